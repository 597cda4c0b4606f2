import CalendarCore
import Foundation
import GridFoundation
import GridStore
import TestSupport
import Testing

/// What zones do to the days of a month: flagged over the grid, never changing it.
@Suite struct ZoneDaysTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let zone: String
    let day: String
    let seconds: Int
    let hasMidnight: Bool
    var testDescription: String { "\(zone) \(day)" }
  }

  static let cases = [
    Case(zone: "America/Sao_Paulo", day: "2017-10-15", seconds: 82_800, hasMidnight: false),
    Case(zone: "America/Sao_Paulo", day: "2016-10-16", seconds: 82_800, hasMidnight: false),
    Case(zone: "America/Sao_Paulo", day: "2018-02-17", seconds: 90_000, hasMidnight: true),
    Case(zone: "Asia/Beirut", day: "2022-03-27", seconds: 82_800, hasMidnight: false),
    Case(zone: "Africa/Cairo", day: "2023-04-28", seconds: 82_800, hasMidnight: false),
    Case(zone: "Asia/Kathmandu", day: "1986-01-01", seconds: 85_500, hasMidnight: false),
    Case(zone: "Africa/Monrovia", day: "1972-01-07", seconds: 83_730, hasMidnight: false),
    Case(zone: "Pacific/Apia", day: "2011-12-30", seconds: 0, hasMidnight: false),
    Case(zone: "Pacific/Kwajalein", day: "1993-08-21", seconds: 0, hasMidnight: false),
    Case(zone: "Pacific/Kwajalein", day: "1969-09-30", seconds: 169_200, hasMidnight: true),
    Case(zone: "America/Santiago", day: "2026-09-06", seconds: 82_800, hasMidnight: false),
    Case(zone: "Asia/Damascus", day: "2021-03-26", seconds: 82_800, hasMidnight: false),
    Case(zone: "America/Havana", day: "2020-03-08", seconds: 82_800, hasMidnight: false),
    Case(zone: "Asia/Amman", day: "2017-03-31", seconds: 82_800, hasMidnight: false),
    Case(zone: "Europe/Berlin", day: "2026-03-29", seconds: 82_800, hasMidnight: true),
    Case(zone: "Europe/Berlin", day: "2026-10-25", seconds: 90_000, hasMidnight: true),
    Case(zone: "Australia/Lord_Howe", day: "2026-04-05", seconds: 88_200, hasMidnight: true),
  ]

  @Test(arguments: cases) func theDayIsFlaggedInItsMonth(_ example: Case) throws {
    let time = try CivilTime(identifier: example.zone)
    let day = Day(try ISODate(text: example.day))
    var grids = 0
    for rule in [WeekRule.sundayFirst, .iso8601] {
      for calendar in [CalendarID.gregorian, .hebrew] {
        let grid = try Grids.whole(calendar, rule)
        let position = try grid.position(of: day)
        let overlay = try time.overlay(of: grid, year: position.date.year, ordinal: position.date.ordinal)
        let found = try #require(overlay.days.first { $0.day == day })
        #expect(found.seconds == example.seconds && found.hasMidnight == example.hasMidnight)
        let bit: UInt64 = 1 << UInt64(position.cell)
        #expect((overlay.missing & bit != 0) == (example.seconds == 0))
        #expect((overlay.withoutMidnight & bit != 0) == (example.seconds != 0 && !example.hasMidnight))
        #expect((overlay.short & bit != 0) == (1..<86_400).contains(example.seconds))
        #expect((overlay.long & bit != 0) == (example.seconds > 86_400))
        // The grid keeps the day, whatever the zone does.
        #expect(
          try grid.cell(year: position.date.year, ordinal: position.date.ordinal, index: position.cell)?.day == day)
        grids += 1
      }
    }
    #expect(grids == 4)
    #expect(Self.cases.count == 17)
  }

  @Test func plainMonthsHaveNoFlags() throws {
    let grid = try Grids.whole(.gregorian)
    let plain = try CivilTime(identifier: "Asia/Tokyo").overlay(of: grid, year: 2026, ordinal: 9)
    #expect(plain.days == [] && plain.withoutMidnight | plain.short | plain.long | plain.missing == 0)
    // Two transitions in the 42 days of one page: Morocco interrupts its summer time for Ramadan.
    let casablanca = try CivilTime(identifier: "Africa/Casablanca").overlay(of: grid, year: 2025, ordinal: 3)
    #expect(casablanca.short.nonzeroBitCount + casablanca.long.nonzeroBitCount >= 1)
    expectError(.yearOutOfRange) { _ = try CivilTime(identifier: "UTC").overlay(of: grid, year: 10_000, ordinal: 1) }
  }

  /// Every hour of 42 days walked, in zones with all kinds of jumps.
  @Test func secondsEqualWalkingTheClock() throws {
    var compared = 0
    var irregular = 0
    for (name, text) in [
      ("America/Sao_Paulo", "2017-10-01"), ("America/Sao_Paulo", "2018-02-01"), ("Pacific/Apia", "2011-12-01"),
      ("Europe/Berlin", "2026-10-01"), ("Australia/Lord_Howe", "2026-04-01"), ("Asia/Kathmandu", "1985-12-20"),
      ("America/St_Johns", "2010-11-01"), ("Asia/Tokyo", "2026-09-01"),
    ] {
      let time = try CivilTime(identifier: name)
      let start = Day(try ISODate(text: text))
      let grid = try Grids.whole(.gregorian)
      let date = try grid.date(of: start)
      let overlay = try time.overlay(of: grid, year: date.year, ordinal: date.ordinal)
      let first = try grid.month(of: start).firstCell
      var seconds: [Day: Int] = [:]
      var instant = Date(timeIntervalSince1970: Double(first.number - 2) * 86_400)
      // Transitions stand on whole minutes in these zones and years.
      for _ in 0..<(46 * 1_440) {
        seconds[try #require(time.day(containing: instant)), default: 0] += 60
        instant += 60
      }
      for index in 0..<42 {
        let day = first + index
        let found = overlay.days.first { $0.day == day }?.seconds ?? 86_400
        #expect(found == seconds[day, default: 0], "\(name) \(day)")
        compared += 1
        irregular += found == 86_400 ? 0 : 1
      }
    }
    #expect(compared == 8 * 42)
    #expect(irregular >= 7)
  }
}
