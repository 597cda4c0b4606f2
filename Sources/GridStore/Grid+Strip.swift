public import CalendarCore
import GridFormat

/// The strip: pages of seven days. Page and day are ``seamlessRow(of:)`` and ``days(ofSeamlessRow:)``.
extension Grid {
  /// The page that holds a day, or the first or last page for a day before or behind all answered days.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func page(nearest day: Day) -> Int {
    (min(max(day, days.lowerBound), days.upperBound) - seamlessStart) / 7
  }

  /// The answered days of a page: its seven days, less at both ends of the strip.
  ///
  /// - Throws: ``GridError`` with code `noSuchRow` outside 0..<``seamlessRowCount``.
  /// - Complexity: O(1).
  public func answeredDays(ofPage page: Int) throws(GridError) -> ClosedRange<Day> {
    try days(ofSeamlessRow: page).clamped(to: days)
  }

  /// The month that a page is called after.
  ///
  /// At the ends of the strip only the answered days of a page count. Where no month before the page has a full week, the month of the page's
  /// first day.
  ///
  /// - Throws: ``GridError`` with code `noSuchRow` outside 0..<``seamlessRowCount``.
  /// - Complexity: O(1): for ``PageLabel/firstFullWeek`` at most three months are looked at.
  public func month(ofPage page: Int, label: PageLabel) throws(GridError) -> GridMonth {
    let answered = try answeredDays(ofPage: page)
    if label == .lastDay { return try month(of: answered.upperBound) }
    let first = try month(of: answered.lowerBound)
    guard label == .firstFullWeek else { return first }
    var candidate = first
    for _ in 0..<3 {
      if hasFullWeek(candidate) { return candidate }
      guard candidate.start > days.lowerBound else { break }
      candidate = try month(of: candidate.start - 1)
    }
    return first
  }

  /// Whether a whole page lies in a month.
  private func hasFullWeek(_ month: GridMonth) -> Bool {
    let before = month.firstWeekdayOffset
    return (before == 0 ? 0 : 7 - before) + 7 <= month.dayCount
  }

  /// A day as one number: month number × 100 + day of the month, for example 701 for July 1st.
  ///
  /// A leap month bears the number that it repeats.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1).
  public func monthDayCode(of day: Day) throws(GridError) -> Int {
    let date = try date(of: day)
    return try month(of: day).name.number * 100 + date.label
  }

  /// The day of a year with a month-day code: the inverse of ``monthDayCode(of:)``.
  ///
  /// - Parameters:
  ///   - code: month number × 100 + day of the month.
  ///   - year: in the calendar's own count.
  ///   - isLeap: whether the month is the leap month with this number.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchDay`.
  /// - Complexity: O(1): at most 13 names are read.
  public func day(monthDayCode code: Int, year: Int, isLeap: Bool = false) throws(GridError) -> Day {
    guard (100...1399).contains(code) else {
      throw GridError(.noSuchDay, found: "month-day code \(code)", expected: "month × 100 + day, 101 to 1399")
    }
    let month = try month(year: year, name: MonthName(number: code / 100, isLeap: isLeap))
    return try self.day(year: year, ordinal: month.ordinal, label: code % 100)
  }
}
