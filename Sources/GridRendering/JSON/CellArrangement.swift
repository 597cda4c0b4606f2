public import GridStore

/// In which order a page shows a month's cells.
public struct CellArrangement: Hashable, Sendable {
  /// Whether a week stands before a month that begins in the first column.
  public var leadingWeek: LeadingWeek
  /// Whether weeks are columns and weekdays are rows.
  public var isTransposed: Bool
  /// Whether the page is read from right to left.
  public var isRightToLeft: Bool

  public init(leadingWeek: LeadingWeek = .never, isTransposed: Bool = false, isRightToLeft: Bool = false) {
    self.leadingWeek = leadingWeek
    self.isTransposed = isTransposed
    self.isRightToLeft = isRightToLeft
  }

  /// Whether the cells are shown in another order than row by row.
  var isReordered: Bool { isTransposed || isRightToLeft }

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
