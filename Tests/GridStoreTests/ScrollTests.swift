import CalendarCore
import GridStore
import TestSupport
import Testing

/// Along the scroll: months in a row, blocks of rows, and the seamless run of weeks, against a plain walk through the months.
@Suite struct ScrollTests {
  struct Stretch: Sendable, CustomTestStringConvertible {
    let calendar: CalendarID
    let years: ClosedRange<Int>
    var testDescription: String { "\(calendar.rawValue) \(years.lowerBound)...\(years.upperBound)" }
  }

  /// Three segments (a cutover in the middle), a cutover at either end, years of 12 and 13 months, months of 5 days, and plain years.
  static let stretches = [
    Stretch(calendar: .gregorian, years: 1500...1700), Stretch(calendar: .gregorian, years: 1582...1600),
    Stretch(calendar: .gregorian, years: 1570...1582), Stretch(calendar: .gregorian, years: 1582...1582),
    Stretch(calendar: .gregorian1752, years: 1700...1800), Stretch(calendar: .iso8601, years: 1900...2100),
    Stretch(calendar: .hebrew, years: 5700...5800), Stretch(calendar: .coptic, years: 1700...1760),
    Stretch(calendar: .islamicCivil, years: 1400...1460), Stretch(calendar: .persian, years: 1390...1410),
  ]

  @Test(arguments: stretches, Weekday.allCases)
  func everyMonthAndRowStandsWhereTheWalkPutsIt(_ stretch: Stretch, _ first: Weekday) throws {
    let rule = try WeekRule(firstWeekday: first, minimumDays: 1)
    let grid = try Grids.file(stretch.calendar, years: stretch.years, [rule])
      .grid(for: GridParameters(calendar: stretch.calendar, weekRule: rule))
    let walk = try DayWalk(stretch.calendar, years: stretch.years)
    var row = 0
    var failures: [String] = []
    for (index, month) in walk.months.enumerated() {
      let found = try grid.month(atIndex: index)
      if found != (try grid.month(year: month.year, ordinal: month.ordinal)) { failures.append("month at \(index)") }
      if try grid.monthIndex(year: month.year, ordinal: month.ordinal) != index { failures.append("index of \(index)") }
      if try grid.rowsBefore(year: month.year, ordinal: month.ordinal) != row {
        failures.append("rows before \(index)")
      }
      if month.ordinal == 1, try grid.rowsBefore(year: month.year) != row { failures.append("before \(month.year)") }
      for rowInMonth in 0..<walk.rowCount(month, firstWeekday: first.number) {
        let place = try grid.month(atStackedRow: row)
        if place.month != found || place.row != rowInMonth { failures.append("row \(row): \(place)") }
        row += 1
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(grid.monthCount == walk.months.count)
    #expect(grid.stackedRowCount == row)
    #expect(row > 4 * 12 * stretch.years.count)
    expectErrorsOutside(grid)
  }

  @Test(arguments: stretches, Weekday.allCases)
  func everyDayStandsInItsSeamlessRow(_ stretch: Stretch, _ first: Weekday) throws {
    let rule = try WeekRule(firstWeekday: first, minimumDays: 1)
    let grid = try Grids.file(stretch.calendar, years: stretch.years, [rule])
      .grid(for: GridParameters(calendar: stretch.calendar, weekRule: rule))
    let walk = try DayWalk(stretch.calendar, years: stretch.years)
    var row = 0
    var days = 0
    var failures: [String] = []
    for index in walk.known {
      if index > walk.known.lowerBound, walk.weekdays[index] == first.number { row += 1 }
      let day = Day(walk.day(index))
      if try grid.seamlessRow(of: day) != row { failures.append("row of \(day)") }
      let page = try grid.days(ofSeamlessRow: row)
      if !page.contains(day) || page.upperBound - page.lowerBound != 6 || page.lowerBound.weekday != first {
        failures.append("page of \(day)")
      }
      days += 1
    }
    for month in walk.months {
      let before = try grid.seamlessRowsBefore(year: month.year, ordinal: month.ordinal)
      if try grid.seamlessRow(of: Day(walk.day(month.first))) != before { failures.append("before \(month)") }
    }
    #expect(failures.prefix(5) == [])
    #expect(grid.seamlessRowCount == row + 1)
    #expect(days == grid.days.upperBound - grid.days.lowerBound + 1)
    #expect(days > 350 * stretch.years.count)
  }

  /// A period is stored once for many: 10,000 years of `iso8601`, the whole of `gregorian` with its cutover, and calendars of 13 months.
  @Test(arguments: [CalendarID.iso8601, .gregorian, .gregorian1752, .coptic, .hebrew, .islamicTabular, .persian])
  func sumsHoldOverTheWholeRange(_ calendar: CalendarID) throws {
    for first in [Weekday.sunday, .monday, .saturday] {
      let grid = try Grids.whole(calendar, WeekRule(firstWeekday: first, minimumDays: 1))
      var row = 0
      var index = 0
      var failures: [String] = []
      for year in grid.years {
        if try grid.rowsBefore(year: year) != row { failures.append("rows before \(year)") }
        if try grid.monthIndex(year: year, ordinal: 1) != index { failures.append("index of \(year)") }
        let place = try grid.month(atStackedRow: row)
        if place.month.year != year || place.month.ordinal != 1 || place.row != 0 { failures.append("at row \(row)") }
        let months = try grid.monthCount(year: year)
        for ordinal in 1...months { row += try grid.rowCount(year: year, ordinal: ordinal) }
        let last = try grid.month(atStackedRow: row - 1)
        if last.month.year != year || last.month.ordinal != months { failures.append("at row \(row - 1)") }
        index += months
        if try grid.month(atIndex: index - 1) != last.month { failures.append("at index \(index - 1)") }
      }
      #expect(failures.prefix(5) == [])
      #expect(index == grid.monthCount)
      #expect(row == grid.stackedRowCount)
      #expect(row > 4 * 12 * grid.years.count)
      expectErrorsOutside(grid)
    }
  }

  private func expectErrorsOutside(_ grid: Grid) {
    for row in [-1, grid.stackedRowCount, .min, .max] {
      expectError(.noSuchRow, found: "row \(row)", expected: "0 to \(grid.stackedRowCount - 1)") {
        _ = try grid.month(atStackedRow: row)
      }
    }
    for index in [-1, grid.monthCount, .min, .max] {
      expectError(.noSuchMonth, found: "month index \(index)", expected: "0 to \(grid.monthCount - 1)") {
        _ = try grid.month(atIndex: index)
      }
    }
    for row in [-1, grid.seamlessRowCount, .min, .max] {
      expectError(.noSuchRow, found: "row \(row)", expected: "0 to \(grid.seamlessRowCount - 1)") {
        _ = try grid.days(ofSeamlessRow: row)
      }
    }
    for day in [grid.days.lowerBound - 1, grid.days.upperBound + 1] {
      expectError(.dayOutOfRange, found: ISODate(day).description) { _ = try grid.seamlessRow(of: day) }
    }
  }
}
