public import CalendarCore

/// The proleptic Gregorian calendar, as ISO 8601 writes dates.
///
/// Source: ISO 8601; the Gregorian leap rule (every fourth year, not the centuries, but every fourth century) without a
/// cutover. 0001-01-01 is day −719162. Example: 1970 starts on day 0, and 2000 is a leap year.
public struct ISO8601Rule: CalendarRule {
  public init() {}

  public var id: CalendarID { .iso8601 }
  public var years: ClosedRange<Int> { -9_999...9_999 }
  public var source: String { "ISO 8601, proleptic Gregorian leap rule" }
  /// 400 years are 146,097 days or 20,871 weeks.
  public var cycles: [YearCycle] { [YearCycle(years: years, period: 400, days: 146_097)] }

  public func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    return RomanYear.gregorian(year, label: year)
  }
}
