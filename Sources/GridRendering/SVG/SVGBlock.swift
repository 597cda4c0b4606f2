import CalendarCore

/// A month of an SVG picture: a table with the month's name above it. Its parts count from its own corner.
struct SVGBlock {
  let picture: MonthPicture
  let options: PictureOptions
  let overlays: DayOverlays
  /// Weeks that stand side by side on one line.
  let weeksPerLine: Int

  init(_ picture: MonthPicture, _ options: PictureOptions, _ overlays: DayOverlays, weeksPerLine: Int) {
    self.picture = picture
    self.options = options
    self.overlays = overlays
    self.weeksPerLine = weeksPerLine
  }

  // MARK: - Measures

  /// Days and week numbers; or weekdays and six weeks if weeks are columns.
  static func columns(_ options: PictureOptions) -> Int { 7 + (options.showsWeeks && !options.isTransposed ? 1 : 0) }

  static func rowHeight(_ overlays: DayOverlays) -> Int { overlays.alternate == nil ? SVGSize.row : SVGSize.highRow }

  /// The height with so many rows of weeks.
  static func height(weeks: Int, _ options: PictureOptions, _ overlays: DayOverlays) -> Int {
    if options.isTransposed { return SVGSize.name + 7 * rowHeight(overlays) + (options.showsWeeks ? SVGSize.head : 0) }
    return SVGSize.name + SVGSize.head + weeks * rowHeight(overlays)
  }

  private var lineWidth: Int { Self.columns(options) * SVGSize.column }
  var width: Int { lineWidth * weeksPerLine }
  var height: Int {
    Self.height(weeks: (picture.rows.count + weeksPerLine - 1) / weeksPerLine, options, overlays)
  }
  private var rowHeight: Int { Self.rowHeight(overlays) }

  /// The middle of a column, counted from the side where reading begins.
  private func middle(_ column: Int) -> Int {
    let offset = column * SVGSize.column + SVGSize.column / 2
    return options.isRightToLeft ? width - offset : offset
  }

  // MARK: - Text

  func text(x: Int, y: Int) -> String {
    var text = "<g role=\"table\" aria-label=\"\(Markup.escaped(picture.title))\" transform=\"translate(\(x) \(y))\">\n"
    text += SVGText(picture.title, x: width / 2, y: 22, "name", size: (16, width - 8)).text
    text += options.isTransposed ? transposed : lines
    return text + "</g>\n"
  }

  /// A line of weekdays and a line for each week, or for several.
  private var lines: String {
    let columns = Self.columns(options)
    var text = "<g role=\"row\">\n"
    for week in 0..<weeksPerLine {
      let first = week * columns + columns - 7
      for (column, head) in picture.heads.enumerated() {
        text += self.head(head, x: middle(first + column), y: SVGSize.name + 14, role: "columnheader")
      }
    }
    text += "</g>\n"
    for first in stride(from: 0, to: picture.rows.count, by: weeksPerLine) {
      text += "<g role=\"row\">\n"
      let top = SVGSize.name + SVGSize.head + first / weeksPerLine * rowHeight
      for week in first..<min(first + weeksPerLine, picture.rows.count) {
        let column = (week - first) * columns
        if columns > 7 { text += self.week(picture.rows[week].week, x: middle(column), y: top + 20) }
        text += cells(picture.rows[week].cells, from: column + columns - 7, top: top)
      }
      text += "</g>\n"
    }
    return text
  }

  /// A line for each weekday and a column for each week; week numbers stand below.
  private var transposed: String {
    var text = ""
    for (line, head) in picture.heads.enumerated() {
      let top = SVGSize.name + line * rowHeight
      text += "<g role=\"row\">\n" + self.head(head, x: middle(0), y: top + 20, role: "rowheader")
      text += cells(picture.rows.map { $0.cells[line] }, from: 1, top: top) + "</g>\n"
    }
    guard options.showsWeeks else { return text }
    text += "<g role=\"row\">\n"
    for (column, row) in picture.rows.enumerated() {
      text += week(row.week, x: middle(column + 1), y: SVGSize.name + 7 * rowHeight + 14)
    }
    return text + "</g>\n"
  }

  private func head(_ weekday: Weekday, x: Int, y: Int, role: String) -> String {
    let language = options.language
    let fitting = [NameWidth.abbreviated, .short].first { width in
      Weekday.allCases.allSatisfy { SVGSize.width(of: language.name(of: $0, width), size: 11) <= SVGSize.column - 3 }
    }
    let name = language.name(of: weekday, fitting ?? .narrow)
    return SVGText(
      name, x: x, y: y, "head" + (options.weekend.contains(weekday) ? " rest" : ""), size: (11, SVGSize.column - 3),
      attributes: " role=\"\(role)\" aria-label=\"\(Markup.escaped(language.name(of: weekday)))\""
    ).text
  }

  private func week(_ number: Int?, x: Int, y: Int) -> String {
    guard let number else { return "" }
    return SVGText(options.language.number(number), x: x, y: y, "week", attributes: " role=\"rowheader\"").text
  }

  private func cells(_ cells: [MonthPicture.Cell?], from column: Int, top: Int) -> String {
    var text = ""
    var isBehindBlank = false
    for (position, cell) in cells.enumerated() {
      guard let cell else {
        isBehindBlank = true
        continue
      }
      text += self.cell(
        cell, x: middle(column + position), top: top, index: isBehindBlank ? column + position + 1 : nil)
      isBehindBlank = false
    }
    return text
  }

  /// - Parameter index: the column as screen readers count it, where blanks are left out before it.
  private func cell(_ cell: MonthPicture.Cell, x: Int, top: Int, index: Int?) -> String {
    var text = cell.isToday ? "<circle class=\"disc\" cx=\"\(x)\" cy=\"\(top + 15)\" r=\"12\"/>\n" : ""
    let column = index.map { " aria-colindex=\"\($0)\"" } ?? ""
    text +=
      SVGText(
        options.language.number(cell.label), x: x, y: top + 20, cell.classes,
        attributes: " role=\"cell\"\(column)" + (cell.isToday ? " aria-current=\"date\"" : "")
      ).text
    text += SVGSign.badges(cell.overlay, x: x, y: top + 6)
    if !cell.overlay.name.isEmpty {
      // A name that would become illegible gives way to a number.
      let isShort = SVGSize.fitting(cell.overlay.name, in: SVGSize.column - 3, atMost: 9) >= 6
      text +=
        SVGText(
          isShort ? cell.overlay.name : cell.overlay.code, x: x, y: top + 38, "below", size: (9, SVGSize.column - 3)
        ).text
    }
    return text
  }
}
