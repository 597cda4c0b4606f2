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
    let legend = legend(width: width)
    let signs = self.text(legend, width: width, y: height + SVGSize.legendGap)
    let box = (
      x: -SVGSize.margin, y: -SVGSize.margin, width: width + 2 * SVGSize.margin,
      height: height + (legend.isEmpty ? 0 : SVGSize.legendGap + legend.count * SVGSize.legendLine) + 2 * SVGSize.margin
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

  /// What a sign means, with the sign before it.
  private struct LegendItem {
    let words: String
    let sign: (Int, Int) -> String

    var width: Int { 22 + SVGSize.width(of: words, size: 10) }

    func text(x: Int, y: Int) -> String {
      sign(x + 6, y - 4) + SVGText(words, x: x + 14 + (width - 22) / 2, y: y, "legend").text
    }
  }

  /// What the signs mean, in as many lines as the width needs; none without signs.
  private func legend(width: Int) -> [[LegendItem]] {
    var items: [LegendItem] = []
    if overlays.marks != nil { items.append(LegendItem(words: "marked", sign: SVGSign.mark)) }
    if overlays.signIns != nil {
      for state in SignInState.allCases where state != .locked {
        items.append(LegendItem(words: SVGSign.name(state)) { SVGSign.sign(state, x: $0, y: $1) })
      }
    }
    var lines: [[LegendItem]] = []
    for item in items {
      if let last = lines.last, last.reduce(item.width, { $0 + $1.width }) <= width {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines
  }

  private func text(_ legend: [[LegendItem]], width: Int, y: Int) -> String {
    guard !legend.isEmpty else { return "" }
    var text = "<g lang=\"en\" direction=\"ltr\">\n"
    for (line, items) in legend.enumerated() {
      var x = (width - items.reduce(0) { $0 + $1.width }) / 2
      for item in items {
        text += item.text(x: x, y: y + line * SVGSize.legendLine)
        x += item.width
      }
    }
    return text + "</g>\n"
  }
}
