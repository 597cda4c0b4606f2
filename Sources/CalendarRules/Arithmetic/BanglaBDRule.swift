import CalendarCore

/// The official calendar of Bangladesh: the Bangabda year tied to the Gregorian calendar.
///
/// Year Y starts on 14 April of the Gregorian year Y + 593. Months 1 to 6 have 31 days, 7 to 10 and 12 have 30, and month 11
/// (Falgun) has 29, or 30 when the February in it has 29. In force since Kartik 1426 (October 2019), so the first whole
/// year is 1427; the range ends with the year that begins in the Gregorian year 9999.
/// Source: Bangla Academy, reform of 2019. 1427-01-01 is day 18366 (2020-04-14).
/// Example: Falgun 1430 starts on 2024-02-14 and has 30 days, because February 2024 has 29.
struct BanglaBDRule: CalendarRule {
  var id: CalendarID { .banglaBD }
  var years: ClosedRange<Int> { 1_427...9_406 }
  var source: String { "Bangla Academy, reform of 2019" }
  /// 400 years are 146,097 days or 20,871 weeks, as in the Gregorian calendar.
  var cycles: [YearCycle] { [YearCycle(years: years, period: 400, days: 146_097)] }

  private static let commonMonths = MonthShape.plain([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29, 30])
  private static let leapMonths = MonthShape.plain([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    // Counted back from the New Year after it: between 1 January and 14 April lies the leap day that decides, but from
    // 14 April to 1 January there are always 262 days.
    let nextJanuary = RomanYear.gregorianStart(of: year + 594)
    return YearShape(
      year: year, start: Day(nextJanuary - 262),
      months: ISODate.isLeap(year: year + 594) ? Self.leapMonths : Self.commonMonths)
  }
}
