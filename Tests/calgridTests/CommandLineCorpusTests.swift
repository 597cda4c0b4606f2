import Foundation
import TestSupport
import Testing

/// The texts of the fuzz targets' corpus as command lines of the real program, a word for each line.
@Suite struct CommandLineCorpusTests {
  @Test func everyCommandLineOfTheCorpusEndsWithADocumentedCode() throws {
    let folder = try ScratchFolder()
    var codes: [Int32: Int] = [:]
    let inputs = try FuzzCorpus.inputs("text").filter { $0.name.hasPrefix("line-") }
    for input in inputs {
      let words = input.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { line in Array(line.prefix { $0 != 0 }) }
      // A signal is thrown as an error; what a command writes goes where nobody else is.
      let run = try CommandRun(
        program: "/bin/sh",
        arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder.path(""), CommandRun.executable].map { Array($0.utf8) }
          + words, output: .captured)
      #expect([0, 1, 64, 65, 66, 73, 74].contains(run.exitCode), "\(input.name): \(run.exitCode)")
      #expect(run.exitCode <= 1 || !run.errors.isEmpty, "\(input.name) failed without a word")
      #expect(!run.errors.contains("Fatal error"), "\(input.name)")
      codes[run.exitCode, default: 0] += 1
    }
    print("\(inputs.count) command lines, exit codes \(codes.sorted { $0.key < $1.key })")
    #expect(folder.names == ["all.calgrid"])
    #expect(inputs.count >= 20)
    #expect(codes[0, default: 0] >= 8 && codes[64, default: 0] >= 6)
  }
}
