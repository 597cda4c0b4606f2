import CalendarCore
import GridStore
import TestSupport
import Testing

/// Lists of days in text: dates, instants, comments; and errors that name the line.
@Suite struct DayListTests {
  private func day(_ text: String) throws -> Day { Day(try ISODate(text: text)) }

  @Test func linesOfAllKinds() throws {
    let text = """
      # sign-ins

      2026-09-01
        2026-09-03   # with a comment
      1788224400
      2026-09-05T23:30-05:00
      2026-09-07T00:00:00.250Z\r
      -0044-03-15
      """
    let set = try DaySet(text: text, offset: .utc)
    let days = try ["-0044-03-15", "2026-09-01", "2026-09-03", "2026-09-06", "2026-09-07"].map(day)
    #expect(Array(set.days) == days)
    // 1788224400 is 2026-09-01T01:00Z: still August in the west.
    let west = try DaySet(text: text, offset: ZoneOffset(text: "-05:00"))
    let westDays = try ["-0044-03-15", "2026-08-31", "2026-09-01", "2026-09-03", "2026-09-05", "2026-09-06"].map(day)
    #expect(Array(west.days) == westDays)
  }

  @Test func aMarkOfTheEncodingIsSkippedAtTheBeginningOnly() throws {
    let days = try ["2026-09-01", "2026-09-02"].map(day)
    #expect(try Array(DaySet(text: "\u{FEFF}2026-09-01\r\n2026-09-02\r\n").days) == days)
    #expect(try Array(DaySet(text: "\u{FEFF}# two\n2026-09-01\n2026-09-02").days) == days)
    #expect(try DaySet(text: "\u{FEFF}").count == 0)
    let error = #expect(throws: GridError.self) { try DaySet(text: "2026-09-01\n\u{FEFF}2026-09-02") }
    #expect(error?.code == .unreadableLine && error?.place == "line 2")
  }

  @Test func emptyListsAreEmptySets() throws {
    for text in ["", "\n\n", "# nothing", " \t\r\n"] { #expect(try DaySet(text: text) == DaySet()) }
  }

  @Test(arguments: [
    (
      "2026-09-01\nyesterday", 2,
      "a date such as 2026-09-01, an instant such as 2026-09-01T01:00Z, or seconds since 1970"
    ),
    ("2026-02-30", 1, "a day from 01 to 28 in that month"),
    ("# one\n\n2026-13-01\n", 3, "a month from 01 to 12"),
    ("2026-09-01\r\n2026-09-01T25:00Z\r\n", 2, "a time with its offset"),
    ("2026-09-01T01:00", 1, "a time with its offset"),
    ("2026-09-01T01:00:00.Z", 1, "a time with its offset"),
    ("2026-09-01T01:00+26:00", 1, "a time with its offset"),
    ("0\n1788224400000", 2, "seconds since 1970, within the years -9999 to 9999"),
    ("99999999999999999999", 1, "a date such as"),
  ])
  func badLinesAreNamed(_ text: String, _ line: Int, _ expected: String) throws {
    do {
      _ = try DaySet(text: text, offset: .utc)
      Issue.record("no error")
    } catch {
      #expect(error.code == .unreadableLine)
      #expect(error.place == "line \(line)")
      #expect(error.expected.hasPrefix(expected), "\(error.expected)")
      #expect(error.description.hasPrefix("unreadable line (line \(line)): found '"))
    }
  }

  @Test func instantsNeedAZone() throws {
    expectError(.unreadableLine, found: "'0'") { _ = try DaySet(text: "2026-09-01\n0") }
    expectError(.unreadableLine, expected: "an instant that the time zone knows") {
      _ = try DaySet(text: "0", zone: { _ in nil })
    }
    #expect(try DaySet(text: "2026-09-01").count == 1)
  }

  @Test func instantsAreFiledAtTheirOffset() throws {
    var filed = 0
    for hours in -12...14 {
      let offset = try ZoneOffset(seconds: hours * 3_600)
      for second in [-1, 0, 1, 43_199, 86_399, 86_400, -86_400, -86_401, 1_788_224_400] {
        let plain = Int((Double(second + hours * 3_600) / 86_400).rounded(.down))
        #expect(offset.day(ofInstant: second) == Day(plain))
        #expect(try DaySet(instants: [second], offset: offset) == DaySet([Day(plain)]))
        filed += 1
      }
    }
    #expect(filed == 27 * 9)
    #expect(ZoneOffset.utc.day(ofInstant: .max) == nil)
    expectError(.dayOutOfRange, found: "\(Int.max) seconds since 1970") {
      _ = try DaySet(instants: [0, Int.max], offset: .utc)
    }
  }

  @Test func offsetsAreRead() throws {
    let offsets = [
      ("UTC", 0), ("Z", 0), ("GMT", 0), ("+08:00", 28_800), ("-05:00", -18_000), ("+0530", 19_800), ("-05", -18_000),
      ("UTC+5", 18_000), ("UTC-05:00", -18_000), ("-00:44:30", -2_670), ("+05:45", 20_700),
    ]
    for (text, seconds) in offsets { #expect(try ZoneOffset(text: text).seconds == seconds, "\(text)") }
    for text in ["", "8", "+8", "+08:", "+08:60", "+26:00", "Asia/Tokyo", "UTC+", "utc", "+08:00 ", "+08:00:99", "±1"] {
      #expect(throws: ParameterError.self, "\(text)") { try ZoneOffset(text: text) }
    }
    #expect(
      try ZoneOffset(text: "-05").description == "-05:00" && ZoneOffset(text: "-00:44:30").description == "-00:44:30")
    #expect(throws: ParameterError.self) { try ZoneOffset(seconds: 100_000) }
  }
}
