import Foundation
import TestSupport
import Testing

/// A reader in another language, which answers queries as a process.
struct ReaderProcess: Sendable, CustomTestStringConvertible {
  /// The language.
  let testDescription: String
  /// What runs it, with the folder of the caches as one more argument.
  private let command: String

  /// JavaScript and Python where they are installed. Or, if `CALGRID_C_REPLAY` is the path of `Tests/CLibrary/replay.c` compiled, the C
  /// library alone: `.ci/c-library` builds and asks it.
  static let all: [ReaderProcess] = {
    if let program = ProcessInfo.processInfo.environment["CALGRID_C_REPLAY"] {
      return [ReaderProcess(testDescription: "C", command: "'\(program)'")]
    }
    return [("JavaScript", "node", "js"), ("Python", "python3", "py")].compactMap { language, program, suffix in
      guard (try? shell("command -v \(program)")) == 0 else {
        print("skipped: \(program) is not installed, so the \(language) reader is not tested")
        return nil
      }
      let driver = DataFolder.path + "/../Tests/ReaderTests/Drivers/replay.\(suffix)"
      return ReaderProcess(testDescription: language, command: "\(program) '\(driver)'")
    }
  }()

  /// The answers to queries, a line each.
  ///
  /// - Parameter caches: the folder of the caches that the queries use.
  func answers(to queries: [String], caches: String) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try (queries.joined(separator: "\n") + "\n").write(
      toFile: folder.path + "/queries", atomically: false, encoding: .utf8)
    let status = try Self.shell(
      "\(command) '\(caches)' < '\(folder.path)/queries' > '\(folder.path)/answers' 2> '\(folder.path)/errors'"
    )
    guard status == 0 else {
      let errors = try String(contentsOfFile: folder.path + "/errors", encoding: .utf8)
      throw Failure(description: "\(command): exit code \(status): \(errors.suffix(2_000))")
    }
    return try String(contentsOfFile: folder.path + "/answers", encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func shell(_ command: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
