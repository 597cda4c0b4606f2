/// The completions for bash.
enum BashCompletions {
  static var text: String {
    var text = """
      _calgrid() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words=""
        COMPREPLY=()
        # bash cuts --option=value into three words.
        if [[ $word == = ]]; then word=""
        elif [[ $before == = ]]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi
        if (( COMP_CWORD == 1 )); then
          COMPREPLY=($(compgen -W \(Shell.quoted(Shell.commands.map(\.name).joined(separator: " ") + " --help --version")) -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]} $before" in

      """
    for command in Command.all {
      for option in command.options {
        guard let values = option.completion else { continue }
        let names = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
        let pattern = names.map { Shell.quoted("\(command.name) \($0)") }.joined(separator: " | ")
        text += "    \(pattern)) \(self.values(values)) ;;\n"
      }
    }
    text += """
        esac
        case "${COMP_WORDS[1]}" in

      """
    for command in Command.all {
      let options = command.options.map { "--\($0.name)" }.joined(separator: " ")
      let operand = command.operandCompletion.map(values) ?? "return"
      text += """
            \(command.name))
              if [[ $word != -* ]]; then \(operand); fi
              words=\(Shell.quoted(options)) ;;

        """
    }
    return text + """
          help) words=\(Shell.quoted(Shell.helpWords.joined(separator: " "))) ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -F _calgrid calgrid

      """
  }

  private static func values(_ values: Completion) -> String {
    switch values {
    case .file: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\")); return"
    case .words(let words):
      "COMPREPLY=($(compgen -W \(Shell.quoted(words.joined(separator: " "))) -- \"$word\")); return"
    case .text: "return"
    }
  }
}
