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
      title: picture.title, width: blockWidth, height: height(rows: picture.rows.count),
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
    let blockHeight = height(rows: 6) + Size.margin
    let width = columns * (blockWidth + Size.margin) - Size.margin
    var body = text(title, x: width / 2, y: 24, attributes: " class=\"title\"")
    for (position, month) in months.enumerated() {
      body += block(
        month, weeksPerLine: 1, x: position % columns * (blockWidth + Size.margin),
        y: Size.title + position / columns * blockHeight)
    }
    return document(title: title, width: width, height: Size.title + lines * blockHeight, body: body)
  }

  private var weekColumns: Int { 7 + (options.showsWeeks ? 1 : 0) }
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
    for (position, row) in picture.rows.enumerated() {
      let left = x + position % weeksPerLine * blockWidth + Size.column / 2
      let firstDay = left + (picture.showsWeeks ? Size.column : 0)
      let line = position / weeksPerLine
      if line == 0 {
        for (column, head) in picture.heads.enumerated() {
          body += text(
            head.englishName(.short), x: firstDay + column * Size.column, y: y + Size.title + 19, attributes: "")
        }
      }
      let top = y + Size.title + (line + 1) * Size.row
      if picture.showsWeeks, let week = row.week {
        body += text("\(week)", x: left, y: top + 19, attributes: " class=\"week\"")
      }
      for (column, cell) in row.cells.enumerated() {
        guard let cell else { continue }
        let middle = firstDay + column * Size.column
        if cell.isToday { body += "<circle cx=\"\(middle)\" cy=\"\(top + 14)\" r=\"13\"/>\n" }
        body += text("\(cell.label)", x: middle, y: top + 19, attributes: " class=\"\(cell.classes)\"")
      }
    }
    return body
  }

  private func text(_ text: String, x: Int, y: Int, attributes: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(attributes)>\(Markup.escaped(text))</text>\n"
  }
}
