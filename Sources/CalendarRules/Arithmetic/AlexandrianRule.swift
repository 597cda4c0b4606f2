import CalendarCore

/// The Coptic and Ethiopic calendars: twelve months of 30 days and a thirteenth of 5, or 6 in every fourth year.
///
/// Source: Reingold and Dershowitz, *Calendrical Calculations*, chapter 4. A year is a leap year when it leaves 3 modulo 4.
/// Year 1 starts on day −615558 (`coptic`: 29 August 284 Julian), −716367 (`ethiopicAmeteMihret`: 29 August 8) or −2725242
/// (`ethiopicAmeteAlem`, 5500 years before Amete Mihret).
/// Example: Coptic 1739 is a leap year: it starts on day 19246 (2022-09-11), and 1740 starts 366 days later (2023-09-12).
struct AlexandrianRule: CalendarRule {
  let id: CalendarID
  /// The day number of the first day of year 1.
  let epoch: Int
  let years: ClosedRange<Int>

  private init(_ id: CalendarID, epoch: Int, years: ClosedRange<Int>) {
    self.id = id
    self.epoch = epoch
    self.years = years
  }

  static let coptic = AlexandrianRule(.coptic, epoch: -615_558, years: 1...9_999)
  static let ethiopicAmeteMihret = AlexandrianRule(.ethiopicAmeteMihret, epoch: -716_367, years: 1...9_999)
  static let ethiopicAmeteAlem = AlexandrianRule(.ethiopicAmeteAlem, epoch: -2_725_242, years: 1...15_000)

  var source: String { "12 x 30 + 5 or 6 days (Calendrical Calculations, chapter 4)" }
  /// 28 years are 10,227 days or 1,461 weeks.
  var cycles: [YearCycle] { [YearCycle(years: years, period: 28, days: 10_227)] }

  private static let commonMonths = MonthShape.plain([30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 5])
  private static let leapMonths = MonthShape.plain([30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 6])

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    return YearShape(
      year: year, start: Day(epoch + 365 * (year - 1) + floorDivide(year, 4)),
      months: floorModulo(year, 4) == 3 ? Self.leapMonths : Self.commonMonths)
  }
}
