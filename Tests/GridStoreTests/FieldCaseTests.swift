import CalendarCore
import GridStore
import TestSupport
import Testing

/// Small inputs behind public bug reports of calendar software, with the right values.
@Suite struct FieldCaseTests {
  private func grid(_ calendar: CalendarID, _ first: Int = 1, _ minimum: Int = 1) throws -> Grid {
    try Grids.whole(calendar, Grids.rule(first, minimum))
  }

  struct WeekCase: Sendable {
    let iso: String
    let first: Int
    let minimum: Int
    let year: Int
    let week: Int

    init(_ iso: String, _ first: Int, _ minimum: Int, _ year: Int, _ week: Int) {
      (self.iso, self.first, self.minimum, self.year, self.week) = (iso, first, minimum, year, week)
    }
  }

  static let weeks = [
    WeekCase("2022-01-01", 1, 1, 2022, 1), WeekCase("2022-01-01", 2, 4, 2021, 52),
    WeekCase("2022-01-01", 2, 1, 2022, 1),
    WeekCase("2022-06-20", 1, 1, 2022, 26), WeekCase("2022-06-20", 2, 4, 2022, 25),
    WeekCase("2024-01-01", 1, 4, 2024, 1), WeekCase("2024-01-01", 2, 4, 2024, 1),
    WeekCase("2015-12-28", 2, 4, 2015, 53), WeekCase("2015-12-28", 1, 1, 2016, 1),
    WeekCase("2017-01-01", 2, 4, 2016, 52), WeekCase("2017-01-01", 1, 1, 2017, 1),
    WeekCase("2016-01-04", 2, 4, 2016, 1), WeekCase("2016-01-04", 1, 1, 2016, 2),
    WeekCase("2028-01-01", 1, 1, 2028, 1), WeekCase("2028-01-01", 2, 4, 2027, 52),
    WeekCase("2028-01-01", 1, 4, 2027, 52),
    WeekCase("2021-01-03", 2, 4, 2020, 53), WeekCase("2012-12-31", 2, 1, 2013, 1),
  ]

