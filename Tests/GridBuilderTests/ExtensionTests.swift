import CalendarCore
import CalendarRules
import GridBuilder
import GridFormat
import GridStore
import TestSupport
import Testing

/// A file that is extended keeps what it holds, as far as the rules are still the same.
@Suite struct ExtensionTests {
  private func extended(_ bytes: [UInt8], _ request: BuildRequest) throws -> CacheBuilder.Output {
    try bytes.withUnsafeBytes { buffer in
      try CacheBuilder.build(
        request, extending: FileView(buffer), threads: 1, progress: { _, _ in }, isCancelled: { false })
    }
  }

  @Test func keysAndYearsAreKept() throws {
    let old = try BuildRequest(calendars: [.hebrew], weekRules: [.sundayFirst], isoYears: 1990...2000)
    let new = try BuildRequest(calendars: [.hebrew, .persian], weekRules: [.iso8601], isoYears: 2010...2020)
    let held = try CacheFile(bytes: CacheBuilder.build(old).bytes).grid(for: GridParameters(calendar: .hebrew))
    let output = try extended(CacheBuilder.build(old).bytes, new)
    let file = try CacheFile(bytes: output.bytes)
    try file.verify()
    #expect(file.view.keyCount == 3)
    let kept = try file.grid(for: GridParameters(calendar: .hebrew))
    #expect(kept.years.lowerBound == held.years.lowerBound)
    #expect(kept.years.upperBound == 5781)
    #expect(try file.grid(for: GridParameters(calendar: .hebrew, weekRule: .iso8601)).years == kept.years)
    var months = 0
    for year in held.years {
      for ordinal in try Grids.ordinals(.hebrew, year: year) {
        #expect(try kept.month(year: year, ordinal: ordinal) == held.month(year: year, ordinal: ordinal))
        months += 1
      }
    }
    #expect(months > 12 * 11)
    #expect(output.coverage.map(\.calendar) == [.hebrew, .persian])
    #expect(output.coverage.allSatisfy { $0.isComplete })
  }

  /// A file whose tables were made by another version of the rules, and say other things: 1 Farvardin a day later.
  private func foreignFile(ruleVersion: UInt64) throws -> [UInt8] {
    let rule = try Grids.calendarRule(.persian)
    let shapes = (1399...1411).map { year in
      let shape = rule.shape(of: year)
      return YearShape(year: year, start: shape.start + 1, months: shape.months)
    }
    let table = try EncodedTable(
      TableInput(
        calendar: .persian, ruleVersion: ruleVersion, years: 1400...1410, shapes: shapes, cycles: [],
        firstWeekdays: [.sunday]))
    return try FileEncoder.encode(tables: [table], keys: [GridParameters(calendar: .persian)])
  }

  @Test func tablesOfAnotherRuleVersionAreBuiltAnew() throws {
    let current = RuleVersions.version(of: .persian)
    let request = try BuildRequest(calendars: [.coptic], weekRules: [.sundayFirst], isoYears: 2000...2001)
    let output = try extended(foreignFile(ruleVersion: current ^ 1), request)
    let grid = try CacheFile(bytes: output.bytes).grid(for: GridParameters(calendar: .persian))
    #expect(grid.ruleVersion == current)
    #expect(grid.years == 1400...1410)
    let rule = try Grids.calendarRule(.persian)
    for year in grid.years { #expect(try grid.start(year: year) == rule.shape(of: year).start) }
  }

  /// The counter-check: with the version of today the file is believed. That is what the version is for.
  @Test func tablesOfThisRuleVersionAreTakenOver() throws {
    let request = try BuildRequest(calendars: [.coptic], weekRules: [.sundayFirst], isoYears: 2000...2001)
    let output = try extended(foreignFile(ruleVersion: RuleVersions.version(of: .persian)), request)
    let grid = try CacheFile(bytes: output.bytes).grid(for: GridParameters(calendar: .persian))
    let rule = try Grids.calendarRule(.persian)
    #expect(try grid.start(year: 1405) == rule.shape(of: 1405).start + 1)
  }

  @Test func heldTablesReadBackTheShapes() throws {
    var compared = 0
    for calendar in RuleBook.available {
      let rule = try Grids.calendarRule(calendar)
      let low = max(rule.years.lowerBound, (rule.year(containing: Day(15_000)) ?? rule.years.lowerBound) - 2)
      let years = low...min(rule.years.upperBound, low + 4)
      let bytes = try Grids.bytes(calendar, years: years, [.sundayFirst])
      try bytes.withUnsafeBytes { buffer in
        let held = HeldTables(try FileView(buffer))
        #expect(held.keys == [GridParameters(calendar: calendar, weekRule: .sundayFirst)])
        let table = try #require(held.tables[calendar])
        #expect(table.years == years)
        for year in table.coveredYears {
          #expect(table.shape(of: year) == rule.shape(of: year))
          compared += 1
        }
        #expect(table.shape(of: table.coveredYears.upperBound + 1) == nil)
      }
    }
    #expect(compared >= 5 * RuleBook.available.count)
  }
}
