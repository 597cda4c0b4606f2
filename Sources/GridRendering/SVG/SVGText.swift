/// A piece of text of an SVG picture, in the middle of where it stands.
struct SVGText {
  let text: String

  /// - Parameters:
  ///   - words: the words; they are escaped.
  ///   - x: the middle.
  ///   - y: the line on which letters stand.
  ///   - classes: the names under which the style sheet knows it.
  ///   - size: the size of letters that the style sheet gives it, and the width in which it has to fit.
  ///   - attributes: more attributes, each with a blank before it.
  init(
    _ words: String, x: Int, y: Int, _ classes: String, size: (letters: Int, width: Int)? = nil, attributes: String = ""
  ) {
    var style = ""
    if let size {
      let fitting = SVGSize.fitting(words, in: size.width, atMost: size.letters)
      if fitting < size.letters { style = " style=\"font-size:\(fitting)px\"" }
    }
    text =
      "<text x=\"\(x)\" y=\"\(y)\" class=\"\(classes)\"\(attributes)\(style)>\(Markup.escaped(words))</text>\n"
  }
}
