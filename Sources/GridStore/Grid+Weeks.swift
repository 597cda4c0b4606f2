public import CalendarCore
public import GridFormat

/// A week by number: week `week` of week-year `year`.
@frozen
public struct GridWeek: Hashable, Sendable {
  /// The week-year, in the calendar's own count; near the turn of a year not the year of the day.
  public let year: Int
  /// 1…56
  public let week: Int

  @inlinable
  init(year: Int, week: Int) {
    self.year = year
    self.week = week
  }
}

/// Weeks, numbered by the week rule in every calendar.
///
/// A week belongs to the year in which at least `minimumDays` of its days lie: the year of the day in column 7 − `minimumDays`. ISO 8601's
/// Thursday is this day for 2/4.
extension Grid {
  /// The week of a day.
  ///
  /// - Returns: `nil` at the ends of a calendar's documented range, where the week belongs to a year of which nothing is known.
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1): one backward lookup and one load.
  @inlinable
  public func week(of day: Day) throws(GridError) -> GridWeek? {
    guard main.answers(day: day.number) || parts.contains(where: { $0.answers(day: day.number) }) else {
      throw dayOutOfRange(day.number)
    }
    return week(rowStart: day.number &- column(ofDay: day.number))
  }

  /// The week of a row of a month.
  ///
  /// - Parameter row: 0…5; rows behind the month's last day are the weeks that "six rows" shows.
  /// - Returns: `nil` at the ends of a calendar's documented range.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchRow`.
  /// - Complexity: O(1).
  @inlinable
  public func week(year: Int, ordinal: Int, row: Int) throws(GridError) -> GridWeek? {
    let slot = try slot(year: year, ordinal: ordinal)
    guard UInt(bitPattern: row) < 6 else { throw noSuchRow(row, "0 to 5") }
    return week(rowStart: slot.start &- offset(slot.word) &+ row &* 7)
  }

  @usableFromInline
  @inline(never)
  func noSuchRow(_ row: Int, _ expected: String) -> GridError {
    GridError(.noSuchRow, found: "row \(row)", expected: expected)
  }

  /// The week whose first day is `rowStart`.
  @inlinable
  func week(rowStart: Int) -> GridWeek? {
    let pivot = rowStart &+ pivotColumn
    guard let (slot, view) = coveredSlot(day: pivot) else { return nil }
    let yearStart = view.yearStart(yearOffset: slot.year &- view.firstYear)
    return GridWeek(year: slot.year, week: Int(UInt32(truncatingIfNeeded: pivot &- yearStart) / 7) &+ 1)
  }
}
