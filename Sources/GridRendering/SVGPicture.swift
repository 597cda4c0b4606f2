import CalendarCore
public import GridStore

/// Grids as SVG: one picture of whole numbers, without scripts, fonts or anything from outside.
public struct SVGPicture: Sendable {
  private enum Size {
    static let column = 34
    static let row = 28
    static let title = 36
    static let margin = 12
  }

  let grid: Grid
  let options: PictureOptions

  public init(_ grid: Grid, options: PictureOptions = PictureOptions()) {
    self.grid = grid
    self.options = options
  }

  /// The picture of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func month(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options)
    return document(
      title: picture.title, width: blockWidth,
      height: height(rows: options.isTransposed ? transposedRows : picture.rows.count),
      body: block(picture, weeksPerLine: 1, x: 0, y: 0))
  }

  /// The picture of a month as one run of whole weeks.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func strip(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options)
    return document(
      title: picture.title, width: blockWidth * picture.rows.count, height: height(rows: 1),
      body: block(picture, weeksPerLine: picture.rows.count, x: 0, y: 0))
  }

  /// The picture of a year.
  ///
  /// - Parameter columns: months side by side; taken as 1 if it is less.
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func year(_ year: Int, columns: Int = 3) throws(GridError) -> String {
    let title = try GridTitles(grid).year(year)
    let months = try MonthPicture.months(grid, year: year, options: options)
    let columns = max(1, min(columns, months.count))
    let lines = (months.count + columns - 1) / columns
    // All blocks are as high as six rows, so that a year's months stand on lines.
    let blockHeight = height(rows: options.isTransposed ? transposedRows : 6) + Size.margin
    let width = columns * (blockWidth + Size.margin) - Size.margin
    var body = text(title, x: width / 2, y: 24, attributes: " class=\"title\"")
    for (position, month) in months.enumerated() {
      let column = options.isRightToLeft ? columns - 1 - position % columns : position % columns
      body += block(
        month, weeksPerLine: 1, x: column * (blockWidth + Size.margin),
        y: Size.title + position / columns * blockHeight)
    }
    return document(title: title, width: width, height: Size.title + lines * blockHeight, body: body)
  }

  /// Days and week numbers; or weekdays and six weeks if weeks are columns.
  private var weekColumns: Int { 7 + (options.showsWeeks && !options.isTransposed ? 1 : 0) }
  /// Rows below the first: seven weekdays, and one of week numbers.
  private var transposedRows: Int { options.showsWeeks ? 7 : 6 }
  private var blockWidth: Int { weekColumns * Size.column }
  private func height(rows: Int) -> Int { Size.title + (rows + 1) * Size.row }

  private func document(title: String, width: Int, height: Int, body: String) -> String {
    let box = (width + 2 * Size.margin, height + 2 * Size.margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box.0)" height="\(box.1)" \
      viewBox="\(-Size.margin) \(-Size.margin) \(box.0) \(box.1)" role="img">
      <title>\(Markup.escaped(title))</title>
      <style>text{font:15px sans-serif;text-anchor:middle;fill:#222}.title{font-weight:600}\
      .week,.previous,.next{opacity:.45}circle{fill:none;stroke:#c22;stroke-width:2}</style>
      <rect x="\(-Size.margin)" y="\(-Size.margin)" width="\(box.0)" height="\(box.1)" fill="#fff"/>
      \(body)</svg>

      """
  }

  private func block(_ picture: MonthPicture, weeksPerLine: Int, x: Int, y: Int) -> String {
    let width = blockWidth * weeksPerLine
    var body = text(picture.title, x: x + width / 2, y: y + 24, attributes: " class=\"title\"")
    if options.isTransposed { return body + transposedBody(picture, x: x, y: y + Size.title) }
    for (position, row) in picture.rows.enumerated() {
      let first = position % weeksPerLine * weekColumns
      let line = position / weeksPerLine
      let firstDay = first + (picture.showsWeeks ? 1 : 0)
      if line == 0 {
        for (column, head) in picture.heads.enumerated() {
          body += text(
            head.englishName(.short), x: middle(firstDay + column, x, width), y: y + Size.title + 19, attributes: "")
        }
      }
      let top = y + Size.title + (line + 1) * Size.row
      if picture.showsWeeks, let week = row.week {
        body += text("\(week)", x: middle(first, x, width), y: top + 19, attributes: " class=\"week\"")
      }
      for (column, cell) in row.cells.enumerated() {
        body += self.cell(cell, x: middle(firstDay + column, x, width), top: top)
      }
    }
    return body
  }

  /// A row for each weekday and a column for each week.
  private func transposedBody(_ picture: MonthPicture, x: Int, y: Int) -> String {
    var body = ""
    for (line, head) in picture.heads.enumerated() {
      let top = y + line * Size.row
      body += text(head.englishName(.short), x: middle(0, x, blockWidth), y: top + 19, attributes: "")
      for (week, row) in picture.rows.enumerated() {
        body += cell(row.cells[line], x: middle(week + 1, x, blockWidth), top: top)
      }
    }
    for (week, row) in picture.rows.enumerated() where picture.showsWeeks {
      guard let number = row.week else { continue }
      body += text(
        "\(number)", x: middle(week + 1, x, blockWidth), y: y + 7 * Size.row + 19, attributes: " class=\"week\"")
    }
    return body
  }

  /// The middle of a column of a block, counted from the side where reading begins.
  private func middle(_ column: Int, _ left: Int, _ width: Int) -> Int {
    let offset = column * Size.column + Size.column / 2
    return left + (options.isRightToLeft ? width - offset : offset)
  }

  private func cell(_ cell: MonthPicture.Cell?, x: Int, top: Int) -> String {
    guard let cell else { return "" }
    let circle = cell.isToday ? "<circle cx=\"\(x)\" cy=\"\(top + 14)\" r=\"13\"/>\n" : ""
    return circle + text("\(cell.label)", x: x, y: top + 19, attributes: " class=\"\(cell.classes)\"")
  }

  private func text(_ text: String, x: Int, y: Int, attributes: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>\(Markup.escaped(text))</text>\n"
  }
}
