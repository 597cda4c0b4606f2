import CalendarCore
import GridStore
import TestSupport
import Testing

/// Questions outside a grid get an error that says what was found and what was expected.
@Suite struct RangeErrorTests {
  @Test(arguments: [Int.min, -10_000, 1899, 2101, 10_000, Int.max])
  func aYearOutsideTheRangeIsNamed(_ year: Int) throws {
    let grid = try Grids.file(.gregorian, years: 1900...2100, [.sundayFirst])
      .grid(for: GridParameters(calendar: .gregorian))
    let queries: [() throws -> Void] = [
      { _ = try grid.monthCount(year: year) }, { _ = try grid.dayCount(year: year, ordinal: 1) },
      { _ = try grid.firstWeekdayOffset(year: year, ordinal: 1) }, { _ = try grid.rowCount(year: year, ordinal: 1) },
      { _ = try grid.start(year: year, ordinal: 1) }, { _ = try grid.start(year: year) },
      { _ = try grid.month(year: year, ordinal: 1) }, { _ = try grid.month(year: year, name: MonthName(number: 1)) },
      { _ = try grid.day(year: year, ordinal: 1, label: 1) }, { _ = try grid.days(year: year, ordinal: 1, label: 1) },
      { _ = try grid.cell(year: year, ordinal: 1, index: 0) }, { _ = try grid.week(year: year, ordinal: 1, row: 0) },
      { _ = try grid.monthIndex(year: year, ordinal: 1) }, { _ = try grid.rowsBefore(year: year, ordinal: 1) },
      { _ = try grid.rowsBefore(year: year) }, { _ = try grid.seamlessRowsBefore(year: year, ordinal: 1) },
      { _ = try grid.shownDays(year: year, ordinal: 1, fill: .six) },
      {
        var cells = MonthCells()
        try grid.fill(&cells, year: year, ordinal: 1)
      },
    ]
    for query in queries {
      expectError(.yearOutOfRange, found: "gregorian year \(year)", expected: "1900 to 2100", query)
    }
    #expect(queries.count == 18)
  }

  /// The guard years beside the answered ones are there for neighbour cells only.
  @Test func theGuardYearsAreNotAnswered() throws {
    let grid = try Grids.file(.hebrew, years: 5780...5790, [.sundayFirst]).grid(for: GridParameters(calendar: .hebrew))
    #expect(grid.years == 5780...5790)
    for year in [5779, 5791] {
      expectError(.yearOutOfRange, expected: "5780 to 5790") { _ = try grid.month(year: year, ordinal: 1) }
    }
    for day in [grid.days.lowerBound - 1, grid.days.upperBound + 1] {
      expectError(.dayOutOfRange, found: ISODate(day).description) { _ = try grid.position(of: day) }
    }
    #expect(try grid.cell(year: 5780, ordinal: 1, index: 0)?.owner == .previous)
    #expect(try grid.cell(year: 5790, ordinal: 12, index: 41)?.owner == .next)
  }

  @Test(arguments: [(CalendarID.gregorian, 2024, 12), (.hebrew, 5784, 13), (.hebrew, 5783, 12), (.coptic, 1740, 13)])
  func aMonthThatTheYearDoesNotHaveIsNamed(_ calendar: CalendarID, _ year: Int, _ count: Int) throws {
    let grid = try Grids.whole(calendar)
    for ordinal in [Int.min, -1, 0, count + 1, 14, Int.max] {
      let found = "month ordinal \(ordinal) in \(calendar.rawValue) year \(year)"
      expectError(.noSuchMonth, found: found, expected: "1 to \(count)") {
        _ = try grid.month(year: year, ordinal: ordinal)
      }
      expectError(.noSuchMonth, found: found) { _ = try grid.dayCount(year: year, ordinal: ordinal) }
      expectError(.noSuchMonth, found: found) { _ = try grid.cell(year: year, ordinal: ordinal, index: 0) }
      expectError(.noSuchMonth, found: found) { _ = try grid.rowsBefore(year: year, ordinal: ordinal) }
    }
    #expect(try grid.monthCount(year: year) == count)
  }

