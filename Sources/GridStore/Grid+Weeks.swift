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
  @inline(__always)
  public func week(of day: Day) throws(GridError) -> GridWeek? {
    if _fastPath(UInt(bitPattern: day.number &- main.firstDay) < UInt(bitPattern: main.flatDayCount)) {
      let pivot = seventh(day.number &+ main.weekBias) &* 7 &+ firstPivot
      if _fastPath(UInt(bitPattern: pivot) < UInt(bitPattern: main.view.dayCount)) { return flatWeek(pivot) }
    }
    return try anyWeek(of: day)
  }

  @usableFromInline
  @inline(never)
  func anyWeek(of day: Day) throws(GridError) -> GridWeek? {
    guard days.contains(day) else { throw dayOutOfRange(day.number) }
    return week(pivot: day.number &- column(ofDay: day.number) &+ pivotColumn)
  }

  /// The week whose deciding day is a day of the flat main segment, counted from its first.
  @inlinable
  @inline(__always)
  func flatWeek(_ pivot: Int) -> GridWeek {
    // In a flat segment the year's first month stands at a known index.
    let year = main.view.year(ofFlatIndex: main.view.index(ofPeriodDay: pivot))
    let yearStart = main.view.word(year &* main.view.monthsPerYear).start
    return GridWeek(year: main.view.firstYear &+ year, week: seventh(pivot &- yearStart) &+ 1)
  }

  /// The week of a row of a month.
  ///
  /// - Parameter row: 0…5; rows behind the month's last day are the weeks that "six rows" shows.
  /// - Returns: `nil` at the ends of a calendar's documented range.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchRow`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
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
  @inline(__always)
  func week(rowStart: Int) -> GridWeek? {
    let pivot = rowStart &+ pivotColumn
    let offset = pivot &- main.view.firstDay
    if _fastPath(main.view.isFlat), _fastPath(UInt(bitPattern: offset) < UInt(bitPattern: main.view.dayCount)) {
      return flatWeek(offset)
    }
    return week(pivot: pivot)
  }

  /// The week whose deciding day is `pivot`, in a segment of any kind.
  @usableFromInline
  @inline(never)
  func week(pivot: Int) -> GridWeek? {
    let offset = pivot &- main.view.firstDay
    if UInt(bitPattern: offset) < UInt(bitPattern: main.view.dayCount) { return week(offset, main.view) }
    for part in parts where UInt(bitPattern: pivot &- part.view.firstDay) < UInt(bitPattern: part.view.dayCount) {
      return week(pivot &- part.view.firstDay, part.view)
    }
    return nil
  }

  @inline(__always)
  private func week(_ offset: Int, _ view: SegmentView) -> GridWeek? {
    guard let found = view.yearOfDay(dayOffset: offset) else { return nil }
    return GridWeek(year: found.year, week: seventh(found.dayOfYear) &+ 1)
  }
}
