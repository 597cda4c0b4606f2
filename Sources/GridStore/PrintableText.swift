/// Text from outside, made fit for a message: on one line, and not longer than people read.
package enum PrintableText {
  /// The text with control and invisible characters written as `\u{…}`.
  package static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars { line += escaped(scalar) }
    return line
  }

  /// The text on one line of at most `limit` characters. What is left out is its middle: a path is told by its end.
  ///
  /// Counted are Unicode scalars, because one character may hold any number of them.
  package static func shortened(_ text: String, to limit: Int = 200) -> String {
    let pieces = text.unicodeScalars.map(escaped)
    guard pieces.reduce(0, { $0 + $1.unicodeScalars.count }) > limit else { return pieces.joined() }
    let head = beginning(pieces, limit / 2)
    let tail = beginning(pieces.reversed(), limit - limit / 2 - 1)
    return head.joined() + "…" + tail.reversed().joined()
  }

  /// The first pieces, as many as fit: an escape is not cut in two.
  private static func beginning(_ pieces: [String], _ limit: Int) -> [String] {
    var count = 0
    return Array(
      pieces.prefix { piece in
        count += piece.unicodeScalars.count
        return count <= limit
      })
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      "\\u{" + String(scalar.value, radix: 16) + "}"
    default:
      String(scalar)
    }
  }
}
