public import CalendarCore

/// What a second calendar calls the 42 days of a month's cells, in the caller's memory: 96 bytes.
public struct AlternateCells: Sendable {
  /// The day's label in the second calendar; 0 where that calendar does not know the day.
  public var labels: InlineArray<42, UInt8>
  /// The month of the second calendar that holds the day: its number, + 128 if it is a leap month; 0 as in ``labels``.
  public var months: InlineArray<42, UInt8>
  /// The cells with the first day of a month of the second calendar: bit i is cell i.
  public var monthStarts: UInt64

  /// 42 blanks.
  public init() {
    labels = InlineArray(repeating: 0)
    months = InlineArray(repeating: 0)
    monthStarts = 0
  }

  /// The name of the second calendar's month in a cell, or `nil` where it does not know the day.
  ///
  /// - Precondition: `index` is 0…41.
  /// - Complexity: O(1).
  public func month(ofCell index: Int) -> MonthName? {
    let packed = months[index]
    return packed == 0 ? nil : MonthName(number: Int(packed & 127), isLeap: packed & 128 != 0)
  }

  /// Whether a month of the second calendar begins in a cell.
  ///
  /// - Precondition: `index` is 0…41.
  public func startsMonth(cell index: Int) -> Bool { (monthStarts >> UInt64(index)) & 1 != 0 }
}

/// The cells of a year's 12 or 13 months, in the caller's memory: 1,256 bytes.
public struct AlternateYear: Sendable {
  /// The months in the order of the year; those behind ``count`` are left as they were.
  public var months: InlineArray<13, AlternateCells>
  /// How many months are filled.
  public var count: Int

  /// Nothing filled.
  public init() {
    months = InlineArray(repeating: AlternateCells())
    count = 0
  }
}
