import CalendarCore

/// The Hebrew calendar by the fixed arithmetic of the molad (the mean new moon) and the four postponements.
///
/// Month numbers: 1 Tishri, 2 Heshvan, 3 Kislev, 4 Tevet, 5 Shevat, 6 Adar I (leap years only), 7 Adar or Adar II, 8 Nisan …
/// 13 Elul. A common year has the numbers 1…5 and 7…13; no month carries a leap flag.
///
/// Source: Maimonides, *Mishneh Torah*, Sanctification of the New Moon, chapters 6 to 8; Reingold and Dershowitz,
/// *Calendrical Calculations*, chapter 8. How the postponements work is told in <doc:HebrewPostponements>.
/// 1 Tishri 1 is day −2092590, a Monday. Example: 5784 is a leap year of 383 days; it starts on day 19616 (2023-09-16), its
/// Adar I on 2024-02-10 and its Adar II on 2024-03-11.
struct HebrewRule: CalendarRule {
  var id: CalendarID { .hebrew }
  var years: ClosedRange<Int> { 1...9_999 }
  var source: String { "molad arithmetic with four postponements (Maimonides, Sanctification of the New Moon, 6-8)" }

  /// A day has 24 hours of 1,080 parts and begins at 6 in the evening.
  private static let partsPerDay = 25_920
  /// The mean month: 29 days, 12 hours and 793 parts.
  private static let partsPerMonth = 29 * partsPerDay + 12 * 1_080 + 793
  /// The molad of Tishri of year 1, in parts after the Monday of day −2092590 began: 5 hours and 204 parts.
  private static let firstMolad = 5 * 1_080 + 204

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    let start = newYear(year)
    let length = newYear(year + 1) - start
    let leap = isLeap(year)
    // The three kinds of year: deficient 353/383, regular 354/384, complete 355/385.
    let kind = length - (leap ? 383 : 353)
    return YearShape(year: year, start: Day(start), months: Self.patterns[kind + (leap ? 3 : 0)])
  }

  /// Whether the year has 13 months: years 3, 6, 8, 11, 14, 17 and 19 of each 19.
  private func isLeap(_ year: Int) -> Bool { floorModulo(7 * year + 1, 19) < 7 }

  /// The day number of 1 Tishri.
  ///
  /// All postponements are decided on the molad itself, never on a day that is already postponed.
  private func newYear(_ year: Int) -> Int {
    let months = floorDivide(235 * year - 234, 19)
    let molad = Self.firstMolad + months * Self.partsPerMonth
    let moladDay = floorDivide(molad, Self.partsPerDay)
    let parts = molad - moladDay * Self.partsPerDay
    let day = moladDay - 2_092_590
    let weekday = Day(day).weekday

    let isOld = parts >= 18 * 1_080
    let wouldMake356 = weekday == .tuesday && parts >= 9 * 1_080 + 204 && !isLeap(year)
    let wouldMake382 = weekday == .monday && parts >= 15 * 1_080 + 589 && isLeap(year - 1)
    let postponed = isOld || wouldMake356 || wouldMake382 ? day + 1 : day
    switch Day(postponed).weekday {
    case .sunday, .wednesday, .friday: return postponed + 1
    default: return postponed
    }
  }

  /// Deficient, regular and complete common years, then the same for leap years.
  private static let patterns = [
    months(heshvan: 29, kislev: 29, isLeap: false), months(heshvan: 29, kislev: 30, isLeap: false),
    months(heshvan: 30, kislev: 30, isLeap: false), months(heshvan: 29, kislev: 29, isLeap: true),
    months(heshvan: 29, kislev: 30, isLeap: true), months(heshvan: 30, kislev: 30, isLeap: true),
  ]

  private static func months(heshvan: Int, kislev: Int, isLeap: Bool) -> [MonthShape] {
    let withAdarI = MonthShape.plain([30, heshvan, kislev, 29, 30, 30, 29, 30, 29, 30, 29, 30, 29])
    return isLeap ? withAdarI : withAdarI.filter { $0.name.number != 6 }
  }
}
