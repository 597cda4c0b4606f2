/// A year as its era counts it, for example 31 of Heisei.
public struct EraYear: Hashable, Sendable {
  public let era: Era
  /// 1 for the first year of the era. Only `buddhist` reaches 0 and below: it has no era for the years before its own.
  public let year: Int

  public init(era: Era, year: Int) {
    self.era = era
    self.year = year
  }
}

extension EraYear: CustomStringConvertible {
  /// For example `31 Heisei`.
  public var description: String { "\(year) \(era.code)" }
}

extension CalendarID {
  /// The era of a day, and the year in that era.
  ///
  /// In most calendars the year alone decides. In `japanese` the era is a label of the *day*: January 1989 holds seven days of
  /// Showa 64 and then days of Heisei 1. Meiji begins with day −36959 (1868-10-23), Taisho with −20974 (1912-07-30), Showa with
  /// −15713 (1926-12-25), Heisei with 6947 (1989-01-08) and Reiwa with 18017 (2019-05-01); source: laws and cabinet orders.
  ///
  /// - Parameters:
  ///   - year: The year in the calendar's own count.
  ///   - day: A day of that year.
  /// - Returns: `nil` if the day has no era label: in `chinese`, `dangi` and `vietnamese` (they count cycles, see
  ///   ``cycleYear(year:)``) and in `japanese` before Meiji.
  /// - Complexity: O(1), without allocation.
  public func eraYear(year: Int, day: Day) -> EraYear? {
    switch self {
    case .gregorian, .iso8601, .julian, .gregorian1752:
      year > 0 ? EraYear(era: .annoDomini, year: year) : EraYear(era: .beforeChrist, year: 1 - year)
    case .republicOfChina:
      year > 0 ? EraYear(era: .minguo, year: year) : EraYear(era: .beforeRepublicOfChina, year: 1 - year)
    case .japanese: Self.reign(year: year, day: day)
    case .buddhist: EraYear(era: .buddhist, year: year)
    case .hebrew: EraYear(era: .annoMundi, year: year)
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamic: EraYear(era: .annoHegirae, year: year)
    case .persian: EraYear(era: .annoPersico, year: year)
    case .indian, .tamil, .kannada, .marathi, .telugu: EraYear(era: .saka, year: year)
    case .coptic: EraYear(era: .annoMartyrum, year: year)
    case .ethiopicAmeteMihret: EraYear(era: .ameteMihret, year: year)
    case .ethiopicAmeteAlem: EraYear(era: .ameteAlem, year: year)
    case .vikram, .gujarati: EraYear(era: .vikramSamvat, year: year)
    case .malayalam: EraYear(era: .kollam, year: year)
    case .odia: EraYear(era: .amli, year: year)
    case .bangla, .banglaBD: EraYear(era: .bangabda, year: year)
    case .nepali: EraYear(era: .bikramSambat, year: year)
    case .chinese, .dangi, .vietnamese: nil
    }
  }

  // The first year of a reign is the rest of the Gregorian year in which it begins.
  private static func reign(year: Int, day: Day) -> EraYear? {
    switch day.number {
    case 18_017...: EraYear(era: .reiwa, year: year - 2018)
    case 6_947...: EraYear(era: .heisei, year: year - 1988)
    case (-15_713)...: EraYear(era: .showa, year: year - 1925)
    case (-20_974)...: EraYear(era: .taisho, year: year - 1911)
    case (-36_959)...: EraYear(era: .meiji, year: year - 1867)
    default: nil
    }
  }
}
