/// The completions for zsh.
enum ZshCompletions {
  static var text: String {
    var text = """
      _calgrid() {
        local -a commands
        if (( CURRENT == 2 )); then
          commands=(

      """
    for command in Shell.commands { text += "      \(Shell.quoted("\(command.name):\(escaped(command.summary))"))\n" }
    text += """
          )
          _describe -t commands command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in Command.all {
      text += "    \(command.name))\n      _arguments -S"
      for option in command.options {
        let value = option.completion.map { Self.value($0, message: option.value ?? "") } ?? ""
        let help = "[\(escaped(option.help))]"
        text += " \\\n        \(Shell.quoted("--\(option.name)\(option.value == nil ? "" : "=")\(help)\(value)"))"
        if let short = option.short {
          text += " \\\n        \(Shell.quoted("-\(short)\(option.value == nil ? "" : "+")\(help)\(value)"))"
        }
      }
      if let operand = command.operandCompletion {
        text += " \\\n        \(Shell.quoted("*\(value(operand, message: command.operands))"))"
      }
      text += " ;;\n"
    }
    return text + """
          help) _values topic \(Shell.helpWords.joined(separator: " ")) ;;
        esac
      }
      if [ "$funcstack[1]" = _calgrid ]; then _calgrid "$@"; else compdef _calgrid calgrid; fi

      """
  }

  private static func value(_ values: Completion, message: String) -> String {
    let message = ":" + escaped(message) + ":"
    return switch values {
    case .file: message + "_files"
    case .words(let words): message + "(\(words.joined(separator: " ")))"
    case .text: message + " "
    }
  }

  /// Text between the colons and brackets of zsh's descriptions.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
