public import CalendarCore
import Foundation
public import GridStore

/// A day of a zone that is not 24 hours from midnight to midnight.
public struct ZoneDay: Hashable, Sendable {
  public let day: Day
  /// How long the zone's clock shows the day: 0 for a day that the zone left out.
  public let seconds: Int
  /// Whether the zone's clock ever shows 00:00:00 of the day.
  public let hasMidnight: Bool

  /// Whether the zone left the day out.
  public var isMissing: Bool { seconds == 0 }
}

/// What a zone's clock does to the days of a month's 42 cells: an overlay. The grid is made of civil days and never changes.
///
/// Masks as elsewhere: bit i is cell i, neighbour cells included.
public struct ZoneDays: Hashable, Sendable {
  /// Days that begin later than midnight.
  public let withoutMidnight: UInt64
  /// Days with less than 24 hours, most of them with 23.
  public let short: UInt64
  /// Days with more than 24 hours, most of them with 25.
  public let long: UInt64
  /// Days that the zone left out.
  public let missing: UInt64
  /// All of these days, ascending.
  public let days: [ZoneDay]
}

extension CivilTime {
  /// What the zone's clock does to the days of a month's cells.
  ///
  /// - Parameter grid: a grid of any calendar and week rule.
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(transitions within 42 days): none, one or two; the platform is asked for each.
  public func overlay(of grid: Grid, year: Int, ordinal: Int) throws(GridError) -> ZoneDays {
    let first = try grid.month(year: year, ordinal: ordinal).firstCell
    let days = irregularDays(from: first, count: 42)
    func mask(_ isIncluded: (ZoneDay) -> Bool) -> UInt64 {
      days.reduce(0) { isIncluded($1) ? $0 | 1 << UInt64($1.day - first) : $0 }
    }
    return ZoneDays(
      withoutMidnight: mask { !$0.isMissing && !$0.hasMidnight },
      short: mask { !$0.isMissing && $0.seconds < Self.secondsPerDay }, long: mask { $0.seconds > Self.secondsPerDay },
      missing: mask(\.isMissing), days: days)
  }

  /// The days of a stretch that are not 24 hours from midnight to midnight.
  func irregularDays(from first: Day, count: Int) -> [ZoneDay] {
    var seconds = [Int](repeating: 0, count: count)
    var hasMidnight = [Bool](repeating: false, count: count)
    for stretch in stretches(from: first.number * Self.secondsPerDay, to: (first.number + count) * Self.secondsPerDay) {
      for index in 0..<count {
        let midnight = (first.number + index) * Self.secondsPerDay
        let shown = stretch.clamped(to: midnight..<(midnight + Self.secondsPerDay))
        seconds[index] += shown.count
        if stretch.contains(midnight) { hasMidnight[index] = true }
      }
    }
    return (0..<count).compactMap { index in
      guard seconds[index] != Self.secondsPerDay || !hasMidnight[index] else { return nil }
      return ZoneDay(day: first + index, seconds: seconds[index], hasMidnight: hasMidnight[index])
    }
  }

  /// What the zone's clock shows, as if it were UTC: a range of seconds for each stretch of one offset, in the order of time. Around
  /// transitions the ranges have gaps or overlap.
  private func stretches(from low: Int, to high: Int) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var start = low - Self.largestOffset
    let end = high + Self.largestOffset
    while start < end {
      let date = Date(timeIntervalSince1970: Double(start))
      let next = zone.nextDaylightSavingTimeTransition(after: date).map(Self.seconds(of:)) ?? end
      let offset = zone.secondsFromGMT(for: date)
      // Far away the platform may answer a transition that lies before the date it was asked about.
      let stop = next > start ? min(next, end) : end
      stretches.append(start + offset..<stop + offset)
      start = stop
    }
    return stretches
  }
}
