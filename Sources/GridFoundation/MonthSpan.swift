public import CalendarCore

/// The civil days of a month: where it starts and how many there are.
public struct MonthSpan: Hashable, Sendable {
  public let start: Day
  public let dayCount: Int

  public init(start: Day, dayCount: Int) {
    self.start = start
    self.dayCount = dayCount
  }
}

/// A month that calgrid and Foundation describe differently, under the name that either gives it.
public struct MonthDisagreement: Hashable, Sendable {
  public let calendar: CalendarID
  /// In calgrid's count.
  public let year: Int
  public let name: MonthName
  /// The month here; `nil` if calgrid has none of this name.
  public let ours: MonthSpan?
  /// The month in Foundation; `nil` if it has none of this name.
  public let foundation: MonthSpan?

  public init(calendar: CalendarID, year: Int, name: MonthName, ours: MonthSpan?, foundation: MonthSpan?) {
    self.calendar = calendar
    self.year = year
    self.name = name
    self.ours = ours
    self.foundation = foundation
  }
}
