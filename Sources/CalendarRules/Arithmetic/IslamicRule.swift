import CalendarCore

/// The tabular Islamic calendar: months of 30 and 29 days in turn, and a leap day at the end of 11 years of 30.
///
/// Leap years are 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29 of each cycle; the last month then has 30 days.
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, chapter 7. 1-01-01 is day −492148, Friday 16 July 622
/// Julian (`islamicCivil`), or the Thursday before it (`islamicTabular`).
/// Example: 1445 (5 of its cycle) is a leap year: in `islamicCivil` it starts on day 19557 (2023-07-19) and has 355 days.
struct IslamicRule: CalendarRule {
  let id: CalendarID
  /// The day number of the first day of year 1.
  let epoch: Int

  private init(_ id: CalendarID, epoch: Int) {
    self.id = id
    self.epoch = epoch
  }

  static let civil = IslamicRule(.islamicCivil, epoch: -492_148)
  static let tabular = IslamicRule(.islamicTabular, epoch: -492_149)

  var years: ClosedRange<Int> { 1...9_999 }
  var source: String {
    "30-year cycle with leap years 2,5,7,10,13,16,18,21,24,26,29 (Calendrical Calculations, chapter 7)"
  }
  /// 30 years are 10,631 days, 5 more than whole weeks; seven times that are 10,631 weeks.
  var cycles: [YearCycle] { [YearCycle(years: years, period: 210, days: 74_417)] }

  private static let commonMonths = MonthShape.plain([30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 29])
  private static let leapMonths = MonthShape.plain([30, 29, 30, 29, 30, 29, 30, 29, 30, 29, 30, 30])

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    // 11 leap days in 30 years, spread evenly; the 3 sets the phase that gives the list above.
    return YearShape(
      year: year, start: Day(epoch + 354 * (year - 1) + floorDivide(11 * year + 3, 30)),
      months: floorModulo(11 * year + 14, 30) < 11 ? Self.leapMonths : Self.commonMonths)
  }
}
