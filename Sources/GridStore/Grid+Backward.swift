public import CalendarCore
public import GridFormat

/// A date of a calendar: what a day is called.
@frozen
public struct GridDate: Hashable, Sendable {
  /// In the calendar's own count.
  public let year: Int
  /// The month's position in the year: 1…13.
  public let ordinal: Int
  /// The day of the month as the calendar prints it.
  public let label: Int

  @inlinable
  init(year: Int, ordinal: Int, label: Int) {
    self.year = year
    self.ordinal = ordinal
    self.label = label
  }
}

/// Where a day stands in the grid of its month.
@frozen
public struct GridPosition: Hashable, Sendable {
  public let date: GridDate
  /// The row in its month: 0…5.
  public let row: Int
  /// The column: 0…6.
  public let column: Int

  @inlinable
  init(date: GridDate, row: Int, column: Int) {
    self.date = date
    self.row = row
    self.column = column
  }

  /// The cell's index in its month: row × 7 + column.
  @inlinable
  public var cell: Int { row &* 7 &+ column }
}

/// From a day to its place.
extension Grid {
  /// Year, month and label of a day.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1): a multiplication and two neighbouring loads; two more where years have 12 or 13 months.
  @inlinable
  @inline(__always)
  public func date(of day: Day) throws(GridError) -> GridDate {
    let slot = try slot(day: day.number)
    return GridDate(year: slot.month.year, ordinal: slot.month.ordinal, label: label(slot))
  }

  /// Year, month, label, row and column of a day.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1), as ``date(of:)``.
  @inlinable
  @inline(__always)
  public func position(of day: Day) throws(GridError) -> GridPosition {
    let slot = try slot(day: day.number)
    let cell = offset(slot.month.word) &+ slot.position
    let row = (cell &* 37) >> 8  // cell / 7 for 0…48
    return GridPosition(
      date: GridDate(year: slot.month.year, ordinal: slot.month.ordinal, label: label(slot)), row: row,
      column: cell &- row &* 7)
  }

  /// The month that holds a day.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func month(of day: Day) throws(GridError) -> GridMonth {
    if let slot = slotInMain(day: day.number) { return month(slot.month, main.view) }
    return try monthOutsideMain(of: day.number)
  }

  @usableFromInline
  @inline(never)
  func monthOutsideMain(of day: Int) throws(GridError) -> GridMonth {
    for part in parts where part.answers(day: day) {
      return month(part.view.slot(dayOffset: day - part.view.firstDay).month, part.view)
    }
    throw dayOutOfRange(day)
  }
}
