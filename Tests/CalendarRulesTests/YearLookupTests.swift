import CalendarCore
import CalendarRules
import Testing

/// From days back to years, and the ends of each range.
@Suite struct YearLookupTests {
  @Test(arguments: RuleBook.available) func theDaysAtTheSeamsOfAYearAreInIt(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let step = max(1, rule.years.count / 300)
    var checked = 0
    for year in stride(from: rule.years.lowerBound, through: rule.years.upperBound, by: step) {
      let shape = rule.shape(of: year)
      #expect(rule.year(containing: shape.start) == year)
      #expect(rule.year(containing: shape.end - 1) == year)
      checked += 1
    }
    #expect(checked == (rule.years.count - 1) / step + 1)
    #expect(checked >= min(rule.years.count, 100))
  }

  @Test(arguments: RuleBook.available) func daysOutsideTheRangeHaveNoYear(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    #expect(rule.year(containing: rule.days.lowerBound) == rule.years.lowerBound)
    #expect(rule.year(containing: rule.days.upperBound) == rule.years.upperBound)
    #expect(rule.year(containing: rule.days.lowerBound - 1) == nil)
    #expect(rule.year(containing: rule.days.upperBound + 1) == nil)
    #expect(rule.year(containing: Day(rawValue: .min)) == nil)
    #expect(rule.year(containing: Day(rawValue: .max)) == nil)
  }

  @Test(arguments: RuleBook.available) func yearsCoveringARangeAreCutToTheRule(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    #expect(rule.years(covering: Day(rawValue: .min)...Day(rawValue: .max)) == rule.years)
    #expect(rule.years(covering: rule.days.upperBound...Day(rawValue: .max))?.count == 1)
    #expect(rule.years(covering: Day(rawValue: .min)...(rule.days.lowerBound - 1)) == nil)
  }

  @Test func aGregorianYearIsCoveredByTheYearsThatTouchIt() throws {
    let year2024 = Day(19_723)...Day(20_088)
    #expect(try #require(RuleBook.rule(for: .gregorian)).years(covering: year2024) == 2024...2024)
    #expect(try #require(RuleBook.rule(for: .hebrew)).years(covering: year2024) == 5784...5785)
    #expect(try #require(RuleBook.rule(for: .persian)).years(covering: year2024) == 1402...1403)
  }

  @Test func aYearOutsideTheRangeTraps() async {
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .hebrew)?.shape(of: 0) }
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .gregorian)?.shape(of: 10_000) }
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .persian)?.shape(of: 3_001) }
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .iso8601)?.shape(of: .min) }
  }
}
