/// A line of text that knows how many columns it takes, escape codes not counted.
struct StyledLine {
  enum Emphasis: String {
    case bold = "\u{1B}[1m"
    case dim = "\u{1B}[2m"
    case reverse = "\u{1B}[7m"
    case red = "\u{1B}[31m"

    var end: String {
      switch self {
      case .bold, .dim: "\u{1B}[22m"
      case .reverse: "\u{1B}[27m"
      case .red: "\u{1B}[39m"
      }
    }
  }

  private(set) var text = ""
  private(set) var width = 0

  mutating func append(_ piece: String, _ emphasis: Emphasis? = nil) {
    if let emphasis {
      text += emphasis.rawValue + piece + emphasis.end
    } else {
      text += piece
    }
    width += DisplayWidth.columns(of: piece)
  }

  mutating func append(_ line: StyledLine) {
    text += line.text
    width += line.width
  }

  mutating func pad(to columns: Int) {
    if width < columns { append(String(repeating: " ", count: columns - width)) }
  }

  /// A heading in the middle of so many columns; at the left if it is longer.
  static func centred(_ title: String, width: Int, _ emphasis: Emphasis?) -> StyledLine {
    var line = StyledLine()
    line.append(String(repeating: " ", count: max(0, (width - DisplayWidth.columns(of: title)) / 2)))
    line.append(title, emphasis)
    return line
  }

  /// Text with blanks before it up to so many columns.
  static func rightAligned(_ text: String, columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: text))) + text
  }

  /// The text without blanks at its end.
  var trimmed: String {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return "" }
    return String(text[...last])
  }
}
