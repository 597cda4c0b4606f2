/// The completions for fish.
enum FishCompletions {
  static var text: String {
    var text = "complete -c calgrid -f\n"
    for command in Shell.commands {
      text += "complete -c calgrid -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))\n"
    }
    for command in Command.all {
      let start = "complete -c calgrid -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        let short = option.short.map { " -s \($0)" } ?? ""
        text += "\(start) -l \(option.name)\(short)\(option.completion.map(value) ?? "") -d \(quoted(option.help))\n"
      }
      if let operand = command.operandCompletion { text += start + value(operand) + "\n" }
    }
    return text
      + "complete -c calgrid -n '__fish_seen_subcommand_from help' -a \(quoted(Shell.helpWords.joined(separator: " ")))\n"
  }

  private static func value(_ values: Completion) -> String {
    switch values {
    case .file: " -r -F"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .text: " -x"
    }
  }

  /// fish knows two escapes between single quotation marks.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
