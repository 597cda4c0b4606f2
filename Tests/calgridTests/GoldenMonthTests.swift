import CalendarCore
import Testing

/// The months behind public bug reports, through the command line.
@Suite struct GoldenMonthTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let year: Int
    let month: Int
    var calendar = "gregorian"
    let fw: Int
    var lead: Int?
    let rows: Int
    var testDescription: String { "\(calendar) \(year)-\(month) fw \(fw)" }
  }

  static let examples = [
    Example(year: 2026, month: 9, fw: 2, lead: 1, rows: 5), Example(year: 2017, month: 10, fw: 2, rows: 6),
    Example(year: 2017, month: 10, fw: 1, rows: 5), Example(year: 2024, month: 12, fw: 2, rows: 6),
    Example(year: 2024, month: 12, fw: 1, rows: 5), Example(year: 2015, month: 6, fw: 2, rows: 5),
    Example(year: 2015, month: 2, fw: 1, rows: 4), Example(year: 2016, month: 1, fw: 1, rows: 6),
    Example(year: 2020, month: 3, fw: 1, lead: 0, rows: 5), Example(year: 2021, month: 8, fw: 2, lead: 6, rows: 6),
    Example(year: 2016, month: 7, fw: 1, rows: 6), Example(year: 1582, month: 10, fw: 1, lead: 1, rows: 4),
    Example(year: 1752, month: 9, calendar: "gregorian1752", fw: 1, lead: 2, rows: 3),
  ]

  @Test func offsetsAndRowsAreRight() throws {
    var compared = 0
    for example in Self.examples {
      let page = try MonthPage.month(example.year, example.month, example.calendar, fw: example.fw)
      if let lead = example.lead { #expect(page.firstWeekdayOffset == lead, "\(example)") }
      #expect(page.rowCount == example.rows, "\(example)")
      #expect(page.cells.count == example.rows, "\(example)")
      compared += 1
    }
    #expect(compared == 13)
  }

  @Test func everyDayStandsOnceWhateverTheZone() throws {
    let zoned = [
      (2026, 9, "America/Santiago"), (2016, 10, "America/Sao_Paulo"), (2017, 10, "America/Sao_Paulo"),
      (2021, 3, "Asia/Damascus"), (2020, 3, "America/Havana"), (2017, 3, "Asia/Amman"), (2011, 12, "Pacific/Apia"),
    ]
    var compared = 0
    for (year, month, zone) in zoned {
      let page = try MonthPage.month(year, month, fw: 2, fill: "none", zone: zone)
      #expect(page.ownLabels == Array(1...page.dayCount), "\(year)-\(month) \(zone)")
      #expect(Set(page.dates).count == page.dayCount)
      compared += 1
    }
    #expect(compared == 7)
    let apia = try CommandRun("day", "2011-12-30", "--format", "json", environment: ["TZ": "Pacific/Apia"]).object()
    #expect(apia["weekday"] as? Int == 6)
  }

  @Test func october1582SkipsTenLabels() throws {
    let page = try MonthPage.month(1582, 10)
    #expect(page.dayCount == 21)
    #expect(page.ownLabels == Array(1...4) + Array(15...31))
    #expect(page.cells[0][1]?.day == 1)
    #expect(page.cells[0][4]?.day == 4)
    #expect(page.cells[0][5]?.day == 15)
    #expect(try MonthPage.month(1582, 10, "iso8601").ownLabels == Array(1...31))
  }

  @Test func september1752SkipsElevenLabels() throws {
    let page = try MonthPage.month(1752, 9, "gregorian1752")
    #expect(page.dayCount == 19)
    #expect(page.ownLabels == [1, 2] + Array(14...30))
    #expect(page.cells[0][2]?.day == 1)
    #expect(page.cells[0][4]?.day == 14)
  }

  @Test func sixRowsAreAlways42Cells() throws {
    var compared = 0
    for fw in 1...7 {
      for (year, month) in [(2015, 2), (2020, 3), (2021, 8)] {
        let page = try MonthPage.month(year, month, fw: fw, fill: "six")
        #expect(page.allCells.count == 42)
        #expect(!page.allCells.contains(nil))
        let before = page.allCells.prefix { $0?.owner == "previous" }.count
        #expect(before == page.firstWeekdayOffset)
        compared += 1
      }
    }
    #expect(compared == 21)
  }

  @Test func pagesBeginAndContinueWhereTheyShould() throws {
    let january = try MonthPage.month(2018, 1)
    #expect(january.year == 2018 && january.month == 1)
    #expect(january.cells[0][0] == MonthPage.Cell(date: "2017-12-31", day: 31, owner: "previous"))
    #expect(try MonthPage.month(2021, 8, fw: 2).cells[1][2]?.date == "2021-08-04")
  }

  @Test func theEndsOfTheRangeHaveBlanksAndNoErrors() throws {
    let ends = [
      ("gregorian", -9999, 1), ("gregorian", 9999, 12), ("gregorian", 1, 1), ("hebrew", 1, 1), ("hebrew", 9999, 13),
      ("iso8601", 9999, 12), ("islamicCivil", 1, 1), ("islamicCivil", 9999, 12), ("persian", 3000, 12),
    ]
    var compared = 0
    for (calendar, year, month) in ends {
      for fw in 1...7 {
        let page = try MonthPage.month(year, month, calendar, fw: fw, fill: "six")
        #expect(page.allCells.count == 42)
        #expect(page.ownLabels.count == page.dayCount)
        compared += 1
      }
    }
    #expect(compared == 63)
    #expect(try MonthPage.month(-9999, 1, fw: 1, fill: "six").allCells.contains(nil))
  }

  @Test func thirteenthMonthsAreShort() throws {
    var compared = 0
    for (calendar, year, length) in [
      ("coptic", 1739, 6), ("coptic", 1740, 5), ("ethiopicAmeteMihret", 2015, 6), ("ethiopicAmeteAlem", 7516, 5),
    ] {
      let page = try MonthPage.month(year, 13, calendar)
      #expect(page.dayCount == length)
      #expect((1...2).contains(page.rowCount))
      compared += 1
    }
    #expect(compared == 4)
  }

  @Test func leapMonthsAreNamedByTheMonthTheyFollow() throws {
    var compared = 0
    for (year, name) in [(1922, "5L"), (1984, "10L"), (1987, "6L"), (2020, "4L"), (2033, "11L")] {
      let run = try CommandRun("month", "\(year)", name, "--calendar", "chinese", "--format", "json")
      let page = try MonthPage(run)
      #expect(page.isLeap)
      #expect("\(page.month)L" == name)
      #expect(page.ordinal == page.month + 1)
      let text = try CommandRun("month", "\(year)", name.lowercased(), "--calendar", "chinese")
      #expect(text.output.contains("Leap "))
      compared += 1
    }
    #expect(compared == 5)
    #expect(try CommandRun("month", "2021", "4L", "--calendar", "chinese").exitCode == 64)
  }

  @Test func labelsThatRepeatAndSkipArePrinted() throws {
    var repeated = 0
    var skipped = 0
    for month in 1...12 {
      let labels = try MonthPage.month(1946, month, "kannada").ownLabels
      repeated += zip(labels, labels.dropFirst()).count { $0 == $1 }
      skipped += zip(labels, labels.dropFirst()).count { $1 > $0 + 1 }
    }
    #expect(repeated > 0)
    #expect(skipped > 0)
  }

  @Test func fourHundredYearsRepeat() throws {
    var compared = 0
    for month in 1...12 {
      let now = try MonthPage.month(2024, month, fw: 2, md: 4)
      let later = try MonthPage.month(2424, month, fw: 2, md: 4)
      #expect(now.dayCount == later.dayCount)
      #expect(now.firstWeekdayOffset == later.firstWeekdayOffset)
      #expect(now.rowCount == later.rowCount)
      #expect(now.weeks.map(\.week) == later.weeks.map(\.week))
      compared += 1
    }
    #expect(compared == 12)
  }
}
