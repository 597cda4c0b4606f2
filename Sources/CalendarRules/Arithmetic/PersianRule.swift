import CalendarCore

/// The Solar Hijri calendar of Iran by the 33-year rule: six months of 31 days, five of 30, and a last one of 29 or 30.
///
/// A year is a leap year when it leaves 1, 5, 9, 13, 17, 22, 26 or 30 modulo 33. Source: the leap-year list of the Calendar
/// Center, University of Tehran, for 1206…1498, which this rule equals; outside that span the rule is only computed. (The
/// 2820-year rule found in older software breaks the list in 1404 and is wrong.) 1206-01-01 is day −52150, 1-01-01 −492268.
/// Example: 1403 leaves 17, so it has 366 days: 30 Esfand 1403 is 2025-03-20 and 1404 starts on day 20168 (2025-03-21).
struct PersianRule: CalendarRule {
  var id: CalendarID { .persian }
  var years: ClosedRange<Int> { 1...3_000 }
  var authoritativeYears: ClosedRange<Int> { 1_206...1_498 }
  var source: String { "leap-year list of the Calendar Center, University of Tehran, equal to the 33-year rule" }
  /// 33 years are 12,053 days, 6 more than whole weeks; seven times that are 12,053 weeks.
  var cycles: [YearCycle] { [YearCycle(years: years, period: 231, days: 84_371)] }

  private static let commonMonths = MonthShape.plain([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29])
  private static let leapMonths = MonthShape.plain([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    // 8 leap days in 33 years, spread evenly; the 21 sets the phase that gives the list above.
    return YearShape(
      year: year, start: Day(365 * (year - 1) + floorDivide(8 * year + 21, 33) - 492_268),
      months: floorModulo(8 * year + 29, 33) < 8 ? Self.leapMonths : Self.commonMonths)
  }
}
