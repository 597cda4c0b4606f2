public import CalendarCore
public import Foundation

/// Civil days in a time zone: which day an instant belongs to, and when a day begins.
///
/// A grid is made of civil days and knows no time zone; here the two meet. In some zones a day has no midnight (São Paulo
/// 2017-10-15 begins at 01:00) and in a few a day was left out altogether (Apia has no 2011-12-30). The grid keeps such days.
///
/// Only the offsets and transitions of `TimeZone` are used, never `Calendar`, which knows other days in other calendars.
public struct CivilTime: Sendable {
  public let zone: TimeZone

  public init(_ zone: TimeZone) {
    self.zone = zone
  }

  /// The civil day of an instant.
  ///
  /// - Returns: `nil` if the instant is not finite or too far away for a `Day` (5.8 million years).
  public func day(containing instant: Date) -> Day? {
    let seconds = instant.timeIntervalSince1970.rounded(.down)
    guard seconds.magnitude < Self.limit else { return nil }
    return Day(exactly: floorDivide(Int(seconds) + zone.secondsFromGMT(for: instant), Self.secondsPerDay))
  }

  /// The first instant of a civil day: midnight, or the first instant after it that exists in the zone.
  ///
  /// Where clocks are set back across midnight the day begins before that, and the evening before comes back for a while.
  /// - Returns: `nil` if the day has no instants here: the zone skipped it.
  public func firstInstant(of day: Day) -> Date? {
    // A clock reading is taken for a count of seconds, as if the zone were UTC.
    let midnight = day.number * Self.secondsPerDay
    let nextMidnight = midnight + Self.secondsPerDay
    // The zone's time is cut into stretches of one offset each, and the first that shows the day on its clock is taken.
    var start = midnight - Self.largestOffset
    while start <= nextMidnight + Self.largestOffset {
      let date = Date(timeIntervalSince1970: Double(start))
      let offset = zone.secondsFromGMT(for: date)
      // Millions of years away Foundation answers transitions that lie before the date it was asked about.
      let end = zone.nextDaylightSavingTimeTransition(after: date).map(Self.seconds(of:)).flatMap {
        $0 > start ? $0 : nil
      }
      let candidate = max(start, midnight - offset)
      if candidate < nextMidnight - offset, end.map({ candidate < $0 }) ?? true {
        return Date(timeIntervalSince1970: Double(candidate))
      }
      guard let end else { return nil }
      start = end
    }
    return nil
  }

  /// Whether any instant of the zone belongs to the day.
  public func hasInstants(on day: Day) -> Bool { firstInstant(of: day) != nil }

  static let secondsPerDay = 86_400
  /// More than any zone was ever ahead of or behind UTC (15:56:08, Manila before 1845).
  static let largestOffset = 26 * 3_600
  /// Seconds beyond which no day can be counted in 32 bits.
  private static let limit = 86_400 * 2_147_483_000.0

  static func seconds(of date: Date) -> Int {
    // Transitions are whole seconds; far ones are cut off, so that they fit into an integer.
    Int(max(-limit * 2, min(limit * 2, date.timeIntervalSince1970.rounded(.up))))
  }
}
