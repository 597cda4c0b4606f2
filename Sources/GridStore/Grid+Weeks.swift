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
  /// - Returns: `nil` at the ends of a calendar's documented range, where the week belongs to a year whose beginning is not known.
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1): one backward lookup and one load.
  @inlinable
  public func week(of day: Day) throws(GridError) -> GridWeek? {
    guard main.answers(day: day.number) || days.contains(day) else { throw dayOutOfRange(day.number) }
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
    let offset = pivot &- main.view.firstDay
    guard main.view.isFlat, UInt(bitPattern: offset) < UInt(bitPattern: main.view.dayCount) else {
      return weekOutsideFlat(pivot: pivot)
    }
    // In a flat segment the year's first month stands at a known index.
    let index = main.view.index(ofPeriodDay: offset)
    let year = main.view.year(ofFlatIndex: index)
    let yearStart = main.view.word(year &* main.view.monthsPerYear).start
    return GridWeek(
      year: main.view.firstYear &+ year, week: Int(UInt32(truncatingIfNeeded: offset &- yearStart) / 7) &+ 1)
  }

  @usableFromInline
  @inline(never)
  func weekOutsideFlat(pivot: Int) -> GridWeek? {
    let view = coveredView(day: pivot)
    guard let view else { return nil }
    let year = view.slot(dayOffset: pivot - view.firstDay).year
    guard !view.beginsInside(yearOffset: year - view.firstYear) else { return nil }
    return GridWeek(year: year, week: (pivot - view.yearStart(yearOffset: year - view.firstYear)) / 7 + 1)
  }
}
