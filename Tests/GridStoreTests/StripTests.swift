import CalendarCore
import GridStore
import TestSupport
import Testing

/// Pages of seven days: whose name they bear, and days as codes.
@Suite struct StripTests {
  static let stretches: [(CalendarID, ClosedRange<Int>)] = [
    (.gregorian, 2020...2027), (.gregorian, 1581...1583), (.gregorian1752, 1751...1753), (.hebrew, 5780...5786),
    (.coptic, 1735...1740), (.chinese, 2020...2025),
  ]

  @Test(arguments: stretches, Weekday.allCases)
  func pagesBearTheNamesThatTheWalkGivesThem(
    _ stretch: (calendar: CalendarID, years: ClosedRange<Int>), _ first: Weekday
  ) throws {
    let rule = try WeekRule(firstWeekday: first, minimumDays: 1)
    let grid = try Grids.file(stretch.calendar, years: stretch.years, [rule])
      .grid(for: GridParameters(calendar: stretch.calendar, weekRule: rule))
    // A year more on both sides: the first and last page hold days of theirs.
    let walk = try DayWalk(stretch.calendar, years: (stretch.years.lowerBound - 1)...(stretch.years.upperBound + 1))
    var page = 0
    var isAnswered = false
    var days: [Int] = []
    var lastFull: (Int, Int)?
    var failures: [String] = []
    func name(_ index: Int) -> (Int, Int) { (Int(walk.years[index]), Int(walk.ordinals[index])) }
    func compare() throws {
      let (start, end) = (name(days[0]), name(days[days.count - 1]))
      if days.count == 7, start == end { lastFull = start }
      isAnswered = days.contains { stretch.years.contains(Int(walk.years[$0])) }
      guard isAnswered else { return }
      let expected: [(PageLabel, (Int, Int))] = [
        (.firstDay, start), (.lastDay, end), (.firstFullWeek, lastFull ?? start),
      ]
      for (label, month) in expected {
        let found = try grid.month(ofPage: page, label: label)
        if (found.year, found.ordinal) != month { failures.append("page \(page) \(label): \(found), not \(month)") }
      }
      if try grid.knownDays(ofPage: page) != Day(walk.day(days[0]))...Day(walk.day(days[days.count - 1])) {
        failures.append("days of page \(page)")
      }
      for day in days where grid.page(nearest: Day(walk.day(day))) != page { failures.append("page of \(day)") }
      for day in days where try grid.monthDayCode(of: Day(walk.day(day))) % 100 != walk.labels[day] {
        failures.append("code of \(day)")
      }
    }
    for index in walk.known {
      if index > walk.known.lowerBound, walk.weekdays[index] == first.number {
        try compare()
        if isAnswered { page += 1 }
        days = []
      }
      days.append(index)
    }
    #expect(failures.prefix(5) == [])
    #expect(page == grid.seamlessRowCount)
    #expect(page > 50 * stretch.years.count)
    #expect(grid.page(nearest: grid.days.lowerBound - 1000) == 0)
    #expect(grid.page(nearest: grid.days.upperBound + 1000) == page - 1)
    for label in PageLabel.allCases {
      expectError(.noSuchRow, found: "row \(page)") { _ = try grid.month(ofPage: page, label: label) }
      expectError(.noSuchRow, found: "row -1") { _ = try grid.month(ofPage: -1, label: label) }
    }
  }

  @Test(arguments: stretches) func codesNameMonthAndDay(
    _ calendar: CalendarID, _ years: ClosedRange<Int>
  ) throws {
    let grid = try Grids.file(calendar, years: years, [.sundayFirst]).grid(for: GridParameters(calendar: calendar))
    let walk = try DayWalk(calendar, years: years)
    var days = 0
    for month in walk.months {
      let name = try grid.month(year: month.year, ordinal: month.ordinal).name
      for index in month.first..<(month.first + month.dayCount) {
        let day = Day(walk.day(index))
        let code = try grid.monthDayCode(of: day)
        #expect(code == name.number * 100 + Int(walk.labels[index]))
        #expect(try grid.day(monthDayCode: code, year: month.year, isLeap: name.isLeap) == day)
        days += 1
      }
    }
    #expect(days == walk.known.count)
  }

  @Test func theFirstOfJulyIs701() throws {
    let grid = try Grids.whole(.gregorian)
    #expect(try grid.monthDayCode(of: Day(ISODate(text: "2026-07-01"))) == 701)
    #expect(try ISODate(grid.day(monthDayCode: 1231, year: 2026)).description == "2026-12-31")
    for code in [Int.min, 0, 99, 1400, .max] {
      expectError(.noSuchDay, found: "month-day code \(code)") { _ = try grid.day(monthDayCode: code, year: 2026) }
    }
    expectError(.noSuchDay, found: "day 0 in gregorian 2026 ordinal 7") {
      _ = try grid.day(monthDayCode: 700, year: 2026)
    }
    expectError(.noSuchMonth) { _ = try grid.day(monthDayCode: 1301, year: 2026) }
    expectError(.noSuchMonth) { _ = try grid.day(monthDayCode: 701, year: 2026, isLeap: true) }
  }

  @Test func pagesAtTheEndOfACalendarHoldItsDaysOnly() throws {
    let grid = try Grids.file(.nepali, years: 2090...2100, [.iso8601])
      .grid(for: GridParameters(calendar: .nepali, weekRule: .iso8601))
    let last = grid.seamlessRowCount - 1
    #expect(try grid.days(ofSeamlessRow: last).upperBound > grid.days.upperBound)
    #expect(try grid.knownDays(ofPage: last).upperBound == grid.days.upperBound)
    // The first page has days of 2089, which the calendar knows.
    #expect(try grid.knownDays(ofPage: 0) == grid.days(ofSeamlessRow: 0))
    #expect(try grid.knownDays(ofPage: 0).lowerBound < grid.days.lowerBound)
    expectError(.dayOutOfRange) { _ = try grid.monthDayCode(of: grid.days.upperBound + 1) }
  }
}
