import CalendarCore
import CalendarRules
import Testing

@Suite struct HebrewRuleTests {
  /// The other way to the same New Year: postpone for the old moon and for Sunday, Wednesday and Friday only, then correct
  /// the year lengths 356 and 382 that come out. Source: Reingold and Dershowitz, *Calendrical Calculations*, chapter 8.
  struct LengthCorrection {
    /// Days from the epoch to the New Year as the first two postponements leave it.
    static func elapsed(_ year: Int) -> Int {
      let months = floorDivide(235 * year - 234, 19)
      let day = 29 * months + floorDivide(12_084 + 13_753 * months, 25_920)
      return floorModulo(3 * (day + 1), 7) < 3 ? day + 1 : day
    }

    static func newYear(_ year: Int) -> Int {
      let (before, this, after) = (elapsed(year - 1), elapsed(year), elapsed(year + 1))
      let correction = after - this == 356 ? 2 : this - before == 382 ? 1 : 0
      return this + correction - 2_092_590
    }
  }

  @Test func bothWaysGiveTheSameNewYear() throws {
    let rule = try #require(RuleBook.rule(for: .hebrew))
    var compared = 0
    var failures: [Int] = []
    for year in rule.years {
      if rule.shape(of: year).start.number != LengthCorrection.newYear(year) { failures.append(year) }
      compared += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(compared == 9_999)
  }

  @Test func newYearIsNeverSundayWednesdayOrFriday() throws {
    let rule = try #require(RuleBook.rule(for: .hebrew))
    var weekdays: [Weekday: Int] = [:]
    for year in rule.years { weekdays[rule.shape(of: year).start.weekday, default: 0] += 1 }
    #expect(Set(weekdays.keys) == [.monday, .tuesday, .thursday, .saturday])
    #expect(weekdays.values.reduce(0, +) == 9_999)
  }

  /// Implementations that postpone twice say 2046-10-02: the molad is on Sunday at 17 hours 87 parts, the day before is the
  /// last of a leap year, and the Monday to which the molad's Sunday is postponed must not be postponed again.
  @Test func newYear5807IsPostponedOnce() {
    #expect(ArithmeticCalendars.day(.hebrew, 5807, 1, 1).map { ISODate($0).description } == "2046-10-01")
    #expect(ArithmeticCalendars.day(.hebrew, 5807, 1, 1)?.weekday == .monday)
  }

  @Test func leapYearsAreSevenOfNineteen() throws {
    let rule = try #require(RuleBook.rule(for: .hebrew))
    let places: Set<Int> = [3, 6, 8, 11, 14, 17, 0]
    var leapYears = 0
    for year in rule.years {
      let numbers = rule.shape(of: year).months.map(\.name.number)
      if places.contains(year % 19) {
        #expect(numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
        leapYears += 1
      } else {
        #expect(numbers == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
      }
    }
    // 526 whole cycles, and year 3 of the one that 9999 breaks off.
    #expect(leapYears == 526 * 7 + 1)
  }

  @Test func onlyHeshvanAndKislevVary() throws {
    let rule = try #require(RuleBook.rule(for: .hebrew))
    let fixed = [1: 30, 4: 29, 5: 30, 6: 30, 7: 29, 8: 30, 9: 29, 10: 30, 11: 29, 12: 30, 13: 29]
    var checked = 0
    for year in rule.years {
      let shape = rule.shape(of: year)
      for month in shape.months {
        if let dayCount = fixed[month.name.number] { #expect(month.dayCount == dayCount) }
      }
      let pair = (shape.months[1].dayCount, shape.months[2].dayCount)
      switch shape.dayCount % 10 {
      case 3: #expect(pair == (29, 29))
      case 4: #expect(pair == (29, 30))
      default: #expect(pair == (30, 30))
      }
      checked += 1
    }
    #expect(checked == 9_999)
  }
}
