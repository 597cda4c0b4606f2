public import CalendarCore
public import Foundation

/// The years of a calendar as the platform's Foundation knows them, month by month.
///
/// It is not always right (see the project's list of differences): an oracle for Foundation itself and for peers that
/// are given its months, not for calgrid.
public enum FoundationWalk {
  /// The whole years that begin in the Gregorian years of the range, years in the calendar's own count; the Chinese
  /// year is the Gregorian year in which it begins.
  public static func years(
    _ identifier: Calendar.Identifier, gregorianYears range: ClosedRange<Int>
  ) -> [YearShape] {
    let calendar = FoundationCalendar.make(identifier)
    let limits = GregorianWalk.years(range)
    guard let first = limits.first, let last = limits.last else { return [] }
    var shapes: [YearShape] = []
    var day = first.start.number - 400
    var year: Int?
    var start = day
    var months: [MonthShape] = []
    while day < last.end.number + 400 {
      let date = FoundationCalendar.date(day)
      guard let month = calendar.dateInterval(of: .month, for: date) else { break }
      let parts = calendar.dateComponents([.era, .year, .month, .isLeapMonth], from: date)
      let thisYear = FoundationCalendar.year(identifier, era: parts.era ?? 0, year: parts.year ?? 0)
      let monthStart = FoundationCalendar.day(month.start)
      let monthEnd = FoundationCalendar.day(month.end)
      if thisYear != year {
        if let year { shapes.append(YearShape(year: year, start: Day(start), months: months)) }
        year = thisYear
        start = monthStart
        months = []
      }
      let name = MonthName(number: parts.month ?? 0, isLeap: parts.isLeapMonth ?? false)
      months.append(MonthShape(name, dayCount: monthEnd - monthStart))
      day = monthEnd
    }
    return shapes.filter { $0.start >= first.start && $0.start < last.end }
  }
}

/// Foundation's calendars in UTC, and day numbers as its dates.
public enum FoundationCalendar {
  /// A calendar in UTC with weeks as in ISO 8601.
  public static func make(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return calendar
  }

  /// Noon of a day.
  @inline(__always)
  static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200) }

  @inline(__always)
  static func day(_ date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }

  /// The steadily counting year of this project's calendars from Foundation's era and year.
  @inline(__always)
  static func year(_ identifier: Calendar.Identifier, era: Int, year: Int) -> Int {
    switch identifier {
    // Cycles of 60 years since 2637 BC.
    case .chinese: (era - 1) * 60 + year - 2637
    // Era 0 counts backwards from 1 BC.
    case .gregorian: era == 0 ? 1 - year : year
    default: year
    }
  }
}
