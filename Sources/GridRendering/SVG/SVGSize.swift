import CalendarCore

/// The measures of a picture in its own units, which are pixels at its natural size.
enum SVGSize {
  static let column = 36
  static let row = 30
  /// A row whose days have labels of a second calendar below them.
  static let highRow = 44
  /// The name of a month.
  static let name = 34
  /// The weekdays.
  static let head = 24
  /// The title of a year.
  static let title = 64
  static let columnGap = 28
  static let lineGap = 18
  static let margin = 24
  /// What the signs mean: from the months to its first line, and from line to line.
  static let legendGap = 24
  static let legendLine = 16

  /// The size of letters, at most the wanted one, with which a text does not become wider than it may.
  static func fitting(_ text: String, in width: Int, atMost size: Int) -> Int {
    let estimate = max(1, self.width(of: text, size: 1_000))
    return max(1, min(size, width * 1_000 / estimate))
  }

  /// How wide a text is at most in the usual fonts without serifs: an estimate, because an SVG brings no font.
  static func width(of text: String, size: Int) -> Int {
    let thousandths = text.unicodeScalars.reduce(0) { sum, scalar in
      switch DisplayWidth.columns(of: scalar) {
      case 0: sum
      case 2: sum + 1_000
      default: sum + (scalar.value < 0x80 ? latin(scalar) : 720)
      }
    }
    return (thousandths * size + 999) / 1_000
  }

  private static func latin(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "M", "W", "m", "w": 960
    case "A"..."Z": 740
    case " ", ".", ",", "i", "j", "l", "t", "f", "r", "(", ")", "-", "/", "'": 420
    default: 640
    }
  }
}
