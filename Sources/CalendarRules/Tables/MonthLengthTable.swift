import CalendarCore

/// Years of 12 months whose lengths lie within four values, one word a year.
///
/// A table that was cut out of longer almanacs may begin and end inside a year.
///
/// The layout of the words stands in each generated table; a worked decode stands beside it.
struct MonthLengthTable: Sendable {
  let years: ClosedRange<Int>
  /// The first day of the first month.
  let start: Day
  /// The number of the month that begins the year: 1, but 6 in the Odia calendar.
  let firstMonth: Int
  /// The position in the first year of the first month that is known: 1 if the table begins with a whole year.
  let firstOrdinal: Int
  /// The position in the last year of the last month that is known: 12 if the table ends with a whole year.
  let lastOrdinal: Int
  /// The length that a pair of zero bits stands for.
  let shortestMonth: Int
  let words: [UInt64]

  /// The shape of a year of ``years``.
  ///
  /// - Complexity: O(1), at most 12 months.
  func shape(of year: Int) -> YearShape {
    let word = words[year - years.lowerBound]
    let first = year == years.lowerBound ? firstOrdinal : 1
    let last = year == years.upperBound ? lastOrdinal : 12
    let months = (first...last).map { ordinal in
      MonthShape(
        MonthName(number: (firstMonth + ordinal - 2) % 12 + 1),
        dayCount: shortestMonth + Int(word >> UInt64(2 * ordinal - 2) & 3))
    }
    return YearShape(year: year, start: start + Int(word >> 24), firstOrdinal: first, months: months)
  }
}
