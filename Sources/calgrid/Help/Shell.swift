/// A shell for which there are completions.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell the commands, options and values of the table.
  var script: String {
    let head = "calgrid completions \(rawValue)"
    return switch self {
    case .bash: "# Made by: \(head)\n" + BashCompletions.text
    case .zsh: "#compdef calgrid\n# Made by: \(head)\n" + ZshCompletions.text
    case .fish: "# Made by: \(head)\n" + FishCompletions.text
    }
  }

  /// What may stand first: the commands and `help`.
  static let commands: [(name: String, summary: String)] =
    Command.all.map { ($0.name, $0.summary) } + [("help", "Prints help about a command or a topic.")]

  static let helpWords = Command.all.map(\.name) + HelpTopic.all.map(\.name)

  /// Text between single quotation marks, for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
