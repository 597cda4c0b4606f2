public import CalendarCore

/// One month of a grid.
@frozen
public struct GridMonth: Hashable, Sendable {
  /// In the calendar's own count.
  public let year: Int
  /// Position in the year: 1…13.
  public let ordinal: Int
  /// Number and leap flag.
  public let name: MonthName
  /// The first civil day.
  public let start: Day
  /// Civil days: 1…32.
  public let dayCount: Int
  /// Cells before day 1: 0…6.
  public let firstWeekdayOffset: Int
  /// Whether the day labels are not simply 1…``dayCount``.
  public let hasOwnLabels: Bool

  @inlinable
  init(
    year: Int, ordinal: Int, name: MonthName, start: Day, dayCount: Int, firstWeekdayOffset: Int, hasOwnLabels: Bool
  ) {
    self.year = year
    self.ordinal = ordinal
    self.name = name
    self.start = start
    self.dayCount = dayCount
    self.firstWeekdayOffset = firstWeekdayOffset
    self.hasOwnLabels = hasOwnLabels
  }

  /// Weeks that the month touches: 1…6.
  @inlinable
  public var rowCount: Int { (firstWeekdayOffset &+ dayCount &+ 6) / 7 }

  /// The last civil day.
  @inlinable
  public var end: Day { Day(rawValue: start.rawValue &+ Int32(truncatingIfNeeded: dayCount &- 1)) }

  /// The civil days. In a damaged file a month may have none; its first day is given then.
  public var days: ClosedRange<Day> { start...max(start, end) }

  /// The day in cell 0, whether or not the calendar knows it.
  @inlinable
  public var firstCell: Day { Day(rawValue: start.rawValue &- Int32(truncatingIfNeeded: firstWeekdayOffset)) }
}
