import Foundation
import Testing

@testable import calgrid

/// Completions in the shells themselves, and the manual page in the programs that show it, where they are installed.
@Suite struct ShellTests {
  private static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin/\(program)", "/bin/\(program)"].contains { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What is typed, and what must be offered, or put in its place, then.
  private static let typed: [(words: String, offered: String)] = [
    ("calgrid ye", "year"), ("calgrid year --form", "--format"), ("calgrid year --format=sv", "svg"),
    ("calgrid year --calendar=heb", "hebrew"), ("calgrid month --paper=let", "letter"), ("calgrid help dat", "dates"),
    ("calgrid completions fi", "fish"), ("calgrid layout --axis=hor", "horizontal"),
  ]

  private func script(_ shell: String, _ folder: ScratchFolder) throws -> String {
    let run = try CommandRun("completions", shell)
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    try folder.write(Data(run.output.utf8), to: shell)
    return folder.path(shell)
  }

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
  func bashOffersWhatTheTableHas() throws {
    let folder = try ScratchFolder()
    let script = try script("bash", folder)
    var compared = 0
    func offered(_ words: [String]) throws -> [Substring] {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let program = """
        source \(script)
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
        _calgrid; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let run = try CommandRun(
        program: "/bin/bash", arguments: ["--norc", "-c", program].map { Array($0.utf8) }, output: .captured)
      #expect(run.errors.isEmpty, "\(run.errors)")
      return run.lines
    }
    for example in Self.typed {
      // As bash cuts the line: `=` is a word of its own.
      let words = example.words.replacing("=", with: " = ").split(separator: " ").map(String.init)
      #expect(try offered(words).contains(example.offered[...]), "\(example.words)")
      compared += 1
    }
    for command in Command.all where !command.options.isEmpty {
      #expect(try offered(["calgrid", command.name, "--"]).map(String.init) == command.options.map { "--\($0.name)" })
      compared += 1
    }
    #expect(compared == Self.typed.count + Command.all.count)
  }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed"))
  func fishOffersWhatTheTableHas() throws {
    let folder = try ScratchFolder()
    let script = try script("fish", folder)
    let lines = Self.typed.map { "complete -C '\($0.words)'; echo end" }
    let run = try CommandRun(
      program: "/usr/bin/fish",
      arguments: ["--no-config", "-c", "source \(script); " + lines.joined(separator: "; ")].map { Array($0.utf8) },
      environment: ["HOME": folder.path("home")], output: .captured)
    let answers = run.output.split(separator: "end\n", omittingEmptySubsequences: false)
    for (example, answer) in zip(Self.typed, answers) {
      let words = answer.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      // fish repeats the option before its value.
      #expect(
        words.contains { $0 == example.offered || $0.hasSuffix("=" + example.offered) }, "\(example.words): \(answer)")
    }
    #expect(answers.count == Self.typed.count + 1)
  }

  /// zsh completes only on a terminal, so it is given one, and a tabulator is typed.
  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zshCompletesWhatTheTableHas() throws {
    let folder = try ScratchFolder()
    let script = try script("zsh", folder)
    var program = """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      # Reads until a text has come, without what moves the cursor or colours letters.
      expect() {
        local text line
        for i in {1..300}; do
          if zpty -r -t shell line; then
            text+=$line
            local plain=$(print -rn -- $text | sed $'s/\\x1b\\\\[[0-9;?]*[a-zA-Z]//g')
            if [[ $plain == *$1* ]]; then print -r -- "found $1"; return; fi
          else sleep 0.02; fi
        done
        print -r -- "missing $1 in ${(qqqq)text}"
      }
      zpty -w shell "autoload -Uz compinit; compinit -u -D; source \(script); echo rea''dy"
      expect ready

      """
    for example in Self.typed {
      // The end of the line is taken away before the next one is typed.
      program += "zpty -w -n shell $'\\x15\(example.words)\\t'; expect '\(example.offered)'\n"
    }
    try folder.write(Data(program.utf8), to: "program")
    let run = try CommandRun(
      program: "/usr/bin/zsh", arguments: ["-f", folder.path("program")].map { Array($0.utf8) },
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm", "HOME": folder.path("")], output: .captured)
    #expect(run.lines == ["found ready"] + Self.typed.map { "found \($0.offered)"[...] })
  }

  @Test func unknownShellsAreNamed() throws {
    let run = try CommandRun("completions", "tcsh")
    #expect(run.exitCode == 64 && run.errors.contains("bash, zsh, fish"))
    #expect(try CommandRun("completions").exitCode == 64)
  }

  @Test func theManualHasEveryCommandOptionAndTopic() throws {
    let page = try CommandRun("manual").output
    #expect(page.hasPrefix(".\\\" Made by: calgrid manual\n.TH CALGRID 1 "))
    var found = 0
    for command in Command.all {
      #expect(page.contains("\n.SS \(command.name.replacing("-", with: "\\-"))"))
      for option in command.options {
        #expect(page.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))\\fR"), "\(option.name)")
        found += 1
      }
    }
    for topic in HelpTopic.all {
      #expect(page.contains("\n.SH \(topic.name.uppercased().replacing("-", with: "\\-"))\n"))
    }
    #expect(found > 100)
  }

  @Test(.enabled(if: isInstalled("groff"), "groff is not installed"))
  func theManualIsSetWithoutWarnings() throws {
    let run = try CommandRun(shell: "\"$CALGRID\" manual | groff -man -ww -Tutf8 -K utf8 -z 2>&1")
    #expect(run.exitCode == 0 && run.output.isEmpty, "\(run.output.prefix(500))")
  }

  @Test(.enabled(if: isInstalled("man"), "man is not installed"))
  func manShowsThePage() throws {
    let run = try CommandRun(
      shell: "\"$CALGRID\" manual | man -l -",
      environment: ["MANWIDTH": "100", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    let text = run.output.replacing(/.\u{8}/, with: "")
    #expect(run.exitCode == 0)
    #expect(text.contains("--first-weekday 1...7") && text.contains("calgrid year 2026 --format svg | rsvg-convert"))
    #expect(text.contains("~/.cache/calgrid/grids.calgrid"))
  }

  @Test func topicsAreHelp() throws {
    let help = try CommandRun("--help").output
    for topic in HelpTopic.all {
      let page = try CommandRun("help", topic.name)
      #expect(page.exitCode == 0 && page.output == topic.page)
      #expect(page.lines.allSatisfy { $0.count <= 120 })
      #expect(help.contains("\n  \(topic.name) "))
    }
    #expect(HelpTopic.all.count == 9)
    let run = try CommandRun("help", "colours")
    #expect(run.exitCode == 64 && run.errors.contains("unknown command or topic 'colours'"))
    #expect(try CommandRun("help", "date").errors.contains("perhaps"))
  }
}
