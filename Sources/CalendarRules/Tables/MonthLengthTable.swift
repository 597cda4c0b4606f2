import CalendarCore

/// Years of 12 months whose lengths lie within four values, one word a year.
///
/// The layout of the words stands in each generated table; a worked decode stands beside it.
struct MonthLengthTable: Sendable {
  let years: ClosedRange<Int>
  /// The first day of the first year.
  let start: Day
  /// The number of the month that begins the year: 1, but 6 in the Odia calendar.
  let firstMonth: Int
  /// The length that a pair of zero bits stands for.
  let shortestMonth: Int
  let words: [UInt64]

  /// The shape of a year of ``years``.
  ///
  /// - Complexity: O(1), 12 months.
  func shape(of year: Int) -> YearShape {
    let word = words[year - years.lowerBound]
    let months = (0..<12).map { index in
      MonthShape(
        MonthName(number: (firstMonth - 1 + index) % 12 + 1),
        dayCount: shortestMonth + Int(word >> UInt64(2 * index) & 3))
    }
    return YearShape(year: year, start: start + Int(word >> 24), months: months)
  }
}
