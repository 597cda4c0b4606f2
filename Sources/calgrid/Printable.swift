/// Text from outside, made fit for one line of a message.
enum Printable {
  /// The text with control and invisible characters written as `\u{…}`.
  static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        line += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// At most 60 characters of the text, in quotation marks.
  static func quoted(_ text: String) -> String {
    let limit = 60
    let head = text.prefix(limit)
    return "'\(line(String(head)))'" + (head.endIndex == text.endIndex ? "" : "… (shortened)")
  }
}
