/// A piece of an inline SVG picture. Colours come from the page's style sheet, so that they follow light and dark.
enum SVGElement {
  static func text(_ content: String, x: Double, y: Double, anchor: String = "start", style: String = "label") -> String
  {
    "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\">\(escaped(content))</text>\n"
  }

  static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, style: String) -> String {
    "<line class=\"\(style)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>\n"
  }

  static func bar(x: Double, y: Double, width: Double, height: Double, style: String, title: String) -> String {
    "<rect class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(max(width, 0.5)))\" "
      + "height=\"\(number(height))\"><title>\(escaped(title))</title></rect>\n"
  }

  static func polyline(_ points: [(x: Double, y: Double)], style: String) -> String {
    let list = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    return "<polyline class=\"\(style)\" points=\"\(list)\"/>\n"
  }

  static func dot(x: Double, y: Double, style: String, title: String) -> String {
    "<circle class=\"\(style)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"3.5\"><title>\(escaped(title))</title></circle>\n"
  }

  static func picture(width: Double, height: Double, title: String, content: String) -> String {
    "<svg viewBox=\"0 0 \(number(width)) \(number(height))\" width=\"\(number(width))\" role=\"img\" "
      + "aria-label=\"\(escaped(title))\">\n\(content)</svg>\n"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// One decimal is a tenth of a pixel.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
