import CalendarCore
import CalendarRules
import Testing

/// The leap years as a list gives them, against the evenly spread arithmetic of the rules.
@Suite struct LeapRuleTests {
  @Test(arguments: [CalendarID.islamicCivil, .islamicTabular])
  func islamicLeapYearsAreElevenOfThirty(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let places: Set<Int> = [2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29]
    var checked = 0
    for year in rule.years {
      let shape = rule.shape(of: year)
      #expect(shape.months[11].dayCount == (places.contains(year % 30) ? 30 : 29))
      checked += 1
    }
    #expect(checked == 9_999)
  }

  @Test func persianLeapYearsAreEightOfThirtyThree() throws {
    let rule = try #require(RuleBook.rule(for: .persian))
    let places: Set<Int> = [1, 5, 9, 13, 17, 22, 26, 30]
    var checked = 0
    for year in rule.years {
      #expect(rule.shape(of: year).months[11].dayCount == (places.contains(year % 33) ? 30 : 29))
      checked += 1
    }
    #expect(checked == 3_000)
    #expect(rule.authoritativeYears == 1_206...1_498)
  }

  @Test(arguments: [CalendarID.coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem])
  func alexandrianLeapYearsLeaveThree(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    var checked = 0
    for year in rule.years {
      #expect(rule.shape(of: year).months[12].dayCount == (year % 4 == 3 ? 6 : 5))
      checked += 1
    }
    #expect(checked == rule.years.count)
  }

  @Test func ameteAlemIsMihretFiftyFiveCenturiesOn() throws {
    let mihret = try #require(RuleBook.rule(for: .ethiopicAmeteMihret))
    let alem = try #require(RuleBook.rule(for: .ethiopicAmeteAlem))
    var compared = 0
    for year in 1...9_500 {
      let (left, right) = (mihret.shape(of: year), alem.shape(of: year + 5_500))
      #expect(left.start == right.start && left.months == right.months)
      compared += 1
    }
    #expect(compared == 9_500)
  }

  /// New Year by its Gregorian date: 22 or 21 March for `indian`, 14 April for `banglaBD`.
  @Test func solarNewYearsKeepTheirGregorianDate() throws {
    let indian = try #require(RuleBook.rule(for: .indian))
    let bangla = try #require(RuleBook.rule(for: .banglaBD))
    var checked = 0
    for year in indian.years {
      let date = ISODate(indian.shape(of: year).start)
      #expect(date == ISODate(year: year + 78, month: 3, day: ISODate.isLeap(year: year + 78) ? 21 : 22))
      checked += 1
    }
    for year in bangla.years {
      #expect(ISODate(bangla.shape(of: year).start) == ISODate(year: year + 593, month: 4, day: 14))
      checked += 1
    }
    #expect(checked == 9_999 + 7_980)
  }
}
