/// One month as a calendar's rule describes it.
public struct MonthShape: Hashable, Sendable {
  /// Number and leap flag.
  public let name: MonthName
  /// Civil days: 1…32.
  public let dayCount: Int
  /// The day labels where they are not 1…`dayCount`: one label for each civil day, or `nil` for plain months.
  public let labels: [UInt8]?

  public init(_ name: MonthName, dayCount: Int, labels: [UInt8]? = nil) {
    self.name = name
    self.dayCount = dayCount
    self.labels = labels
  }

  /// The label of the day at `index` (0 for the first civil day).
  public func label(at index: Int) -> Int {
    if let labels { Int(labels[index]) } else { index + 1 }
  }
}

/// One year as a calendar's rule describes it: where it starts, and its months in order.
///
/// Everything else (dates, weeks, grids) is derived from year shapes by shared code.
public struct YearShape: Hashable, Sendable {
  /// The year in the calendar's own count.
  public let year: Int
  /// The first civil day that is known of the year.
  public let start: Day
  /// The position in the year of the first month of ``months``: 1, except in the first year of a table that begins inside a year.
  public let firstOrdinal: Int
  /// 12 or 13 months; fewer in the first and last year of a table that begins or ends inside a year.
  public let months: [MonthShape]

  public init(year: Int, start: Day, firstOrdinal: Int = 1, months: [MonthShape]) {
    self.year = year
    self.start = start
    self.firstOrdinal = firstOrdinal
    self.months = months
  }

  /// Civil days that are known of the year.
  public var dayCount: Int { months.reduce(0) { $0 + $1.dayCount } }

  /// The first civil day after the known months.
  public var end: Day { start + dayCount }
}
