import CalendarGrid

/// Text from outside, made fit for one line of a message.
enum Printable {
  /// The text with control and invisible characters written as `\u{…}`.
  static func line(_ text: String) -> String { PrintableText.line(text) }

  /// A path, of which at most 200 characters are shown.
  static func path(_ path: String) -> String { PrintableText.shortened(path) }

  /// At most 60 characters of the text, in quotation marks. Unicode scalars are counted: one character may hold any number of them.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let head = scalars.prefix(60)
    return "'\(line(String(String.UnicodeScalarView(head))))'"
      + (head.endIndex == scalars.endIndex ? "" : "… (shortened)")
  }
}
