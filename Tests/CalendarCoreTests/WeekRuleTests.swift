import CalendarCore
import Testing

@Suite struct WeekRuleTests {
  @Test func thereAreFortyNineDifferentRules() throws {
    #expect(WeekRule.all.count == 49)
    #expect(Set(WeekRule.all).count == 49)
    var rebuilt = 0
    for rule in WeekRule.all {
      #expect(try WeekRule(firstWeekday: rule.firstWeekday, minimumDays: rule.minimumDays) == rule)
      rebuilt += 1
    }
    #expect(rebuilt == 49)
  }

  @Test(arguments: [0, 8, -1, .min, .max])
  func otherMinimumDaysAreRefused(_ days: Int) throws {
    let error = try #require(throws: ParameterError.self) { try WeekRule(firstWeekday: .monday, minimumDays: days) }
    #expect(error.code == .minimumDays)
    #expect(error.description == "wrong minimum days: found '\(days)', expected 1 to 7")
  }

  @Test func namedRulesAreWhatTheyAreCalled() {
    #expect(WeekRule.iso8601.description == "2/4")
    #expect(WeekRule.sundayFirst.description == "1/1")
  }
}
