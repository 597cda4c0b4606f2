import CalendarCore
import CalendarRules
import Foundation

/// Foundation's calendar, asked what it calls single days. It is never asked for a month or a year: `range(of:in:)` says that
/// October 1582 has 31 days and that every Hebrew year has 13 months.
struct PlatformCalendar {
  /// What Foundation calls a day.
  struct Label: Hashable {
    /// In calgrid's count.
    let year: Int
    let month: MonthName
    /// The day of the month.
    let day: Int
  }

  let id: CalendarID
  private let calendar: Calendar
  /// In `japanese`, what to add to a year of an era to get the Gregorian year, by the number of the era.
  private let eraBases: [Int]
  private static let fields: Set<Calendar.Component> = [.era, .year, .month, .day, .isLeapMonth]

  init(_ id: CalendarID) throws(BridgeError) {
    let zone = TimeZone(secondsFromGMT: 0) ?? .gmt
    calendar = try Calendar(GridParameters(calendar: id), locale: Locale(identifier: "en_US_POSIX"), zone: zone)
    self.id = id
    eraBases = id == .japanese ? Self.japaneseEraBases(calendar) : []
  }

  /// What Foundation calls a civil day, or `nil` if it gives no year, month or day.
  func label(of day: Day) -> Label? {
    // Noon UTC of the day: as far as can be from the days beside it.
    let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
    let found = calendar.dateComponents(Self.fields, from: noon)
    guard let year = found.year, let month = found.month, let day = found.day else { return nil }
    return Label(
      year: steadyYear(era: found.era ?? 0, year: year),
      month: MonthName(number: month, isLeap: found.isLeapMonth ?? false), day: day)
  }

  /// calgrid's year of an era and a year in it, as Foundation numbers them.
  func steadyYear(era: Int, year: Int) -> Int {
    switch id {
    // Era 0 counts backwards from the year before 1.
    case .gregorian, .iso8601, .republicOfChina, .coptic: era == 0 ? 1 - year : year
    // Era 0 is that of the Mihret, which is 5500 years ahead.
    case .ethiopicAmeteMihret: era == 0 ? year - 5_500 : year
    case .japanese: eraBases.indices.contains(era) ? eraBases[era] + year : year
    // Cycles of 60 years; the elapsed year is 2637 ahead of the Gregorian year in which it begins.
    case .chinese, .dangi: (era - 1) * 60 + year - 2_637
    default: year
    }
  }

  /// Foundation numbers all eras since Taika (645); each is placed by a day of its first year.
  private static func japaneseEraBases(_ calendar: Calendar) -> [Int] {
    guard let gregorian = RuleBook.rule(for: .gregorian) else { return [] }
    return (0..<calendar.eraSymbols.count).map { era in
      // Some eras began in December, some ended before, one has a single day: the last day that is in the era will do.
      for month in stride(from: 12, through: 1, by: -1) {
        for day in stride(from: 31, through: 1, by: -1) {
          let fields = DateComponents(era: era, year: 1, month: month, day: day, hour: 12)
          guard let date = calendar.date(from: fields) else { continue }
          let found = calendar.dateComponents([.era, .year], from: date)
          guard found.era == era, found.year == 1, let civil = CivilTime(calendar.timeZone).day(containing: date),
            let year = gregorian.year(containing: civil)
          else { continue }
          return year - 1
        }
      }
      return 0
    }
  }
}
