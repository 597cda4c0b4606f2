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

  /// The days of a page that the grid can name: its seven days; at the ends of the strip those in the years beside ``years`` too, less only
  /// where the calendar's documented range ends.
  ///
  /// - Throws: ``GridError`` with code `noSuchRow` outside 0..<``seamlessRowCount``.
  /// - Complexity: O(1).
  public func knownDays(ofPage page: Int) throws(GridError) -> ClosedRange<Day> {
    let all = try days(ofSeamlessRow: page)
    var (first, last) = (all.lowerBound, all.upperBound)
    // A page holds an answered day, so both end.
    while first < days.lowerBound, coveredView(day: first.number) == nil { first = first + 1 }
    while last > days.upperBound, coveredView(day: last.number) == nil { last = last - 1 }
    return first...last
  }

  /// The month that a page is called after.
  ///
  /// At the ends of the strip only the known days of a page count. Where no month before the page has a full week, the month of the page's
  /// first day.
  ///
  /// - Throws: ``GridError`` with code `noSuchRow` outside 0..<``seamlessRowCount``.
  /// - Complexity: O(1): for ``PageLabel/firstFullWeek`` at most three months are looked at.
  public func month(ofPage page: Int, label: PageLabel) throws(GridError) -> GridMonth {
    let known = try knownDays(ofPage: page)
    if label == .lastDay { return try knownMonth(of: known.upperBound) }
    let first = try knownMonth(of: known.lowerBound)
    guard label == .firstFullWeek else { return first }
    var candidate = first
    for _ in 0..<3 {
      if hasFullWeek(candidate) { return candidate }
      guard coveredView(day: candidate.start.number - 1) != nil else { break }
      candidate = try knownMonth(of: candidate.start - 1)
    }
    return first
  }

  /// The month of a day that the grid answers or has neighbour cells from.
  private func knownMonth(of day: Day) throws(GridError) -> GridMonth {
    guard let view = coveredView(day: day.number) else { throw dayOutOfRange(day.number) }
    return month(view.slot(dayOffset: day.number - view.firstDay).month, view)
  }

  /// Whether a whole page lies in a month.
  private func hasFullWeek(_ month: GridMonth) -> Bool {
    let before = month.firstWeekdayOffset
    return (before == 0 ? 0 : 7 - before) + 7 <= month.dayCount
  }

  /// A day as one number: month number × 100 + day of the month, for example 701 for July 1st.
  ///
  /// A leap month bears the number that it repeats. Days in the years beside ``years``, which neighbour cells come from, have one too.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1).
  public func monthDayCode(of day: Day) throws(GridError) -> Int {
    guard let view = coveredView(day: day.number) else { throw dayOutOfRange(day.number) }
    let slot = view.slot(dayOffset: day.number - view.firstDay)
    return month(slot.month, view).name.number * 100 + label(slot)
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
