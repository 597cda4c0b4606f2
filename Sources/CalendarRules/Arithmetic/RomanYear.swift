import CalendarCore

/// The twelve months from January to December and the two leap rules that go with them, Julian and Gregorian.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, chapters 2 and 3. 0001-01-01 is day −719164 (Julian) or
/// day −719162 (Gregorian). Example: 1900 has a 29 February in the Julian calendar and none in the Gregorian.
enum RomanYear {
  private static let commonMonths = MonthShape.plain([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  private static let leapMonths = MonthShape.plain([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])

  /// A Julian year: every fourth year is a leap year.
  ///
  /// - Parameters:
  ///   - year: The astronomical year (0 is 1 BC).
  ///   - label: The year as the calendar itself counts it.
  static func julian(_ year: Int, label: Int) -> YearShape {
    let previous = year - 1
    let isLeap = floorModulo(year, 4) == 0
    return YearShape(
      year: label, start: Day(365 * previous + floorDivide(previous, 4) - 719_164),
      months: isLeap ? leapMonths : commonMonths)
  }

  /// A Gregorian year: of the Julian leap years, a century is one only when 400 divides it.
  ///
  /// - Parameters:
  ///   - year: The astronomical year (0 is 1 BC).
  ///   - label: The year as the calendar itself counts it.
  static func gregorian(_ year: Int, label: Int) -> YearShape {
    YearShape(
      year: label, start: Day(gregorianStart(of: year)),
      months: ISODate.isLeap(year: year) ? leapMonths : commonMonths)
  }

  /// The day number of 1 January of a proleptic Gregorian year.
  static func gregorianStart(of year: Int) -> Int {
    let previous = year - 1
    let leapDays = floorDivide(previous, 4) - floorDivide(previous, 100) + floorDivide(previous, 400)
    return 365 * previous + leapDays - 719_162
  }
}
