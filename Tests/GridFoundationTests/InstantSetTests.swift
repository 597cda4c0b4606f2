import CalendarCore
import Foundation
import GridFoundation
import GridStore
import TestSupport
import Testing

/// A timestamp is filed under the day that the zone's clock shows.
@Suite struct InstantSetTests {
  private func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// The last second before and the first second of days that begin in an unusual way.
  @Test(arguments: [
    ("America/Sao_Paulo", "2017-10-15T02:59:59Z", "2017-10-14", "2017-10-15"),
    ("Asia/Beirut", "2022-03-26T21:59:59Z", "2022-03-26", "2022-03-27"),
    ("Africa/Cairo", "2023-04-27T21:59:59Z", "2023-04-27", "2023-04-28"),
    ("Asia/Kathmandu", "1985-12-31T18:29:59Z", "1985-12-31", "1986-01-01"),
    ("Africa/Monrovia", "1972-01-07T00:44:29Z", "1972-01-06", "1972-01-07"),
    ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29", "2011-12-31"),
    ("Pacific/Kwajalein", "1993-08-21T11:59:59Z", "1993-08-20", "1993-08-22"),
    ("America/Santiago", "2026-09-06T03:59:59Z", "2026-09-05", "2026-09-06"),
    ("UTC", "2026-08-31T23:59:59Z", "2026-08-31", "2026-09-01"),
    ("Pacific/Kiritimati", "2026-08-31T09:59:59Z", "2026-08-31", "2026-09-01"),
  ])
  func instantsBelongToTheDayOfTheirZone(_ name: String, _ text: String, _ before: String, _ after: String) throws {
    let zone = try CivilTime(identifier: name).zone
    let last = try instant(text)
    let days = try [before, after].map { Day(try ISODate(text: $0)) }
    #expect(try Array(DaySet([last, last + 1, last], in: zone).days) == days)
    let seconds = Int(last.timeIntervalSince1970)
    #expect(try Array(DaySet(text: "\(seconds)\n\(seconds + 1) # first\n", in: zone).days) == days)
  }

  @Test func aLateCheckInIsFiledUnderTheDayBefore() throws {
    let west = try #require(TimeZone(secondsFromGMT: -5 * 3_600))
    let august = Day(try ISODate(text: "2026-08-31"))
    #expect(try DaySet([instant("2026-09-01T01:00:00Z")], in: west) == DaySet([august]))
    #expect(try DaySet(text: "2026-09-01T01:00Z", in: west) == DaySet([august]))
    #expect(try DaySet(text: "2026-09-01T01:00Z", offset: ZoneOffset(text: "-05:00")) == DaySet([august]))
  }

  /// Fixed offsets and Foundation's zones of the same offset file alike.
  @Test func fixedOffsetsAgreeWithFoundation() throws {
    var generator = SeededGenerator(seed: 17)
    var filed = 0
    for hours in -12...14 {
      let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
      let offset = try ZoneOffset(seconds: hours * 3_600)
      let instants = (0..<200).map { _ in Int.random(in: -40_000_000_000...40_000_000_000, using: &generator) }
      let dates = instants.map { Date(timeIntervalSince1970: Double($0)) }
      #expect(try DaySet(instants: instants, offset: offset) == DaySet(dates, in: zone))
      filed += instants.count
    }
    #expect(filed == 27 * 200)
  }

  @Test func badInputIsNamed() throws {
    let utc = try CivilTime(identifier: "UTC").zone
    expectError(.dayOutOfRange) { _ = try DaySet([Date(timeIntervalSince1970: .nan)], in: utc) }
    expectError(.dayOutOfRange) {
      _ = try DaySet([Date(timeIntervalSince1970: 0), .distantPast, .init(timeIntervalSince1970: 1e300)], in: utc)
    }
    do {
      _ = try DaySet(text: "0\n\nnever", in: utc)
      Issue.record("no error")
    } catch {
      #expect(error.code == .unreadableLine && error.place == "line 3")
    }
    do {
      _ = try CivilTime(identifier: "Mars/Olympus_Mons")
      Issue.record("no error")
    } catch {
      #expect(error.code == .unknownZone && error.found == "'Mars/Olympus_Mons'")
    }
  }
}
