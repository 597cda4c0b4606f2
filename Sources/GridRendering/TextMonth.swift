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
    block(try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options)).map { $0.trimmed + "\n" }
      .joined()
  }

  // MARK: - Parts that the year and the strip use too

  /// Seven cells of two characters with a gap on each side, and three characters for a week number.
  var width: Int { 22 + (options.showsWeeks ? 3 : 0) }

  func emphasis(_ emphasis: StyledLine.Emphasis) -> StyledLine.Emphasis? {
    options.style == .ansi ? emphasis : nil
  }

  func block(_ picture: MonthPicture) -> [StyledLine] {
    [StyledLine.centred(picture.title, width: width, emphasis(.bold)), head(picture)] + picture.rows.map(line)
  }

  /// The weekdays above the days.
  func head(_ picture: MonthPicture) -> StyledLine {
    var line = StyledLine()
    if options.showsWeeks { line.append("Wk ", emphasis(.dim)) }
    for head in picture.heads { line.append(" " + head.englishName(.short)) }
    line.append(" ")
    return line
  }

  /// One row of a month.
  func line(_ row: MonthPicture.Row) -> StyledLine {
    var line = StyledLine()
    if options.showsWeeks { line.append(Self.twoCharacters(row.week) + " ", emphasis(.dim)) }
    var gap = " "
    for cell in row.cells {
      let text = Self.twoCharacters(cell?.label)
      if cell?.isToday == true && options.style == .plain {
        line.append("[" + text)
        gap = "]"
        continue
      }
      line.append(gap)
      gap = " "
      if cell?.isToday == true {
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

  private static func twoCharacters(_ number: Int?) -> String {
    guard let number else { return "  " }
    return number < 10 ? " \(number)" : "\(number)"
  }
}
