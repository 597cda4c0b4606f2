import CalendarCore
public import GridStore

/// A month as text: a heading, the weekdays from the first weekday on, and a line for each row.
public struct TextMonth: Sendable {
  let grid: Grid
  let options: PictureOptions
  let overlays: DayOverlays

  /// - Parameters:
  ///   - grid: the grid that holds the month.
  ///   - options: what is shown.
  ///   - overlays: what is shown over the days; signs stand behind them and are explained below the month.
  public init(_ grid: Grid, options: PictureOptions = PictureOptions(), overlays: DayOverlays = DayOverlays()) {
    self.grid = grid
    self.options = options
    self.overlays = overlays
  }

  /// The picture of a month, each line ended by a line feed.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func text(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options, overlays: overlays)
    return block(picture).map { $0.trimmed + "\n" }.joined() + legend
  }

  // MARK: - Parts that the year and the strip use too

  /// Seven cells with a gap on each side, and three characters for a week number.
  var width: Int { Self.width(options, overlays) }

  static func width(_ options: PictureOptions, _ overlays: DayOverlays) -> Int {
    7 * (1 + cellWidth(overlays)) + 1 + (options.showsWeeks ? 3 : 0)
  }

  /// Two characters, one for each sign, and one more on the left where months of a second calendar begin.
  private static func cellWidth(_ overlays: DayOverlays) -> Int { leadWidth(overlays) + 2 + overlays.signCount }

  private static func leadWidth(_ overlays: DayOverlays) -> Int { overlays.alternate == nil ? 0 : 1 }

  /// An empty line and what the signs mean; nothing without signs.
  var legend: String {
    overlays.legend.isEmpty ? "" : "\n" + overlays.legend.map { $0 + "\n" }.joined()
  }

  func emphasis(_ emphasis: StyledLine.Emphasis) -> StyledLine.Emphasis? {
    options.style == .ansi ? emphasis : nil
  }

  func block(_ picture: MonthPicture) -> [StyledLine] {
    [StyledLine.centred(picture.title, width: width, emphasis(.bold)), head(picture)]
      + picture.rows.flatMap { overlays.alternate == nil ? [line($0)] : [line($0), lineBelow($0)] }
  }

  /// The weekdays above the days.
  func head(_ picture: MonthPicture) -> StyledLine {
    var line = StyledLine()
    if options.showsWeeks { line.append("Wk ", emphasis(.dim)) }
    let lead = String(repeating: " ", count: 1 + Self.leadWidth(overlays))
    let trail = String(repeating: " ", count: overlays.signCount)
    for head in picture.heads { line.append(lead + head.englishName(.short) + trail) }
    line.append(" ")
    return line
  }

  /// One row of a month.
  func line(_ row: MonthPicture.Row) -> StyledLine {
    var line = StyledLine()
    if options.showsWeeks { line.append(Self.twoCharacters(row.week) + " ", emphasis(.dim)) }
    var gap = " "
    let lead = String(repeating: " ", count: Self.leadWidth(overlays))
    for cell in row.cells {
      let text = Self.twoCharacters(cell?.label)
      let signs = cell?.signs ?? String(repeating: " ", count: overlays.signCount)
      if cell?.isToday == true && options.style == .plain {
        // The bracket stands at the day, the gap before it in front of a wider cell.
        line.append(lead.isEmpty ? "[" : gap + "[")
        line.append(text + signs)
        gap = "]"
        continue
      }
      line.append(gap + lead)
      gap = " "
      if cell?.isToday == true {
        line.append(text, .reverse)
      } else if let cell, cell.owner != .current {
        line.append(text, emphasis(.dim))
      } else {
        line.append(text)
      }
      line.append(signs)
    }
    line.append(gap)
    return line
  }

  /// The second calendar's labels below one row of a month.
  func lineBelow(_ row: MonthPicture.Row) -> StyledLine {
    var line = StyledLine()
    if options.showsWeeks { line.append("   ") }
    for cell in row.cells {
      let text = cell?.below ?? ""
      line.append(String(repeating: " ", count: max(0, 4 - text.count)))
      line.append(text, emphasis(.dim))
      line.append(String(repeating: " ", count: overlays.signCount))
    }
    return line
  }

  private static func twoCharacters(_ number: Int?) -> String {
    guard let number else { return "  " }
    return number < 10 ? " \(number)" : "\(number)"
  }
}
