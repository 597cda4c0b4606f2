public import GridStore

/// A month as one run of whole weeks in the direction of reading, continued below where the width ends.
public struct TextStrip: Sendable {
  let month: TextMonth
  let weeksPerLine: Int

  /// - Parameters:
  ///   - grid: the grid that holds the month.
  ///   - width: columns of the terminal; at least one week stands on a line whatever it is.
  ///   - options: what is shown.
  public init(_ grid: Grid, width: Int = 80, options: PictureOptions = PictureOptions(fill: .rows)) {
    month = TextMonth(grid, options: options)
    weeksPerLine = max(1, width / month.width)
  }

  /// The picture of a month, each line ended by a line feed.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func text(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(month.grid, year: year, ordinal: ordinal, options: month.options)
    let count = picture.rows.count
    var text = StyledLine.centred(picture.title, width: 0, month.emphasis(.bold)).trimmed + "\n"
    for first in stride(from: 0, to: count, by: weeksPerLine) {
      var heads = StyledLine()
      var days = StyledLine()
      let rows = picture.rows[first..<min(first + weeksPerLine, count)]
      if month.options.isRightToLeft {
        // Shorter lines begin at the right as well.
        let blank = (min(weeksPerLine, count) - rows.count) * month.width
        heads.pad(to: blank)
        days.pad(to: blank)
      }
      for row in month.ordered(Array(rows)) {
        heads.append(month.head(picture))
        days.append(month.line(row))
      }
      text += heads.trimmed + "\n" + days.trimmed + "\n"
    }
    return text
  }
}
