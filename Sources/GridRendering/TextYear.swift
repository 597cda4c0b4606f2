public import GridStore

/// A year as text: its months in blocks, several side by side.
public struct TextYear: Sendable {
  let month: TextMonth
  let columns: Int

  /// - Parameters:
  ///   - grid: the grid that holds the year.
  ///   - columns: months side by side; taken as 1 if it is less.
  ///   - options: what is shown.
  ///   - overlays: what is shown over the days; signs are explained below the year.
  public init(
    _ grid: Grid, columns: Int = 3, options: PictureOptions = PictureOptions(), overlays: DayOverlays = DayOverlays()
  ) {
    month = TextMonth(grid, options: options, overlays: overlays)
    self.columns = max(1, columns)
  }

  /// How many months fit side by side, at least 1.
  ///
  /// - Parameter width: columns of the terminal; any number.
  public static func columns(
    fitting width: Int, options: PictureOptions, overlays: DayOverlays = DayOverlays()
  ) -> Int {
    let block = TextMonth.width(options, overlays) + gap
    return max(1, (max(0, min(width, 100_000)) + gap) / block)
  }

  private static let gap = 1

  /// The picture of a year, each line ended by a line feed.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func text(year: Int) throws(GridError) -> String {
    let grid = month.grid
    let pictures = try MonthPicture.months(grid, year: year, options: month.options, overlays: month.overlays)
    let title = try GridTitles(grid, language: month.options.language).year(year)
    let width = min(columns, pictures.count) * (month.width + Self.gap) - Self.gap
    return StyledLine.centred(title, width: width, month.emphasis(.bold)).trimmed + "\n\n" + text(pictures)
  }

  /// The picture of some months, each titled with its year; each line ended by a line feed.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func text(months: [GridMonth]) throws(GridError) -> String {
    var pictures: [MonthPicture] = []
    for shown in months {
      pictures.append(
        try MonthPicture.month(
          month.grid, year: shown.year, ordinal: shown.ordinal, options: month.options, overlays: month.overlays))
    }
    return text(pictures)
  }

  private func text(_ pictures: [MonthPicture]) -> String {
    let blocks = pictures.map(month.block)
    let columns = min(columns, blocks.count)
    var text = ""
    for first in stride(from: 0, to: blocks.count, by: columns) {
      if first > 0 { text += "\n" }
      let row = blocks[first..<min(first + columns, blocks.count)]
      // Months of different heights: the shorter ones are blank below.
      for index in 0..<(row.map(\.count).max() ?? 0) {
        var line = StyledLine()
        for position in 0..<columns {
          line.pad(to: position * (month.width + Self.gap))
          let block = row.startIndex + (month.options.isRightToLeft ? columns - 1 - position : position)
          if block < row.endIndex, index < row[block].count { line.append(row[block][index]) }
        }
        text += line.trimmed + "\n"
      }
    }
    return text + month.legend
  }
}
