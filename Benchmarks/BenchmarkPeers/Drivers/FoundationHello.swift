import Foundation

// The least that a program with Foundation does.
FileHandle.standardOutput.write(Data("hello\n".utf8))
