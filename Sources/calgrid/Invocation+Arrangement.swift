import CalendarGrid

/// The options that say in which order a page shows its cells.
extension OptionSpec {
  static let leadingWeek = OptionSpec(
    "leading-week", "with --fill six: a week before a month that begins in the first column")
  static let transpose = OptionSpec("transpose", "weeks as columns, weekdays as rows")
  static let rightToLeft = OptionSpec("rtl", "from right to left")
}

extension Command {
  static let arrangementOptions: [OptionSpec] = [.leadingWeek, .transpose, .rightToLeft]

  static let arrangementDetails = """
    With --transpose or --rtl, JSON also has a month's cells as items in the order of such a page, each with its index row
    by row; weeks stay as they are, as does CSV.
    """
}

/// The values of those options.
struct Arrangement {
  var leadingWeek = LeadingWeek.never
  var isTransposed = false
  var isRightToLeft = false

  /// The cell, counted row by row, that is shown at an item of a page of so many weeks. The items of a transposed page are counted line by
  /// line as well: a line is a weekday.
  func cell(ofItem item: Int, rowCount: Int) throws(GridError) -> Int {
    guard isTransposed else {
      return isRightToLeft ? try CellOrder(rowCount: rowCount).mirrored(rowMajor: item) : item
    }
    let page = try CellOrder(rowCount: 7, columnCount: rowCount)
    return try page.columnMajor(rowMajor: isRightToLeft ? page.mirrored(rowMajor: item) : item)
  }
}

extension Invocation {
  /// - Throws: ``Failure`` for a leading week without six rows, or together with what is shown over the days.
  func arrangement(fill: FillMode) throws(Failure) -> Arrangement {
    if has(.leadingWeek) {
      guard fill == .six else {
        throw Failure(.usage, "--leading-week: found --fill \(fill.rawValue), expected --fill six")
      }
      for option in [OptionSpec.marks, .signIn, .alternate] where has(option) {
        throw Failure(.usage, "--leading-week: found --\(option.name), expected days without overlays")
      }
    }
    return Arrangement(
      leadingWeek: has(.leadingWeek) ? .whenAligned : .never, isTransposed: has(.transpose),
      isRightToLeft: has(.rightToLeft))
  }
}
