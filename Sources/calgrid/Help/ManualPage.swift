/// The manual page, made from the table of commands and options: `roff` with the macros of man(7).
enum ManualPage {
  static var text: String {
    var page = """
      .\\" Made by: calgrid manual
      .TH CALGRID 1 "" "\(Tool.version)" "User Commands"
      .ad l
      .SH NAME
      calgrid \\- calendar grids for every calendar
      .SH SYNOPSIS
      .B calgrid
      .I COMMAND
      .RI [ OPTIONS ]
      .br
      .B calgrid help
      .RI [ COMMAND | TOPIC ]
      .SH DESCRIPTION
      \(escaped(Tool.summary))
      Results go to standard output, everything else to standard error.
      .SH COMMANDS

      """
    for command in Command.all { page += section(command) }
    for topic in HelpTopic.all {
      page +=
        ".SH \(escaped(topic.name.uppercased()))\n\(escaped(topic.summary.capitalizedFirst)).\n"
        + paragraphs(topic.text)
    }
    return page
  }

  private static func section(_ command: Command) -> String {
    var text = ".SS \(escaped(command.name)) \(escaped(command.operands))\n\(escaped(command.summary))\n"
    for option in command.options {
      let short = option.short.map { "\\-\($0), " } ?? ""
      text += ".TP\n\\fB\(short)\\-\\-\(escaped(option.name))\\fR"
      if let value = option.value { text += " \\fI\(escaped(value))\\fR" }
      text += "\n\(escaped(option.help)).\n"
    }
    return text + paragraphs(command.details)
  }

  /// Paragraphs of help: filled anew, unless a line of theirs is laid out with blanks.
  private static func paragraphs(_ text: String) -> String {
    var page = ""
    for paragraph in text.split(separator: "\n\n") {
      let isTable = paragraph.contains("   ") || paragraph.hasPrefix("  ")
      page += (isTable ? ".PP\n.nf\n" : ".PP\n") + paragraph.split(separator: "\n").map { escaped($0) + "\n" }.joined()
      if isTable { page += ".fi\n" }
    }
    return page
  }

  /// A line that roff prints as it is.
  private static func escaped(_ line: some StringProtocol) -> String {
    var text = ""
    for character in line {
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "'": text += "\\(aq"
      case "~": text += "\\(ti"
      case "^": text += "\\(ha"
      case "`": text += "\\(ga"
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
