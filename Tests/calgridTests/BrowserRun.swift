import Foundation
import TestSupport

/// A page in headless Chromium: steps go in, results come out. `Drivers/browser.py` describes the steps.
struct BrowserRun {
  let results: [Any]

  /// The browser, or `nil` where it or the program that drives it is missing.
  static let program: String? = {
    let search =
      "command -v python3 >/dev/null && { command -v chromium || command -v chromium-browser || command -v google-chrome; }"
    let found = try? run("/bin/sh", ["-c", search]).output
    let program = found?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    if program.isEmpty {
      print("skipped: the page of years is not tried, because chromium or python3 is not installed")
    }
    return program.isEmpty ? nil : program
  }()

  /// Opens a page and takes the steps.
  init(page: String, steps: [[Any]]) throws {
    let driver = DataFolder.path + "/../Tests/calgridTests/Drivers/browser.py"
    let run = try Self.run(
      "/usr/bin/env", ["python3", driver, Self.program ?? "", page],
      input: try JSONSerialization.data(withJSONObject: steps))
    guard run.status == 0, let results = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [Any] else {
      throw RunError(problem: "browser: exit code \(run.status): \(run.errors.suffix(2_000))")
    }
    self.results = results
  }

  private static func run(
    _ program: String, _ arguments: [String], input: Data = Data()
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = try ScratchFolder()
    try folder.write(input, to: "input")
    try folder.write(Data(), to: "output")
    try folder.write(Data(), to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle(forReadingAtPath: folder.path("input"))
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try folder.bytes("output"), as: UTF8.self),
      String(decoding: try folder.bytes("errors"), as: UTF8.self)
    )
  }
}
