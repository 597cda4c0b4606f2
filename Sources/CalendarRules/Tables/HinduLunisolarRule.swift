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

  /// The table begins in Pausha of 1956 and ends with Kartika of 2107: in every era the first and the last year lack months.
  public var years: ClosedRange<Int> {
    let table = HinduLunisolarTable.years
    return (table.lowerBound - saka)...(table.upperBound - saka)
  }

  public var source: String {
    "drik almanac at New Delhi, 1900-2050 in Gregorian years (table, dra8an/hindu-calendar validation data)"
  }

  public func shape(of year: Int) -> YearShape {
    let chaitradi = year + saka
    var months = Self.months(of: chaitradi)
    var start = Self.start(of: chaitradi)
    // What a number rises by from the table's count, which begins with Chaitra, to this one's.
    var shift = 0
    if era == .gujarati {
      // The year begins inside the Chaitradi year of the same number and borrows the beginning of the next one. The first
      // Kartika came before the table; its year begins where the table does.
      let isFirst = chaitradi == HinduLunisolarTable.years.lowerBound
      let kartika = isFirst ? months.lowerBound : Self.kartika(from: months.lowerBound)
      start = start + (months.lowerBound..<kartika).reduce(0) { $0 + Self.month(at: $1).dayCount }
      months = kartika..<Self.kartika(from: months.upperBound)
      shift = 5
    }
    let shapes = months.map { index in
      let month = Self.month(at: index)
      return month.shape(number: (month.number - 1 + shift) % 12 + 1)
    }
    return YearShape(
      year: year, start: start,
      // No month is lost or leap in the part of the first year before the table: the leap months beside it are in 1898 and
      // 1901. So the number of its first month is also its position.
      firstOrdinal: chaitradi == HinduLunisolarTable.years.lowerBound ? shapes[0].name.number : 1, months: shapes)
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

  /// The positions of a Chaitradi year's months in the table.
  private static func months(of chaitradi: Int) -> Range<Int> {
    let index = chaitradi - HinduLunisolarTable.years.lowerBound
    let first = Int(HinduLunisolarTable.firstMonths[index] >> 16)
    guard chaitradi < HinduLunisolarTable.years.upperBound else { return first..<HinduLunisolarTable.months.count }
    return first..<Int(HinduLunisolarTable.firstMonths[index + 1] >> 16)
  }

  private static func month(at index: Int) -> HinduLunisolarMonth {
    HinduLunisolarMonth(word: HinduLunisolarTable.months[index])
  }

  /// The position of the first month numbered 8, leap or not, at or after another; the end of the table if there is none.
  ///
  /// A leap Kartika belongs to the year that it opens, as a leap Chaitra does.
  private static func kartika(from index: Int) -> Int {
    var index = index
    while index < HinduLunisolarTable.months.count, month(at: index).number != 8 { index += 1 }
    return index
  }
}
