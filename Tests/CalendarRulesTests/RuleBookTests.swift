import CalendarCore
import CalendarRules
import Testing

@Suite struct RuleBookTests {
  @Test func everyRuleAnswersForItsOwnCalendar() throws {
    var compared = 0
    for calendar in RuleBook.available {
      let rule = try #require(RuleBook.rule(for: calendar))
      #expect(rule.id == calendar)
      #expect(!rule.source.isEmpty)
      #expect(rule.years.contains(rule.authoritativeYears.lowerBound))
      #expect(rule.years.contains(rule.authoritativeYears.upperBound))
      compared += 1
    }
    #expect(compared == RuleBook.available.count)
    #expect(compared >= 16)
  }
}