  @Test func aLeapMonthThatDoesNotExistIsNamed() throws {
    let gregorian = try Grids.whole(.gregorian)
    expectError(
      .noSuchMonth, found: "month 4L in gregorian year 2024", expected: "one of 1 2 3 4 5 6 7 8 9 10 11 12"
    ) { _ = try gregorian.month(year: 2024, name: MonthName(number: 4, isLeap: true)) }
    // Adar I stands in leap years only: month number 6.
    let hebrew = try Grids.whole(.hebrew)
    #expect(try hebrew.month(year: 5784, name: MonthName(number: 6)).ordinal == 6)
    expectError(
      .noSuchMonth, found: "month 6 in hebrew year 5783", expected: "one of 1 2 3 4 5 7 8 9 10 11 12 13"
    ) { _ = try hebrew.month(year: 5783, name: MonthName(number: 6)) }
  }

  @Test(arguments: [Int.min, -1, 42, 43, Int.max]) func aCellOutsideThePageIsNamed(_ index: Int) throws {
    let grid = try Grids.whole(.gregorian)
    expectError(.noSuchCell, found: "cell \(index)", expected: "0 to 41") {
      _ = try grid.cell(year: 2024, ordinal: 1, index: index)
    }
  }

  @Test(arguments: [Int.min, -1, 6, 7, Int.max]) func aRowOutsideThePageIsNamed(_ row: Int) throws {
    let grid = try Grids.whole(.gregorian)
    expectError(.noSuchRow, found: "row \(row)", expected: "0 to 5") {
      _ = try grid.week(year: 2024, ordinal: 1, row: row)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 30, 32, 33, 256, Int.max]) func aLabelThatTheMonthLacksIsNamed(_ label: Int) throws
  {
    let grid = try Grids.whole(.gregorian)
    expectError(.noSuchDay, found: "day \(label) in gregorian 2024 ordinal 2", expected: "1 to 29") {
      _ = try grid.day(year: 2024, ordinal: 2, label: label)
    }
    #expect(try grid.days(year: 2024, ordinal: 2, label: label).isSkipped)
  }

  @Test func aDayOutsideTheRangeIsNamed() throws {
    let grid = try Grids.file(.gregorian, years: 2000...2001, [.sundayFirst])
      .grid(for: GridParameters(calendar: .gregorian))
    let expected = "2000-01-01 to 2001-12-31 for gregorian 2000 to 2001"
    let days = [Day(rawValue: .min), grid.days.lowerBound - 1, grid.days.upperBound + 1, Day(rawValue: .max)]
    for day in days {
      expectError(.dayOutOfRange, expected: expected) { _ = try grid.date(of: day) }
      expectError(.dayOutOfRange, expected: expected) { _ = try grid.position(of: day) }
      expectError(.dayOutOfRange, expected: expected) { _ = try grid.month(of: day) }
      expectError(.dayOutOfRange, expected: expected) { _ = try grid.week(of: day) }
      expectError(.dayOutOfRange, expected: expected) { _ = try grid.seamlessRow(of: day) }
    }
    #expect(days.count == 4)
    expectError(.dayOutOfRange, found: "1999-12-31") { _ = try grid.date(of: grid.days.lowerBound - 1) }
  }

  @Test func parametersThatTheFileLacksAreNamed() throws {
    let file = try Grids.file(.gregorian, years: 2000...2001, [.sundayFirst])
    expectError(.parametersNotInFile, found: "1 other keys", expected: "gregorian 2/4") {
      _ = try file.grid(for: GridParameters(calendar: .gregorian, weekRule: .iso8601))
    }
    expectError(.parametersNotInFile, expected: "hebrew 1/1") {
      _ = try file.grid(for: GridParameters(calendar: .hebrew))
    }
  }
}
