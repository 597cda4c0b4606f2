import CalendarCore
import CalendarRules
import Testing

@Suite struct YearCycleTests {
  @Test(arguments: RuleBook.available) func everyDeclaredCycleRepeatsExactly(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    for cycle in rule.cycles {
      #expect(cycle.days.isMultiple(of: 7))
      #expect(rule.years.contains(cycle.years.lowerBound) && rule.years.contains(cycle.years.upperBound))
      var compared = 0
      var failures: [Int] = []
      for year in cycle.years where cycle.years.contains(year + cycle.period) {
        let shape = rule.shape(of: year)
        let later = rule.shape(of: year + cycle.period)
        if later.start - shape.start != cycle.days || later.months != shape.months { failures.append(year) }
        compared += 1
      }
      #expect(failures.prefix(5) == [])
      #expect(compared == cycle.years.count - cycle.period)
      #expect(compared > cycle.period)
    }
  }

  @Test func declaredCyclesAreTheseMany() throws {
    var counts: [CalendarID: Int] = [:]
    for calendar in ArithmeticCalendars.all {
      counts[calendar] = try #require(RuleBook.rule(for: calendar)).cycles.count
    }
    let hybrids: Set<CalendarID> = [.gregorian, .gregorian1752, .buddhist, .republicOfChina, .japanese]
    #expect(counts.count == 16)
    for (calendar, count) in counts {
      #expect(count == (calendar == .hebrew ? 0 : hybrids.contains(calendar) ? 2 : 1), "\(calendar)")
    }
  }

  @Test(arguments: [CalendarID.gregorian, .gregorian1752, .buddhist, .republicOfChina, .japanese])
  func theCyclesOfAHybridLeaveOutTheYearOfTheCutoverOnly(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let (before, after) = (rule.cycles[0], rule.cycles[1])
    #expect(before.years.lowerBound == rule.years.lowerBound)
    #expect(after.years.upperBound == rule.years.upperBound)
    #expect(after.years.lowerBound - before.years.upperBound == 2)
    // Neither cycle would hold if it were stretched over the cutover.
    let cut = before.years.upperBound + 1
    #expect(rule.shape(of: cut).months != rule.shape(of: cut - before.period).months)
    #expect(rule.shape(of: cut).months != rule.shape(of: cut + after.period).months)
  }

  /// 689,472 years bring the Hebrew calendar back to the same weekdays; nothing shorter does.
  @Test func hebrewYearsDoNotRepeatAfterAWeekOfMetonicCycles() throws {
    let rule = try #require(RuleBook.rule(for: .hebrew))
    var repeated = 0
    var compared = 0
    for year in 1...(9_999 - 247) {
      // 247 years, the Iggul: nearly a cycle, and used as one in old almanacs.
      let difference = rule.shape(of: year + 247).start - rule.shape(of: year).start
      if difference.isMultiple(of: 7) { repeated += 1 }
      compared += 1
    }
    #expect(compared == 9_752)
    #expect(repeated < compared)
    #expect(repeated > compared * 9 / 10)
  }
}
