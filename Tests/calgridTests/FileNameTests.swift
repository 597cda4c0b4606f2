import Foundation
import Testing

/// File names in arguments and in messages: empty, missing, endless, and with characters that a terminal obeys.
@Suite struct FileNameTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Every way to name a file, each with the subject that a message has for it.
  private func ways(to path: String) -> [(words: [String], subject: String)] {
    [
      (["year", "2026", "--cache", path], "--cache"), (["find", "2026", "9", "1", "--cache", path], "--cache"),
      (["precompute", "--years", "1...2", "--calendar", "iso8601", "-o", path], "--output"),
      (["info", path], "FILE"), (["verify", path], "FILE"), (["diff", path, path], "FILE"),
      (["month", "2026", "9", "--marks", path], "--marks"),
      (["month", "--sign-in", path, "--window", "2026-09-01..2026-09-30", "--now", "2026-09-15"], "--sign-in"),
    ]
  }

  private func run(_ words: [String]) throws -> CommandRun {
    let run = try CommandRun(
      program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, output: .captured)
    #expect(run.output.isEmpty, "\(words[0])")
    #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(words[0])")
    return run
  }

  @Test(arguments: [("", "an empty name, expected a file"), ("-", "-, expected a file; one of that name is ./-")])
  func namesThatAreNoFilesAreUsage(_ name: String, _ problem: String) throws {
    var compared = 0
    for (words, subject) in ways(to: name) + [(["year", "2026", "--format", "svg", "-o", name], "--output")] {
      let run = try run(words)
      #expect(run.exitCode == 64, "\(words)")
      #expect(run.errors == "calgrid: \(subject): found \(problem)\n")
      compared += 1
    }
    #expect(compared == 9)
  }

  @Test func endlessNamesAreUsageAndShortened() throws {
    var compared = 0
    for path in [folder.path(String(repeating: "n", count: 300)), String(repeating: "a/", count: 5_000)] {
      for (words, _) in ways(to: path) {
        let run = try run(words)
        #expect(run.exitCode == 64, "\(words[0]): \(run.errors)")
        #expect(run.errors.contains("File name too long"))
        #expect(run.errors.count < 300, "\(run.errors)")
        compared += 1
      }
    }
    #expect(compared == 16)
    #expect(folder.names.isEmpty)
  }

  @Test func missingFilesAreToldInTheSystemsWords() throws {
    var compared = 0
    let path = folder.path("none")
    for (words, _) in ways(to: path) where words[0] != "precompute" {
      let run = try run(words)
      #expect(run.exitCode == 66, "\(words)")
      #expect(run.errors == "calgrid: \(path): not found (open: No such file or directory)\n")
      compared += 1
    }
    #expect(compared == 7)
    let made = try run(["precompute", "--years", "1...2", "-o", folder.path("none/none")])
    #expect(made.exitCode == 73)
    #expect(made.errors == "calgrid: \(path): cannot create (stat: No such file or directory)\n")
  }

  @Test func whatATerminalObeysIsEscaped() throws {
    let run = try run(["info", String(repeating: "\u{1B}[31m\n", count: 30)])
    #expect(run.exitCode == 66)
    #expect(run.errors.contains("\\u{1b}[31m\\u{a}") && run.errors.contains("…"))
    #expect(run.errors.count < 300)
    // One character of ten thousand accents.
    let accents = "e" + String(repeating: "\u{301}", count: 10_000)
    var compared = 0
    for words in [["year", accents], ["year", "--calendar", accents], ["day", accents], [accents]] {
      #expect(try self.run(words).errors.unicodeScalars.count < 2_100, "\(words[0].count)")
      compared += 1
    }
    #expect(compared == 4)
  }
}
