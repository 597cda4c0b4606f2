import Foundation

/// Another program, run to its end.
public enum Command {
  /// What the program printed, without white space at the ends; `nil` when it is missing or fails.
  ///
  /// - Parameters:
  ///   - arguments: The program's name, looked up in `PATH`, and its arguments.
  ///   - errors: Whether to return the standard error instead of the standard output.
  public static func output(_ arguments: [String], errors: Bool = false) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = errors ? FileHandle.nullDevice : pipe
    process.standardError = errors ? pipe : FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether a program of that name is in `PATH`.
  public static func exists(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
