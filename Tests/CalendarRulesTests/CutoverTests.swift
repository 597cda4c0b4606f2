import CalendarCore
import CalendarRules
import Testing

@Suite struct CutoverTests {
  @Test func october1582HasTwentyOneDays() throws {
    let october = try #require(RuleBook.rule(for: .gregorian)).shape(of: 1582).months[9]
    #expect(october.dayCount == 21)
    #expect(october.labels == [1, 2, 3, 4, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31])
    #expect(ArithmeticCalendars.day(.gregorian, 1582, 10, 1)?.weekday == .monday)
    #expect(ArithmeticCalendars.day(.gregorian, 1582, 10, 4)?.weekday == .thursday)
    #expect(ArithmeticCalendars.day(.gregorian, 1582, 10, 15) == Day(-141_427))
    #expect(ArithmeticCalendars.day(.gregorian, 1582, 10, 15)?.weekday == .friday)
  }

  @Test func september1752HasNineteenDays() throws {
    let september = try #require(RuleBook.rule(for: .gregorian1752)).shape(of: 1752).months[8]
    #expect(september.dayCount == 19)
    #expect(september.labels == [1, 2, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
    #expect(ArithmeticCalendars.day(.gregorian1752, 1752, 9, 1)?.weekday == .tuesday)
    #expect(ArithmeticCalendars.day(.gregorian1752, 1752, 9, 2)?.weekday == .wednesday)
    #expect(ArithmeticCalendars.day(.gregorian1752, 1752, 9, 14)?.weekday == .thursday)
  }

  @Test func droppedDaysAreNoDates() {
    var absent = 0
    for label in 5...14 where ArithmeticCalendars.day(.gregorian, 1582, 10, label) == nil { absent += 1 }
    for label in 3...13 where ArithmeticCalendars.day(.gregorian1752, 1752, 9, label) == nil { absent += 1 }
    #expect(absent == 21)
  }

  @Test func theOtherCalendarsKeepTheirMonths() throws {
    #expect(try #require(RuleBook.rule(for: .iso8601)).shape(of: 1582).months[9].dayCount == 31)
    #expect(try #require(RuleBook.rule(for: .gregorian)).shape(of: 1752).months[8].dayCount == 30)
    #expect(try #require(RuleBook.rule(for: .gregorian1752)).shape(of: 1582).months[9].dayCount == 31)
  }

  /// Before its cutover a hybrid is `julian`, after it `iso8601`, over the whole range.
  @Test(arguments: [(CalendarID.gregorian, 1582, 10), (.gregorian1752, 1752, 9)])
  func aHybridIsJulianAndThenGregorian(_ calendar: CalendarID, _ cutYear: Int, _ cutMonth: Int) throws {
    let hybrid = try #require(RuleBook.rule(for: calendar))
    let julian = try #require(RuleBook.rule(for: .julian))
    let gregorian = try #require(RuleBook.rule(for: .iso8601))
    var compared = 0
    for year in hybrid.years where year != cutYear {
      #expect(hybrid.shape(of: year) == (year < cutYear ? julian : gregorian).shape(of: year))
      compared += 1
    }
    #expect(compared == 19_998)
    let cut = hybrid.shape(of: cutYear)
    #expect(cut.start == julian.shape(of: cutYear).start)
    #expect(cut.end == gregorian.shape(of: cutYear + 1).start)
    #expect(cut.months.filter { $0.labels != nil }.map(\.name.number) == [cutMonth])
  }

  @Test(arguments: [(CalendarID.buddhist, 543), (.republicOfChina, -1_911), (.japanese, 0)])
  func calendarsWithGregorianMonthsDifferInTheYearOnly(_ calendar: CalendarID, _ offset: Int) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let gregorian = try #require(RuleBook.rule(for: .gregorian))
    #expect(rule.days == gregorian.days)
    var compared = 0
    for year in gregorian.years {
      let shape = gregorian.shape(of: year)
      #expect(
        rule.shape(of: year + offset) == YearShape(year: year + offset, start: shape.start, months: shape.months))
      compared += 1
    }
    #expect(compared == 19_999)
  }
}
