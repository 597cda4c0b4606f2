public import CalendarCore
public import Foundation

extension GridParameters {
  /// The parameters that a Foundation calendar stands for: its identifier, `firstWeekday` and `minimumDaysInFirstWeek`.
  ///
  /// Its locale and time zone have no part in a grid.
  /// - Throws: ``BridgeError`` with code `unknownIdentifier` or `weekRule`.
  public init(_ calendar: Calendar) throws(BridgeError) {
    let identifier = try CalendarID(calendar.identifier)
    let rule: WeekRule
    do {
      rule = try WeekRule(
        firstWeekday: Weekday(number: calendar.firstWeekday), minimumDays: calendar.minimumDaysInFirstWeek)
    } catch {
      throw BridgeError(.weekRule, found: error.found, expected: error.expected)
    }
    self.init(calendar: identifier, weekRule: rule)
  }
}

extension Calendar {
  /// The Foundation calendar with the identifier and week rule of some parameters.
  ///
  /// - Parameters:
  ///   - locale: for names; nothing is taken from the current locale.
  ///   - zone: for instants; nothing is taken from the current time zone.
  /// - Throws: ``BridgeError`` with code `noPlatformCalendar`.
  public init(_ parameters: GridParameters, locale: Locale, zone: TimeZone) throws(BridgeError) {
    guard let identifier = parameters.calendar.foundationIdentifier else {
      throw BridgeError(
        .noPlatformCalendar, found: parameters.calendar.rawValue, expected: "a calendar that Foundation has")
    }
    self.init(identifier: identifier)
    self.locale = locale
    timeZone = zone
    firstWeekday = parameters.weekRule.firstWeekday.number
    minimumDaysInFirstWeek = parameters.weekRule.minimumDays
  }
}
