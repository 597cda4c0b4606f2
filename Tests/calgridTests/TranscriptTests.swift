import Foundation
import TestSupport
import Testing

@testable import calgrid

/// Every command that the README, the DocC catalogs and the help show is run, and prints what stands below it.
@Suite struct TranscriptTests {
  struct Command: CustomTestStringConvertible, Sendable {
    let place: String
    let text: String
    /// The lines below the command; none where only the command is shown.
    var output: [String] = []
    var testDescription: String { "\(place): \(text)" }
  }

  /// The lines that begin with `$ calgrid` in blocks of text, each with what stands below it.
  private static func transcripts(_ place: String, _ text: String) -> [Command] {
    var commands: [Command] = []
    for rest in text.components(separatedBy: "```text\n").dropFirst() {
      let block = rest.components(separatedBy: "\n```")[0]
      guard block.hasPrefix("$ calgrid") else { continue }
      for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("$ ") {
          commands.append(Command(place: place, text: String(line.dropFirst(2))))
        } else {
          commands[commands.count - 1].output.append(String(line))
        }
      }
    }
    return commands
  }

  static let commands: [Command] = {
    let package = URL(fileURLWithPath: DataFolder.path).deletingLastPathComponent()
    var documents = [package.appendingPathComponent("README.md")]
    for case let file as URL in FileManager.default.enumerator(
      at: package.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)!
    where file.pathExtension == "md" { documents.append(file) }
    let shown = documents.flatMap { file in
      transcripts(file.lastPathComponent, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
    // In help an example is a line that begins with blanks and the name of the tool.
    let helped = HelpTopic.all.flatMap { topic in
      topic.text.split(separator: "\n").filter { $0.hasPrefix("  calgrid ") }
        .map { Command(place: topic.name, text: $0.trimmingCharacters(in: .whitespaces)) }
    }
    return shown + helped
  }()

  private static let hasRenderer = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")

  @Test(arguments: commands) func commandsDoWhatIsShown(_ command: Command) throws {
    if command.text.contains("rsvg-convert"), !Self.hasRenderer {
      print("skipped: \(command.text): rsvg-convert is not installed")
      return
    }
    let folder = try ScratchFolder()
    try folder.write(Data("2026-09-01\n2026-09-02\n".utf8), to: "signed-in.txt")
    // The folders that completions are put into.
    let bin = (CommandRun.executable as NSString).deletingLastPathComponent
    let run = try CommandRun(
      shell:
        "set -e; cd \(folder.path("")); mkdir -p .local/share/bash-completion/completions .zfunc .config/fish/completions; "
        + command.text,
      environment: ["PATH": "\(bin):/usr/bin:/bin", "HOME": folder.path(""), "MANWIDTH": "80"])
    #expect(run.exitCode == 0, "\(run.errors)")
    if !command.output.isEmpty { #expect(run.lines == command.output.map { $0[...] }) }
  }

  @Test func thereAreEnough() {
    #expect(Self.commands.count >= 15)
    #expect(Self.commands.contains { !$0.output.isEmpty })
  }
}
