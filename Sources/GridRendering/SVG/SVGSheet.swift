import CalendarCore
import GridStore

/// The document around the months of an SVG picture: size, style, description, title and legend.
struct SVGSheet {
  let title: String
  let options: PictureOptions
  let overlays: DayOverlays
  let paper: Paper?

  var blockWidth: Int { SVGBlock.columns(options) * SVGSize.column }
  /// The height of a month of six weeks.
  var blockHeight: Int { SVGBlock.height(weeks: 6, options, overlays) }

  /// The title of a year above its months.
  func heading(width: Int) -> String {
    SVGText(title, x: width / 2, y: 34, "title", size: (28, width), attributes: " role=\"heading\" aria-level=\"1\"")
      .text
  }

  func text(width: Int, height: Int, body: String) -> String {
    let signs = legend(width: width, y: height + 20)
    let box = (
      x: -SVGSize.margin, y: -SVGSize.margin, width: width + 2 * SVGSize.margin,
      height: height + (signs.isEmpty ? 0 : SVGSize.legend) + 2 * SVGSize.margin
    )
    var size = "width=\"\(box.width)\" height=\"\(box.height)\""
    var shown = box
    var page = ""
    if let paper {
      // The sheet has its own white edge, so that the picture's margin is not needed.
      let sheet = paper.sheet(width: box.width - 2 * SVGSize.margin, height: box.height - 2 * SVGSize.margin)
      size = "width=\"\(Self.millimetres(sheet.width))\" height=\"\(Self.millimetres(sheet.height))\""
      shown = sheet.box
      page = "@page{size:\(paper.rawValue) \(sheet.isAcross ? "landscape" : "portrait");margin:0}\n"
    }
    let view = "\(shown.x) \(shown.y) \(shown.width) \(shown.height)"
    let tag = options.language.documentTag
    let direction = options.language.isRightToLeft ? " direction=\"rtl\"" : ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="calgrid" \(size) viewBox="\(view)" \
      lang="\(tag)" xml:lang="\(tag)"\(direction) role="graphics-document document">
      <title>\(Markup.escaped(title))</title>
      <desc lang="en">\(Markup.escaped(description))</desc>
      <style>
      \(page)\(SVGStyle.text)</style>
      <rect class="page" x="\(shown.x)" y="\(shown.y)" width="\(shown.width)" height="\(shown.height)"/>
      \(body)\(signs)</svg>

      """
  }

  /// Tenths of a millimetre as a length.
  private static func millimetres(_ tenths: Int) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)mm" : "\(tenths / 10).\(tenths % 10)mm"
  }

  /// What a screen reader says of the picture after its title.
  private var description: String {
    var text = "A calendar. "
    if options.showsWeeks { text += "Week numbers stand \(options.isTransposed ? "below" : "beside") the days. " }
    if let alternate = overlays.alternate {
      text += "Below the days stand those of the calendar \(alternate.parameters.calendar.rawValue). "
    }
    return String(text.dropLast())
  }

  /// What the signs mean, in a line; nothing without signs.
  private func legend(width: Int, y: Int) -> String {
    var items: [(sign: (Int, Int) -> String, words: String)] = []
    if overlays.marks != nil { items.append((SVGSign.mark, "marked")) }
    if overlays.signIns != nil {
      for state in SignInState.allCases where state != .locked {
        items.append(({ SVGSign.sign(state, x: $0, y: $1) }, SVGSign.name(state)))
      }
    }
    guard !items.isEmpty else { return "" }
    let size = 10
    let widths = items.map { 22 + SVGSize.width(of: $0.words, size: size) }
    var x = (width - widths.reduce(0, +)) / 2
    var text = "<g lang=\"en\" direction=\"ltr\">\n"
    for (item, itemWidth) in zip(items, widths) {
      text += item.sign(x + 6, y - 4)
      text += SVGText(item.words, x: x + 14 + (itemWidth - 22) / 2, y: y, "legend").text
      x += itemWidth
    }
    return text + "</g>\n"
  }
}
