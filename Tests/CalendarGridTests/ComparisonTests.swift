import CalendarGrid
import GridFormat
import TestSupport
import Testing

/// What a file says, held against another file or the rules.
@Suite struct ComparisonTests {
  /// Persian years of which some are changed.
  private func file(_ years: ClosedRange<Int>, change: (YearShape) -> YearShape = { $0 }) throws -> CacheFile {
    let rule = try Grids.calendarRule(.persian)
    let shapes = ((years.lowerBound - 1)...(years.upperBound + 1)).map { change(rule.shape(of: $0)) }
    let table = try EncodedTable(
      TableInput(
        calendar: .persian, ruleVersion: 7, years: years, shapes: shapes, cycles: [], firstWeekdays: [.sunday]))
    return try CacheFile(bytes: FileEncoder.encode(tables: [table], keys: [GridParameters(calendar: .persian)]))
  }

  /// 1404: the last day of month 6 goes to month 7.
  private func changed(_ shape: YearShape) -> YearShape {
    guard shape.year == 1404 else { return shape }
    var months = shape.months
    months[5] = MonthShape(months[5].name, dayCount: 30)
    months[6] = MonthShape(months[6].name, dayCount: 31)
    return YearShape(year: shape.year, start: shape.start, months: months)
  }

  @Test func equalFilesDoNotDiffer() throws {
    let result = Comparison.differences(try file(1400...1410), try file(1405...1420))
    #expect(result.differences == [] && result.unmatched == [])
    #expect(result.compared == 6 * 12)
  }

  @Test func differencesAreNamedByMonth() throws {
    let result = Comparison.differences(try file(1400...1410), try file(1400...1410, change: changed))
    #expect(result.differences.map { [$0.year, $0.ordinal] } == [[1404, 6], [1404, 7]])
    let sixth = try #require(result.differences.first)
    #expect(sixth.first?.dayCount == 31 && sixth.second?.dayCount == 30 && sixth.first?.start == sixth.second?.start)
    let seventh = try #require(result.differences.last)
    #expect(seventh.first?.dayCount == 30 && seventh.second?.dayCount == 31)
    #expect(result.compared == 11 * 12)
  }

  @Test func filesWithoutCommonYearsCompareNothing() throws {
    let result = Comparison.differences(try file(1400...1410), try file(1420...1430))
    #expect(result.differences == [] && result.compared == 0)
  }

  @Test func calendarsOfOneFileOnlyAreNamed() throws {
    let other = try Grids.file(.coptic, years: 1700...1710, [.sundayFirst])
    let result = Comparison.differences(try file(1400...1410), other)
    #expect(result.compared == 0)
    #expect(Set(result.unmatched) == [.persian, .coptic])
  }

  @Test func theRulesAgreeWithWhatTheyBuilt() throws {
    var compared = 0
    for calendar in [CalendarID.gregorian, .hebrew, .chinese, .vikram, .odia] {
      let rule = try Grids.calendarRule(calendar)
      let years = rule.years.upperBound > 5_000 ? 5_000...5_020 : rule.years
      let file = try Grids.file(calendar, years: years, [.sundayFirst])
      let result = Comparison.recompute(file)
      #expect(result.differences == [])
      #expect(result.isIdentical)
      compared += result.compared
    }
    #expect(compared > 12 * (21 + 21 + 500))
  }

  @Test func theRulesFindWhatWasChanged() throws {
    let result = Comparison.recompute(try file(1400...1410, change: changed))
    #expect(result.differences.map(\.ordinal) == [6, 7])
    // The guard years are recomputed too.
    #expect(result.compared == 13 * 12)
  }
}
