import CalendarCore
import Foundation
import GridFoundation
import Testing

/// When civil days begin in zones that jump, repeat and skip.
@Suite struct CivilTimeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let zone: String
    let day: String
    /// The first instant as UTC; `nil` for a day that the zone left out.
    let first: String?
    /// What a clock shows then.
    let clock: String
    let note: String

    var testDescription: String { "\(zone) \(day)" }
  }

  static let cases = [
    Case(
      zone: "America/Sao_Paulo", day: "2017-10-15", first: "2017-10-15T03:00:00Z", clock: "01:00", note: "no midnight"),
    Case(
      zone: "America/Sao_Paulo", day: "2016-10-16", first: "2016-10-16T03:00:00Z", clock: "01:00", note: "no midnight"),
    Case(zone: "America/Sao_Paulo", day: "2018-02-17", first: "2018-02-17T02:00:00Z", clock: "00:00", note: "25 hours"),
    Case(
      zone: "America/Sao_Paulo", day: "2018-02-18", first: "2018-02-18T03:00:00Z", clock: "00:00",
      note: "set back at midnight"),
    Case(zone: "Asia/Beirut", day: "2022-03-27", first: "2022-03-26T22:00:00Z", clock: "01:00", note: "no midnight"),
    Case(zone: "Africa/Cairo", day: "2023-04-28", first: "2023-04-27T22:00:00Z", clock: "01:00", note: "no midnight"),
    Case(
      zone: "Asia/Kathmandu", day: "1986-01-01", first: "1985-12-31T18:30:00Z", clock: "00:15",
      note: "15 minutes forward"),
    Case(
      zone: "Africa/Monrovia", day: "1972-01-07", first: "1972-01-07T00:44:30Z", clock: "00:44:30",
      note: "44:30 forward"),
    Case(
      zone: "Pacific/Apia", day: "2011-12-29", first: "2011-12-29T10:00:00Z", clock: "00:00",
      note: "the day before the gap"),
    Case(zone: "Pacific/Apia", day: "2011-12-30", first: nil, clock: "", note: "skipped"),
    Case(
      zone: "Pacific/Apia", day: "2011-12-31", first: "2011-12-30T10:00:00Z", clock: "00:00",
      note: "the day after the gap"),
    Case(zone: "Pacific/Kwajalein", day: "1993-08-21", first: nil, clock: "", note: "skipped"),
    Case(
      zone: "Pacific/Kwajalein", day: "1993-08-22", first: "1993-08-21T12:00:00Z", clock: "00:00", note: "after the gap"
    ),
    Case(zone: "Pacific/Kwajalein", day: "1969-09-30", first: "1969-09-29T13:00:00Z", clock: "00:00", note: "47 hours"),
    Case(zone: "Asia/Manila", day: "1844-12-31", first: nil, clock: "", note: "skipped"),
    Case(
      zone: "America/Santiago", day: "2026-09-06", first: "2026-09-06T04:00:00Z", clock: "01:00", note: "no midnight"),
    Case(zone: "Asia/Damascus", day: "2021-03-26", first: "2021-03-25T22:00:00Z", clock: "01:00", note: "no midnight"),
    Case(zone: "America/Havana", day: "2020-03-08", first: "2020-03-08T05:00:00Z", clock: "01:00", note: "no midnight"),
    Case(zone: "Asia/Amman", day: "2017-03-31", first: "2017-03-30T22:00:00Z", clock: "01:00", note: "no midnight"),
    Case(
      zone: "America/St_Johns", day: "2010-11-07", first: "2010-11-07T02:30:00Z", clock: "00:00",
      note: "set back at 00:01"),
    Case(zone: "UTC", day: "2026-09-01", first: "2026-09-01T00:00:00Z", clock: "00:00", note: "plain"),
    Case(zone: "Pacific/Kiritimati", day: "2026-09-01", first: "2026-08-31T10:00:00Z", clock: "00:00", note: "UTC+14"),
  ]

  @Test(arguments: cases) func aDayBeginsWithItsFirstExistingInstant(_ example: Case) throws {
    let zone = try #require(TimeZone(identifier: example.zone))
    let time = CivilTime(zone)
    let day = Day(try ISODate(text: example.day))
    let found = time.firstInstant(of: day)
    let expected = try example.first.map { try Date($0, strategy: .iso8601) }
    #expect(found == expected, "\(example.note)")
    #expect(time.hasInstants(on: day) == (expected != nil))
    guard let found else { return }
    #expect(time.day(containing: found) == day)
    #expect(time.day(containing: found - 1) != day)
    let clock = Int(found.timeIntervalSince1970) + time.zone.secondsFromGMT(for: found) - day.number * 86_400
    let seconds = clock % 60 == 0 ? "" : ":\(clock % 60)"
    let minutes = clock / 60 % 60
    #expect("0\(clock / 3_600):\(minutes < 10 ? "0" : "")\(minutes)\(seconds)" == example.clock)
  }

  @Test func theCasesAreAllThere() {
    #expect(Self.cases.count == 22)
    #expect(Self.cases.count { $0.first == nil } == 3)
  }

  @Test func aLateCheckInBelongsToTheDayBefore() throws {
    let instant = try Date("2026-09-01T01:00:00Z", strategy: .iso8601)
    let time = CivilTime(try #require(TimeZone(secondsFromGMT: -5 * 3_600)))
    #expect(time.day(containing: instant) == Day(try ISODate(text: "2026-08-31")))
  }

  /// The months of the public bug reports: every day has one first instant, in order, and noon belongs to it.
  @Test(arguments: [
    ("America/Santiago", "2026-09-01", 30), ("America/Sao_Paulo", "2016-10-01", 31),
    ("America/Sao_Paulo", "2017-10-01", 31), ("Asia/Damascus", "2021-03-01", 31), ("America/Havana", "2020-03-01", 31),
    ("Asia/Amman", "2017-03-01", 31),
  ])
  func everyDayOfAMonthOccursOnce(zone: String, first: String, count: Int) throws {
    let time = CivilTime(try #require(TimeZone(identifier: zone)))
    let start = Day(try ISODate(text: first))
    var previous = Date.distantPast
    var days = 0
    for number in 0..<count {
      let instant = try #require(time.firstInstant(of: start + number))
      #expect(instant > previous)
      #expect(time.day(containing: instant) == start + number)
      #expect(time.day(containing: instant - 1) == start + number - 1)
      previous = instant
      days += 1
    }
    #expect(days == count)
  }

  /// Around transitions of every zone of this machine from 1900 to 2037: the second before the first instant of a day belongs to a
  /// day before, and a day without instants is one that the clock stepped over.
  @Test func firstInstantsHoldAroundTransitions() throws {
    let begin = Date(timeIntervalSince1970: -2_208_988_800)
    let end = Date(timeIntervalSince1970: 2_145_916_800)
    var zones = 0
    var transitions = 0
    var skipped = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      guard let zone = TimeZone(identifier: name) else { continue }
      let time = CivilTime(zone)
      var instant = begin
      // Every fifth transition, and those that can leave a day out.
      var index = zones
      while let next = zone.nextDaylightSavingTimeTransition(after: instant), next < end {
        instant = next
        index += 1
        let jump = abs(zone.secondsFromGMT(for: next) - zone.secondsFromGMT(for: next - 1))
        guard index % 5 == 0 || jump > 12 * 3_600 else { continue }
        let before = try #require(time.day(containing: next - 1))
        let after = try #require(time.day(containing: next))
        for day in (min(before, after) - 1).number...(max(before, after) + 1).number {
          let day = Day(day)
          guard let first = time.firstInstant(of: day) else {
            #expect(before < day && day < after, "\(name) \(day)")
            skipped += 1
            continue
          }
          #expect(time.day(containing: first) == day, "\(name) \(day)")
          let second = try #require(time.day(containing: first - 1))
          #expect(second < day, "\(name) \(day)")
        }
        transitions += 1
      }
      zones += 1
    }
    #expect(zones > 400)
    #expect(transitions > 5_000)
    #expect(skipped >= 1)
  }

  @Test func fractionsOfASecondBelongToTheDayTheyAreIn() throws {
    let utc = CivilTime(try #require(TimeZone(secondsFromGMT: 0)))
    #expect(utc.day(containing: Date(timeIntervalSince1970: -0.25)) == Day(-1))
    #expect(utc.day(containing: Date(timeIntervalSince1970: 86_399.75)) == Day(0))
  }

  @Test func instantsBeyondAllDaysHaveNone() throws {
    let utc = CivilTime(try #require(TimeZone(identifier: "Europe/Berlin")))
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 2e14, -2e14] {
      #expect(utc.day(containing: Date(timeIntervalSince1970: seconds)) == nil)
    }
    #expect(utc.day(containing: .distantPast) != nil)
    #expect(utc.day(containing: .distantFuture) != nil)
  }

  @Test func farDaysHaveAFirstInstant() throws {
    let time = CivilTime(try #require(TimeZone(identifier: "America/New_York")))
    for number in [-3_000_000, 3_000_000, Int(Int32.min), Int(Int32.max)] {
      let first = try #require(time.firstInstant(of: Day(number)))
      if abs(number) < 10_000_000 { #expect(time.day(containing: first) == Day(number)) }
    }
  }
}
