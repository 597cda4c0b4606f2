import CalendarCore
public import GridStore

/// A month as text: a heading, the weekdays from the first weekday on, and a line for each row.
public struct TextMonth: Sendable {
  let grid: Grid
  let options: PictureOptions

  public init(_ grid: Grid, options: PictureOptions = PictureOptions()) {
    self.grid = grid
    self.options = options
  }

  /// The picture of a month, each line ended by a line feed.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func text(year: Int, ordinal: Int) throws(GridError) -> String {
    let month = try grid.month(year: year, ordinal: ordinal)
    return try block(month, title: title(month)).map { $0.trimmed + "\n" }.joined()
  }

  // MARK: - Parts that the year and the strip use too

  /// Seven cells of two characters with a gap on each side, and three characters for a week number.
  var width: Int { 22 + (options.showsWeeks ? 3 : 0) }

  /// Month and year, for a month that stands alone.
  func title(_ month: GridMonth) -> String {
    let calendar = grid.parameters.calendar
    return MonthTitles.title(calendar, month.name) + " "
      + YearTitles.title(calendar, year: month.year, days: month.days)
  }

  func emphasis(_ emphasis: StyledLine.Emphasis) -> StyledLine.Emphasis? {
    options.style == .ansi ? emphasis : nil
  }

  func block(_ month: GridMonth, title: String) throws(GridError) -> [StyledLine] {
    var lines = [StyledLine.centred(title, width: width, emphasis(.bold)), head]
    for row in 0..<rowCount(month) { lines.append(try line(month, row: row)) }
    return lines
  }

  /// The rows that are shown.
  func rowCount(_ month: GridMonth) -> Int { options.fill == .six ? 6 : month.rowCount }

  /// The weekdays, rotated to the first weekday.
  var head: StyledLine {
    var line = StyledLine()
    if options.showsWeeks { line.append("Wk ", emphasis(.dim)) }
    let first = grid.parameters.weekRule.firstWeekday
    for column in 0..<7 {
      line.append(" " + MonthTitles.columnHead(Weekday(position: first.position + column)))
    }
    line.append(" ")
    return line
  }

  /// One row of a month.
  func line(_ month: GridMonth, row: Int) throws(GridError) -> StyledLine {
    var line = StyledLine()
    if options.showsWeeks {
      let week = try grid.week(year: month.year, ordinal: month.ordinal, row: row)
      line.append(Self.twoCharacters(week?.week) + " ", emphasis(.dim))
    }
    var gap = " "
    for column in 0..<7 {
      let cell = try cell(month, row * 7 + column)
      let isToday = cell?.owner == .current && cell?.day == options.today && options.today != nil
      let text = Self.twoCharacters(cell?.label)
      if isToday && options.style == .plain {
        line.append("[" + text)
        gap = "]"
        continue
      }
      line.append(gap)
      gap = " "
      if isToday {
        line.append(text, .reverse)
      } else if let cell, cell.owner != .current {
        line.append(text, emphasis(.dim))
      } else {
        line.append(text)
      }
    }
    line.append(gap)
    return line
  }

  private func cell(_ month: GridMonth, _ index: Int) throws(GridError) -> GridCell? {
    let cell = try grid.cell(year: month.year, ordinal: month.ordinal, index: index)
    return options.fill == .none && cell?.owner != .current ? nil : cell
  }

  private static func twoCharacters(_ number: Int?) -> String {
    guard let number else { return "  " }
    return number < 10 ? " \(number)" : "\(number)"
  }
}
