import CalendarCore

/// The Julian calendar, continued without end in both directions.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, chapter 3. Every fourth astronomical year is a leap year;
/// 0001-01-01 is day −719164, which is 0000-12-30 proleptic Gregorian.
/// Example: Julian 1900 starts on day −25555 (1900-01-13) and has 366 days.
struct JulianRule: CalendarRule {
  var id: CalendarID { .julian }
  var years: ClosedRange<Int> { -9_999...9_999 }
  var source: String { "Julian leap rule (Calendrical Calculations, chapter 3)" }
  /// 28 years are 10,227 days or 1,461 weeks.
  var cycles: [YearCycle] { [YearCycle(years: years, period: 28, days: 10_227)] }

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    return RomanYear.julian(year, label: year)
  }
}
