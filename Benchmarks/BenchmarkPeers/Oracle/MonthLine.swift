public import CalendarCore

/// The months of consecutive years laid end to end, with the month of every day written down: answers by looking up,
/// in space that no product would spend.
public struct MonthLine: Sendable {
  public struct Month: Hashable, Sendable {
    public let year: Int
    public let ordinal: Int
    public let shape: MonthShape
    public let start: Int
    /// Index of the first month of the year.
    public let yearIndex: Int
  }

  public let months: [Month]
  public let firstDay: Int
  /// Index of the month of each day from `firstDay` on.
  private let monthOfDay: [Int32]
  private let yearStarts: [Int: Int]

  /// - Parameter years: Consecutive, each beginning where the one before ends.
  public init(_ years: [YearShape]) {
    precondition(!years.isEmpty, "a line needs years")
    var months: [Month] = []
    var monthOfDay: [Int32] = []
    var yearStarts: [Int: Int] = [:]
    var day = years[0].start.number
    firstDay = day
    for year in years {
      precondition(year.start.number == day, "year \(year.year) does not begin where the year before it ends")
      yearStarts[year.year] = day
      let yearIndex = months.count
      for (index, shape) in year.months.enumerated() {
        monthOfDay += repeatElement(Int32(months.count), count: shape.dayCount)
        months.append(Month(year: year.year, ordinal: index + 1, shape: shape, start: day, yearIndex: yearIndex))
        day += shape.dayCount
      }
    }
    self.months = months
    self.monthOfDay = monthOfDay
    self.yearStarts = yearStarts
  }

  /// Days on the line.
  public var dayCount: Int { monthOfDay.count }

  /// Index of the month of a day, or `nil` beside the line.
  public func monthIndex(ofDay day: Int) -> Int? {
    let index = day - firstDay
    return monthOfDay.indices.contains(index) ? Int(monthOfDay[index]) : nil
  }

  /// The first day of a year, or `nil` beside the line.
  public func start(ofYear year: Int) -> Int? { yearStarts[year] }

  /// 0 Sunday … 6 Saturday. 1970-01-01 was a Thursday.
  static func weekdayPosition(_ day: Int) -> Int {
    let remainder = (day + 4) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }

  /// Cells before a day that is the first of its month.
  public static func offset(_ day: Int, firstWeekday: Int) -> Int {
    (weekdayPosition(day) - (firstWeekday - 1) + 7) % 7
  }
}
