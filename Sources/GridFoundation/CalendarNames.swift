public import CalendarCore
public import Foundation

/// The names of months and weekdays in a language, as Foundation has them.
///
/// Nothing is taken from the current locale. Where Foundation answers with the names of another calendar, calgrid takes them from a
/// calendar with the same months, or says that there are none:
/// - `julian` and `gregorian1752` have the months of `gregorian`;
/// - `ethiopicAmeteAlem` has those of `ethiopicAmeteMihret` (Foundation gives Gregorian ones);
/// - `vietnamese` has the numbered months of `chinese` (Foundation gives Gregorian ones);
/// - the Hindu calendars, `banglaBD` and `nepali` have no month names: Foundation gives Gregorian ones or does not know them.
public struct CalendarNames: Sendable {
  /// How long a name is.
  public enum Width: Hashable, CaseIterable, Sendable {
    case wide
    case abbreviated
    case narrow
  }

  /// Where a name stands: alone, as a heading, or inside a date. Some languages inflect it there.
  public enum Form: Hashable, CaseIterable, Sendable {
    case standalone
    case format
  }

  public let calendar: CalendarID
  public let locale: Locale
  /// The calendar whose month names are taken, or `nil` if there are none.
  private let monthCalendar: Calendar?
  private let weekdayCalendar: Calendar

  public init(calendar: CalendarID, locale: Locale) {
    self.calendar = calendar
    self.locale = locale
    monthCalendar = Self.monthIdentifier(of: calendar).map { Self.calendar($0, locale) }
    weekdayCalendar = Self.calendar(.gregorian, locale)
  }

  /// The name of a month.
  ///
  /// - Parameters:
  ///   - name: number and leap flag, as `GridMonth.name` has them.
  ///   - year: the year of the month in the calendar's own count. In `hebrew` it decides between Adar and Adar II.
  /// - Throws: ``BridgeError`` with code `noNames`, or `month` for a number that the calendar does not have.
  public func month(
    _ name: MonthName, year: Int, width: Width = .wide, form: Form = .standalone
  ) throws(BridgeError) -> String {
    guard let monthCalendar else {
      throw BridgeError(.noNames, found: calendar.rawValue, expected: "a calendar whose month names Foundation has")
    }
    let symbols = Self.monthSymbols(of: monthCalendar, width, form)
    var index = name.number - 1
    if calendar == .hebrew {
      let isLeap = floorModulo(7 * year + 1, 19) < 7
      // Foundation has Adar I at 6, Adar at 7, and behind the thirteen numbers the Adar II of leap years.
      if isLeap && name.number == 7 { index = 13 }
      if !isLeap && name.number == 6 { index = -1 }
      if name.number > 13 { index = -1 }
    }
    guard symbols.indices.contains(index), !name.isLeap || Self.leapCalendars.contains(calendar) else {
      throw BridgeError(
        .month, found: "\(calendar.rawValue) year \(year) month \(name)", expected: "1 to \(min(13, symbols.count))")
    }
    guard name.isLeap else { return symbols[index] }
    let (prefix, suffix) = try leapMarks(width, form)
    return prefix + symbols[index] + suffix
  }

  /// The name of a weekday.
  public func weekday(_ weekday: Weekday, width: Width = .wide, form: Form = .standalone) -> String {
    switch (width, form) {
    case (.wide, .standalone): weekdayCalendar.standaloneWeekdaySymbols[weekday.position]
    case (.wide, .format): weekdayCalendar.weekdaySymbols[weekday.position]
    case (.abbreviated, .standalone): weekdayCalendar.shortStandaloneWeekdaySymbols[weekday.position]
    case (.abbreviated, .format): weekdayCalendar.shortWeekdaySymbols[weekday.position]
    case (.narrow, .standalone): weekdayCalendar.veryShortStandaloneWeekdaySymbols[weekday.position]
    case (.narrow, .format): weekdayCalendar.veryShortWeekdaySymbols[weekday.position]
    }
  }

  /// The names of the seven columns of a grid.
  public func weekdays(from first: Weekday, width: Width = .wide, form: Form = .standalone) -> [String] {
    (0..<7).map { weekday(Weekday(position: first.position + $0), width: width, form: form) }
  }

  private static let leapCalendars: Set<CalendarID> = [.chinese, .dangi, .vietnamese]

  private static func monthIdentifier(of calendar: CalendarID) -> Calendar.Identifier? {
    switch calendar {
    case .julian, .gregorian1752: .gregorian
    case .ethiopicAmeteAlem: .ethiopicAmeteMihret
    case .vietnamese: .chinese
    case .tamil, .malayalam, .odia, .bangla, .vikram, .gujarati, .kannada, .marathi, .telugu, .banglaBD, .nepali: nil
    default: calendar.foundationIdentifier
    }
  }

  private static func monthSymbols(of calendar: Calendar, _ width: Width, _ form: Form) -> [String] {
    switch (width, form) {
    case (.wide, .standalone): calendar.standaloneMonthSymbols
    case (.wide, .format): calendar.monthSymbols
    case (.abbreviated, .standalone): calendar.shortStandaloneMonthSymbols
    case (.abbreviated, .format): calendar.shortMonthSymbols
    case (.narrow, .standalone): calendar.veryShortStandaloneMonthSymbols
    case (.narrow, .format): calendar.veryShortMonthSymbols
    }
  }

  /// What the language writes before and after the name of a month to mark it as a leap month.
  ///
  /// Foundation has no list of leap months; the marks are what a formatter adds to the name of leap month 4 of 2020. A formatter
  /// writes Gregorian months for `dangi`, so that `chinese` is asked for it too.
  private func leapMarks(_ width: Width, _ form: Form) throws(BridgeError) -> (prefix: String, suffix: String) {
    let chinese = Self.calendar(.chinese, locale)
    let formatter = DateFormatter()
    formatter.calendar = chinese
    formatter.locale = locale
    formatter.timeZone = chinese.timeZone
    formatter.dateFormat = String(repeating: form == .standalone ? "L" : "M", count: Self.patternLength(width))
    // 2020-05-30 12:00 UTC, the eighth day of the leap month.
    let marked = formatter.string(from: Date(timeIntervalSince1970: 1_590_840_000))
    let plain = Self.monthSymbols(of: chinese, width, form)[3]
    guard let range = marked.range(of: plain), marked != plain else {
      throw BridgeError(.noNames, found: "'\(marked)' in \(locale.identifier)", expected: "'\(plain)' and a mark")
    }
    return (String(marked[..<range.lowerBound]), String(marked[range.upperBound...]))
  }

  private static func patternLength(_ width: Width) -> Int {
    switch width {
    case .wide: 4
    case .abbreviated: 3
    case .narrow: 5
    }
  }

  private static func calendar(_ identifier: Calendar.Identifier, _ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }
}
