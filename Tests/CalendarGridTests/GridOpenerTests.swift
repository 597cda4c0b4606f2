import CalendarGrid
import GridFormat
import TestSupport
import Testing

/// A grid from a file if it answers, else from the rules; never a silent old answer.
@Suite struct GridOpenerTests {
  private static let hebrew = GridParameters(calendar: .hebrew)

  /// A file in which every Hebrew year begins a day late, so that it shows who answered.
  private func lateFile(ruleVersion: UInt64, years: ClosedRange<Int>) throws -> CacheFile {
    let rule = try Grids.calendarRule(.hebrew)
    let shapes = ((years.lowerBound - 1)...(years.upperBound + 1)).map { year in
      let shape = rule.shape(of: year)
      return YearShape(year: year, start: shape.start + 1, months: shape.months)
    }
    let table = try EncodedTable(
      TableInput(
        calendar: .hebrew, ruleVersion: ruleVersion, years: years, shapes: shapes, cycles: [],
        firstWeekdays: [.sunday]))
    return try CacheFile(bytes: FileEncoder.encode(tables: [table], keys: [Self.hebrew]))
  }

  private func start(_ year: Int) throws -> Day { try Grids.calendarRule(.hebrew).shape(of: year).start }

  @Test func aFileThatAnswersIsUsed() throws {
    let file = try lateFile(ruleVersion: RuleVersions.version(of: .hebrew), years: 5780...5790)
    let grid = try GridOpener.grid(for: Self.hebrew, years: 5784...5785, in: file)
    #expect(grid.years == 5780...5790)
    #expect(try grid.start(year: 5784) == start(5784) + 1)
  }

  @Test func aFileThatLacksYearsIsPassedOver() throws {
    let file = try lateFile(ruleVersion: RuleVersions.version(of: .hebrew), years: 5780...5790)
    for years in [5779...5785, 5785...5791, 5700...5710, 5770...5800] {
      let grid = try GridOpener.grid(for: Self.hebrew, years: years, in: file)
      #expect(grid.years == years)
      #expect(try grid.start(year: years.lowerBound) == start(years.lowerBound))
    }
  }

  @Test func aFileOfAnotherRuleVersionIsPassedOver() throws {
    let file = try lateFile(ruleVersion: RuleVersions.version(of: .hebrew) ^ 1, years: 5780...5790)
    let grid = try GridOpener.grid(for: Self.hebrew, years: 5784...5785, in: file)
    #expect(grid.ruleVersion == RuleVersions.version(of: .hebrew))
    #expect(try grid.start(year: 5784) == start(5784))
  }

  @Test func aFileWithoutTheParametersIsPassedOver() throws {
    let file = try lateFile(ruleVersion: RuleVersions.version(of: .hebrew), years: 5780...5790)
    let parameters = GridParameters(calendar: .hebrew, weekRule: .iso8601)
    let grid = try GridOpener.grid(for: parameters, years: 5784...5785, in: file)
    #expect(grid.parameters == parameters)
    #expect(try grid.start(year: 5784) == start(5784))
  }

  @Test func withoutYearsTheWholeRangeIsAnswered() throws {
    let grid = try GridOpener.grid(for: GridParameters(calendar: .persian))
    #expect(grid.years == 1...3_000)
  }

  @Test func daysAreAnsweredByTheYearsThatHoldThem() throws {
    let days = Day(try ISODate(text: "2024-01-01"))...Day(try ISODate(text: "2024-12-31"))
    let grid = try GridOpener.grid(for: Self.hebrew, days: days)
    #expect(grid.years == 5784...5785)
    #expect(grid.days.contains(days.lowerBound) && grid.days.contains(days.upperBound))
  }

  private func expectOpenError(_ code: OpenError.Code, _ found: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("no error")
    } catch let error as OpenError {
      #expect(error.code == code && error.found == found)
      #expect(error.description == "\(code.rawValue): found \(error.found), expected \(error.expected)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func yearsOutsideTheDocumentedRangeAreNamed() throws {
    expectOpenError(.yearOutOfRange, "hebrew year 0") { _ = try GridOpener.grid(for: Self.hebrew, years: 0...10) }
    expectOpenError(.yearOutOfRange, "hebrew year 10000") {
      _ = try GridOpener.grid(for: Self.hebrew, years: 5000...10_000)
    }
    let before = try Grids.calendarRule(.hebrew).days.lowerBound - 1
    expectOpenError(.dayOutOfRange, "\(ISODate(before))") {
      _ = try GridOpener.grid(for: Self.hebrew, days: before...before)
    }
  }
}
