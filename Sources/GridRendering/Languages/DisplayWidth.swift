/// How many columns of a terminal text takes.
///
/// Source: UAX #11 (Unicode 15): wide and fullwidth characters take two columns; marks that combine with the character before them, format
/// characters and Hangul vowels and finals take none. Terminals that draw emoji of several parts as one are not followed.
package enum DisplayWidth {
  package static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    // Most text: nothing below the combining marks is wide or combines.
    if scalar.value < 0x300 { return scalar.value == 0xAD || scalar.value >= 0x20 ? 1 : 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// Binary search among the ranges.
  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// The ranges of East Asian Width W and F in which letters, ideographs and signs of calendars stand, ascending.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2E80...0x303E,  // radicals, CJK punctuation
    0x3041...0x33FF,  // kana, bopomofo, enclosed CJK
    0x3400...0x4DBF,  // ideographs, extension A
    0x4E00...0x9FFF,  // ideographs
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97F,  // Hangul initials, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE30...0xFE6F,  // forms for vertical text
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,  // fullwidth signs
    0x1B000...0x1B2FF,  // kana supplements
    0x1F300...0x1F64F,  // pictographs
    0x1F900...0x1F9FF,  // pictographs
    0x20000...0x3FFFD,  // ideographs, further extensions
  ]
}
