import CalendarCore
public import GridStore

/// Grids as HTML: a whole document with its style, tables that screen readers understand, a `time` element for each day.
public struct HTMLPicture: Sendable {
  let grid: Grid
  let options: PictureOptions

  public init(_ grid: Grid, options: PictureOptions = PictureOptions()) {
    self.grid = grid
    self.options = options
  }

  /// The document of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func month(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options)
    return document(title: picture.title, body: table(picture, weeksPerLine: 1))
  }

  /// The document of a month as one run of whole weeks.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func strip(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options)
    return document(title: picture.title, body: table(picture, weeksPerLine: picture.rows.count))
  }

  /// The document of a year.
  ///
  /// - Parameter columns: months side by side; taken as 1 if it is less.
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func year(_ year: Int, columns: Int = 3) throws(GridError) -> String {
    let title = try GridTitles(grid, language: options.language).year(year)
    let months = try MonthPicture.months(grid, year: year, options: options)
    var body = "<h1>\(Markup.escaped(title))</h1>\n"
    body += "<div class=\"year\" style=\"grid-template-columns:repeat(\(max(1, columns)),max-content)\">\n"
    for month in months { body += table(month, weeksPerLine: 1) }
    return document(title: title, body: body + "</div>\n")
  }

  private func document(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(options.language.documentTag)">
    <head>
    <meta charset="utf-8">
    <title>\(Markup.escaped(title))</title>
    <style>
    body{font-family:system-ui,sans-serif}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    caption{font-weight:600;padding:.4em}
    th,td{padding:.25em .5em;text-align:right}
    th[scope=row],.previous,.next{opacity:.45}
    .today{outline:2px solid;border-radius:.3em}
    .year{display:grid;gap:1.5em;align-items:start}
    </style>
    </head>
    <body\(options.isRightToLeft ? " dir=\"rtl\"" : "")>
    \(body)</body>
    </html>

    """
  }

  /// A row for each weekday and a column for each week.
  private func transposedTable(_ picture: MonthPicture) -> String {
    var text = "<table>\n<caption>\(Markup.escaped(picture.title))</caption>\n"
    if picture.showsWeeks {
      text += "<thead><tr><th scope=\"col\" abbr=\"Week\">Wk</th>"
      for row in picture.rows { text += "<th scope=\"col\">\(row.week.map(options.language.number) ?? "")</th>" }
      text += "</tr></thead>\n"
    }
    text += "<tbody>\n"
    for (column, head) in picture.heads.enumerated() {
      text += "<tr><th scope=\"row\" abbr=\"\(name(head, .wide))\">\(name(head, .short))</th>"
      for row in picture.rows { text += cell(row.cells[column]) }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  private func table(_ picture: MonthPicture, weeksPerLine: Int) -> String {
    if options.isTransposed { return transposedTable(picture) }
    var text = "<table>\n<caption>\(Markup.escaped(picture.title))</caption>\n<thead><tr>"
    for _ in 0..<weeksPerLine {
      if picture.showsWeeks { text += "<th scope=\"col\" abbr=\"Week\">Wk</th>" }
      for head in picture.heads {
        text += "<th scope=\"col\" abbr=\"\(name(head, .wide))\">\(name(head, .short))</th>"
      }
    }
    text += "</tr></thead>\n<tbody>\n"
    for first in stride(from: 0, to: picture.rows.count, by: weeksPerLine) {
      text += "<tr>"
      for row in picture.rows[first..<min(first + weeksPerLine, picture.rows.count)] {
        if picture.showsWeeks { text += "<th scope=\"row\">\(row.week.map(options.language.number) ?? "")</th>" }
        for cell in row.cells { text += self.cell(cell) }
      }
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  private func name(_ weekday: Weekday, _ width: NameWidth) -> String {
    Markup.escaped(options.language.name(of: weekday, width))
  }

  private func cell(_ cell: MonthPicture.Cell?) -> String {
    guard let cell else { return "<td></td>" }
    let current = cell.isToday ? " aria-current=\"date\"" : ""
    return
      "<td class=\"\(cell.classes)\"\(current)><time datetime=\"\(cell.date)\">\(options.language.number(cell.label))</time></td>"
  }
}
