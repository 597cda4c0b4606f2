import Foundation
import TestSupport
import Testing

/// A reader in another language, which answers queries as a process.
enum ReaderProcess: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case javaScript
  case python

  var testDescription: String { rawValue }

  /// What runs it.
  var program: String { self == .javaScript ? "node" : "python3" }

  /// What says whether the program is there.
  static let installed: [ReaderProcess] = allCases.filter { reader in
    let isThere = (try? Self.shell("command -v \(reader.program)")) == 0
    if !isThere { print("skipped: \(reader.program) is not installed, so the \(reader.rawValue) reader is not tested") }
    return isThere
  }

  private var driver: String {
    DataFolder.path + "/../Tests/ReaderTests/Drivers/replay" + (self == .javaScript ? ".js" : ".py")
  }

  /// The answers to queries, a line each.
  ///
  /// - Parameter caches: the folder of the caches that the queries use.
  func answers(to queries: [String], caches: String) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try (queries.joined(separator: "\n") + "\n").write(
      toFile: folder.path + "/queries", atomically: false, encoding: .utf8)
    let status = try Self.shell(
      "\(program) '\(driver)' '\(caches)' < '\(folder.path)/queries' > '\(folder.path)/answers' 2> '\(folder.path)/errors'"
    )
    guard status == 0 else {
      let errors = try String(contentsOfFile: folder.path + "/errors", encoding: .utf8)
      throw Failure(description: "\(driver): exit code \(status): \(errors.suffix(2_000))")
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
