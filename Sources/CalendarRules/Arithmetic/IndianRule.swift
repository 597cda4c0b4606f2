import CalendarCore

/// The Indian national calendar: the Saka year in step with the Gregorian leap rule.
///
/// Year Y starts on 22 March of the Gregorian year Y + 78, or on 21 March when that year is a leap year; its first month then
/// has 31 days instead of 30. Months 2 to 6 have 31 days, the others 30.
/// Source: Calendar Reform Committee, *Report* (New Delhi, 1955), official since 22 March 1957. 1-01-01 is day −690593.
/// Example: 1946 starts on 2024-03-21 (day 19803) and has 366 days, because 2024 is a leap year.
struct IndianRule: CalendarRule {
  var id: CalendarID { .indian }
  var years: ClosedRange<Int> { 1...9_999 }
  var source: String { "Calendar Reform Committee, Report (1955)" }
  /// 400 years are 146,097 days or 20,871 weeks, as in the Gregorian calendar.
  var cycles: [YearCycle] { [YearCycle(years: years, period: 400, days: 146_097)] }

  private static let commonMonths = MonthShape.plain([30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])
  private static let leapMonths = MonthShape.plain([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30])

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    // 22 March of a common year and 21 March of a leap year are both the 81st day of their year.
    return YearShape(
      year: year, start: Day(RomanYear.gregorianStart(of: year + 78) + 80),
      months: ISODate.isLeap(year: year + 78) ? Self.leapMonths : Self.commonMonths)
  }
}