  @Test(arguments: [CalendarID.gregorian, .iso8601, .japanese])
  func weeksHaveTheirNumbers(_ calendar: CalendarID) throws {
    var compared = 0
    for known in Self.weeks {
      let grid = try grid(calendar, known.first, known.minimum)
      let day = Day(try ISODate(text: known.iso))
      let week = try #require(try grid.week(of: day))
      #expect(week.year == known.year && week.week == known.week, "\(known)")
      // The row of the day's cell says the same.
      let position = try grid.position(of: day)
      #expect(
        try grid.week(year: position.date.year, ordinal: position.date.ordinal, row: position.row) == week, "\(known)")
      compared += 1
    }
    #expect(compared == 18)
  }

  struct MonthCase: Sendable {
    let calendar: CalendarID
    let year: Int
    let month: Int
    let first: Int
    let lead: Int
    let rows: Int

    init(_ calendar: CalendarID, _ year: Int, _ month: Int, first: Int, lead: Int, rows: Int) {
      (self.calendar, self.year, self.month, self.first) = (calendar, year, month, first)
      (self.lead, self.rows) = (lead, rows)
    }
  }

  static let months = [
    MonthCase(.gregorian, 2026, 9, first: 2, lead: 1, rows: 5),
    MonthCase(.gregorian, 2017, 10, first: 2, lead: 6, rows: 6),
    MonthCase(.gregorian, 2017, 10, first: 1, lead: 0, rows: 5),
    MonthCase(.gregorian, 2024, 12, first: 2, lead: 6, rows: 6),
    MonthCase(.gregorian, 2024, 12, first: 1, lead: 0, rows: 5),
    MonthCase(.gregorian, 2015, 6, first: 2, lead: 0, rows: 5),
    MonthCase(.gregorian, 2015, 2, first: 1, lead: 0, rows: 4),
    MonthCase(.gregorian, 2016, 1, first: 1, lead: 5, rows: 6),
    MonthCase(.gregorian, 2020, 3, first: 1, lead: 0, rows: 5),
    MonthCase(.gregorian, 2021, 8, first: 2, lead: 6, rows: 6),
    MonthCase(.gregorian, 2016, 7, first: 1, lead: 5, rows: 6),
    MonthCase(.gregorian, 1582, 10, first: 1, lead: 1, rows: 4),
    MonthCase(.gregorian1752, 1752, 9, first: 1, lead: 2, rows: 3),
  ]

  @Test func monthsHaveTheirRows() throws {
    var compared = 0
    for known in Self.months {
      let grid = try grid(known.calendar, known.first)
      #expect(try grid.firstWeekdayOffset(year: known.year, ordinal: known.month) == known.lead, "\(known)")
      #expect(try grid.rowCount(year: known.year, ordinal: known.month) == known.rows, "\(known)")
      compared += 1
    }
    #expect(compared == 13)
  }

  /// Months in which some zone skips or repeats a midnight: a grid is made of civil days, so each stands there once.
  @Test(arguments: [
    (2016, 10), (2017, 10), (2021, 3), (2020, 3), (2017, 3), (2011, 12), (2026, 9), (2022, 3), (2023, 4), (1986, 1),
  ]) func everyDayStandsOnce(_ year: Int, _ month: Int) throws {
    for first in 1...7 {
      let grid = try grid(.gregorian, first)
      let count = try grid.dayCount(year: year, ordinal: month)
      var labels: [Int] = []
      for index in 0..<42 {
        let cell = try #require(try grid.cell(year: year, ordinal: month, index: index))
        if cell.owner == .current { labels.append(cell.label) }
      }
      #expect(labels == Array(1...count))
    }
  }

  /// A week of fw 2 md 1 that belongs to 2013 stands in row 54 of 2012: counted along the rows of the year.
  @Test func theLastRowsOfLongYears() throws {
    func rows(_ year: Int, _ first: Int) throws -> Int {
      let grid = try grid(.gregorian, first)
      let start = try grid.start(year: year)
      return try grid.seamlessRow(of: grid.start(year: year + 1) - 1) - grid.seamlessRow(of: start) + 1
    }
    #expect(try rows(2012, 2) == 54)
    let sunday = try (1900...2100).filter { try rows($0, 1) == 54 }
    let monday = try (1900...2100).filter { try rows($0, 2) == 54 }
    #expect(sunday == [1916, 1944, 1972, 2000, 2028, 2056, 2084])
    #expect(monday == [1928, 1956, 1984, 2012, 2040, 2068, 2096])
  }

  @Test func cellsOfKnownPages() throws {
    let january = try #require(try grid(.gregorian).cell(year: 2018, ordinal: 1, index: 0))
    #expect(ISODate(january.day).description == "2017-12-31" && january.owner == .previous)
    let august = try #require(try grid(.gregorian, 2).cell(year: 2021, ordinal: 8, index: 9))
    #expect(ISODate(august.day).description == "2021-08-04" && august.owner == .current && august.label == 4)
    // Lead 0: no extra week stands before the month, the rest trails.
    for (year, month, first) in [(2015, 2, 1), (2020, 3, 1), (2015, 6, 2)] {
      let cell = try #require(try grid(.gregorian, first).cell(year: year, ordinal: month, index: 0))
      #expect(cell.owner == .current && cell.label == 1)
    }
  }

  @Test func theCutoverMonths() throws {
    let october = try grid(.gregorian).month(year: 1582, ordinal: 10)
    #expect(october.dayCount == 21 && october.hasOwnLabels)
    #expect(try grid(.iso8601).dayCount(year: 1582, ordinal: 10) == 31)
    let weekdays: [(CalendarID, Int, Int, Int, Weekday)] = [
      (.gregorian, 1582, 10, 1, .monday), (.gregorian, 1582, 10, 4, .thursday), (.gregorian, 1582, 10, 15, .friday),
      (.gregorian1752, 1752, 9, 1, .tuesday), (.gregorian1752, 1752, 9, 2, .wednesday),
      (.gregorian1752, 1752, 9, 14, .thursday),
    ]
    for (calendar, year, month, label, weekday) in weekdays {
      #expect(try grid(calendar).day(year: year, ordinal: month, label: label).weekday == weekday)
    }
    #expect(try grid(.gregorian1752).dayCount(year: 1752, ordinal: 9) == 19)
  }

  struct DateCase: Sendable {
    let calendar: CalendarID
    let year: Int
    let month: Int
    let label: Int
    let iso: String

    init(_ calendar: CalendarID, _ year: Int, _ month: Int, _ label: Int, _ iso: String) {
      (self.calendar, self.year, self.month, self.label, self.iso) = (calendar, year, month, label, iso)
    }
  }

  /// MONTH is the name's number; a month with a leap flag is none of these.
  static let dates = [
    DateCase(.persian, 1403, 12, 30, "2025-03-20"), DateCase(.persian, 1404, 1, 1, "2025-03-21"),
    DateCase(.persian, 1396, 1, 1, "2017-03-21"), DateCase(.hebrew, 5807, 1, 1, "2046-10-01"),
    DateCase(.hebrew, 5784, 6, 1, "2024-02-10"), DateCase(.hebrew, 5784, 7, 1, "2024-03-11"),
    DateCase(.hebrew, 5782, 5, 1, "2022-01-03"), DateCase(.japanese, 2019, 5, 1, "2019-05-01"),
    DateCase(.gregorian, 2011, 12, 30, "2011-12-30"),
  ]

  @Test func datesInTwoCalendars() throws {
    var compared = 0
    for known in Self.dates {
      let grid = try grid(known.calendar)
      let month = try grid.month(year: known.year, name: MonthName(number: known.month))
      let day = try grid.day(year: known.year, ordinal: month.ordinal, label: known.label)
      #expect(ISODate(day).description == known.iso, "\(known)")
      #expect(
        try grid.date(of: day)
          == grid.position(of: Day(try ISODate(text: known.iso))).date, "\(known)")
      compared += 1
    }
    #expect(compared == 9)
    #expect(try grid(.hebrew).monthCount(year: 5784) == 13)
    #expect(try grid(.gregorian).position(of: Day(try ISODate(text: "2011-12-30"))).column == 5)
  }

  @Test func theShortMonthHasOneOrTwoRows() throws {
    var rows: Set<Int> = []
    for calendar in [CalendarID.coptic, .ethiopicAmeteMihret] {
      let grid = try grid(calendar)
      for year in 1700...1800 {
        #expect([5, 6].contains(try grid.dayCount(year: year, ordinal: 13)))
        rows.insert(try grid.rowCount(year: year, ordinal: 13))
      }
    }
    #expect(rows == [1, 2])
  }

  /// A page of May 2019 holds cells of two reigns, and is still one grid.
  @Test func aPageShowsTheErasOfItsDays() throws {
    let grid = try grid(.japanese)
    var heisei = 0
    var reiwa = 0
    for index in 0..<35 {
      let cell = try #require(try grid.cell(year: 2019, ordinal: 5, index: index))
      let date = try grid.date(of: cell.day)
      let era = try #require(CalendarID.japanese.eraYear(year: date.year, day: cell.day))
      if cell.owner == .previous {
        #expect(era == EraYear(era: .heisei, year: 31))
        heisei += 1
      } else {
        #expect(era == EraYear(era: .reiwa, year: 1))
        reiwa += 1
      }
    }
    #expect(heisei == 3 && reiwa == 32)
    let before = Day(try ISODate(text: "1868-10-22"))
    #expect(CalendarID.japanese.eraYear(year: 1868, day: before) == nil)
    #expect(CalendarID.japanese.eraYear(year: 1868, day: before + 1) == EraYear(era: .meiji, year: 1))
  }

  @Test func fourHundredYearsLaterEverythingRepeats() throws {
    var compared = 0
    for (first, minimum) in [(1, 1), (2, 4), (7, 7)] {
      let grid = try grid(.gregorian, first, minimum)
      for year in 1600...1999 {
        for month in 1...12 {
          let early = try grid.month(year: year, ordinal: month)
          let late = try grid.month(year: year + 400, ordinal: month)
          #expect(early.dayCount == late.dayCount && early.firstWeekdayOffset == late.firstWeekdayOffset)
          let week = try #require(try grid.week(year: year, ordinal: month, row: 0))
          let later = try #require(try grid.week(year: year + 400, ordinal: month, row: 0))
          #expect(week.week == later.week && week.year + 400 == later.year)
          compared += 1
        }
      }
    }
    #expect(compared == 3 * 400 * 12)
  }
}
