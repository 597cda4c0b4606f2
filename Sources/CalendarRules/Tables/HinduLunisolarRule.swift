public import CalendarCore

/// A Hindu lunisolar calendar with months that end at the new moon (amanta).
///
/// All of them share one table of months; they differ in the count of the years and in the month that begins a year.
/// A month in which the Sun enters no sign of the zodiac is a leap (adhika) month and comes before the month whose number it
/// shares. A month in which it enters two loses a number: Vikram 2020 and 2039 lack a month, and have leap months around it.
public struct HinduLunisolarRule: CalendarRule {
  /// How the years are counted.
  public enum Era: CaseIterable, Sendable {
    /// Vikram years from Chaitra.
    case vikram
    /// Vikram years from Kartika, the eighth month from Chaitra, which bears number 1 here.
    case gujarati
    /// Saka years from Chaitra: Vikram − 135.
    case kannada
    case marathi
    case telugu
  }

  public let era: Era

  public init(_ era: Era) {
    self.era = era
  }

  public var id: CalendarID {
    switch era {
    case .vikram: .vikram
    case .gujarati: .gujarati
    case .kannada: .kannada
    case .marathi: .marathi
    case .telugu: .telugu
    }
  }

  public var years: ClosedRange<Int> {
    // The first and the last year of the table lack months. A Kartikadi year borrows the end of the next Chaitradi one,
    // whose months before Kartika are all in the table.
    let table = HinduLunisolarTable.years
    return (table.lowerBound + 1 - saka)...(table.upperBound - 1 - saka)
  }

  public var source: String {
    "drik almanac at New Delhi, whole years within 1900-2050 (table, dra8an/hindu-calendar validation data)"
  }

  public func shape(of year: Int) -> YearShape {
    let chaitradi = year + saka
    let first = Self.firstMonth(of: chaitradi)
    let next = Self.firstMonth(of: chaitradi + 1)
    guard era == .gujarati else {
      return YearShape(
        year: year, start: Self.start(of: chaitradi),
        months: (first..<next).map { index in
          let month = Self.month(at: index)
          return month.shape(number: month.number)
        })
    }
    let kartika = Self.kartika(from: first)
    let nextKartika = Self.kartika(from: next)
    let before = (first..<kartika).reduce(0) { $0 + Self.month(at: $1).dayCount }
    return YearShape(
      year: year, start: Self.start(of: chaitradi) + before,
      months: (kartika..<nextKartika).map { index in
        let month = Self.month(at: index)
        return month.shape(number: (month.number + 4) % 12 + 1)
      })
  }

  /// What to add to a year of this era to get the Chaitradi Vikram year.
  private var saka: Int {
    switch era {
    case .vikram, .gujarati: 0
    case .kannada, .marathi, .telugu: 135
    }
  }

  private static func start(of chaitradi: Int) -> Day {
    HinduLunisolarTable.start
      + Int(HinduLunisolarTable.firstMonths[chaitradi - HinduLunisolarTable.years.lowerBound] & 0xFFFF)
  }

  /// The position of a year's first month in the table.
  private static func firstMonth(of chaitradi: Int) -> Int {
    Int(HinduLunisolarTable.firstMonths[chaitradi - HinduLunisolarTable.years.lowerBound] >> 16)
  }

  private static func month(at index: Int) -> HinduLunisolarMonth {
    HinduLunisolarMonth(word: HinduLunisolarTable.months[index])
  }

  /// The position of the first month numbered 8, leap or not, at or after another.
  ///
  /// A leap Kartika belongs to the year that it opens, as a leap Chaitra does.
  private static func kartika(from index: Int) -> Int {
    var index = index
    while month(at: index).number != 8 { index += 1 }
    return index
  }
}
