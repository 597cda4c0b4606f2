public import CalendarCore

/// The Islamic calendar without a variant named: Umm al-Qura inside its table, the civil arithmetic outside.
///
/// There is no authority for such a calendar. At the seam of 1500 and 1501 AH the two happen to join. At the other, the
/// table begins one day before the arithmetic would begin 1343; so that no day belongs to two years, the last month of 1342
/// has 28 days instead of 29. (The printed calendars of those decades have such months too.)
public struct ApproximateIslamicRule: CalendarRule {
  public init() {}

  public var id: CalendarID { .islamic }
  public var years: ClosedRange<Int> { 1...9_999 }
  public var authoritativeYears: ClosedRange<Int> { UmmAlQuraTable.table.years }
  public var source: String { "approximate: Umm al-Qura 1343-1500 AH (table), civil arithmetic outside" }
  /// 210 years are seven cycles of 30 years and 10,631 days.
  public var cycles: [YearCycle] {
    [
      YearCycle(years: 1...1_341, period: 210, days: 74_417),
      YearCycle(years: 1_501...9_999, period: 210, days: 74_417),
    ]
  }

  public func shape(of year: Int) -> YearShape {
    let table = UmmAlQuraTable.table
    if table.years.contains(year) { return table.shape(of: year) }
    let start = Self.civilStart(of: year)
    let end = year == table.years.lowerBound - 1 ? table.start.number : Self.civilStart(of: year + 1)
    var months = (1...11).map { MonthShape(MonthName(number: $0), dayCount: $0 % 2 == 1 ? 30 : 29) }
    // Eleven months of 30 and 29 days by turns are 325 days.
    months.append(MonthShape(MonthName(number: 12), dayCount: end - start - 325))
    return YearShape(year: year, start: Day(start), months: months)
  }

  /// The first day of a civil year: epoch −492148, with leap years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of 30.
  private static func civilStart(of year: Int) -> Int {
    -492_148 + 354 * (year - 1) + floorDivide(3 + 11 * year, 30)
  }
}
