import CalendarCore
import CalendarRules
import Testing

/// Properties of every year of every rule, over whole ranges.
@Suite struct YearTilingTests {
  @Test(arguments: RuleBook.available) func yearsTileTime(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    var expected = rule.shape(of: rule.years.lowerBound).start
    #expect(rule.days.lowerBound == expected)
    var walked = 0
    var failures: [Int] = []
    for year in rule.years {
      let shape = rule.shape(of: year)
      if shape.start != expected || shape.year != year { failures.append(year) }
      expected = shape.end
      walked += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(rule.days.upperBound == expected - 1)
    #expect(walked == rule.years.count)
  }

  @Test(arguments: RuleBook.available) func monthsAreWellFormed(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    var walked = 0
    var failures: [Int] = []
    for year in rule.years {
      let shape = rule.shape(of: year)
      let months = shape.months
      let wellFormed = months.allSatisfy { month in
        (1...32).contains(month.dayCount) && (1...13).contains(month.name.number)
          && (month.labels.map { $0.count == month.dayCount && $0.allSatisfy { (1...32).contains($0) } } ?? true)
      }
      if !wellFormed || !CutYears.monthCounts(calendar, year).contains(months.count)
        || shape.firstOrdinal != CutYears.firstOrdinal(calendar, year)
        || Set(months.map(\.name)).count != months.count
      {
        failures.append(year)
      }
      walked += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(walked == rule.years.count)
  }

  /// Which year lengths, month counts and month lengths occur: neither more nor fewer than these.
  struct Bounds: CustomTestStringConvertible {
    let calendar: CalendarID
    let years: ClosedRange<Int>
    let yearLengths: Set<Int>
    let monthCounts: Set<Int>
    let monthLengths: Set<Int>

    init(_ calendar: CalendarID, _ years: ClosedRange<Int>, _ lengths: Set<Int>, _ counts: Set<Int>, _ days: Set<Int>) {
      self.calendar = calendar
      self.years = years
      (yearLengths, monthCounts, monthLengths) = (lengths, counts, days)
    }

    var testDescription: String { calendar.rawValue }
  }

  static let bounds = [
    Bounds(.gregorian, -9_999...9_999, [355, 365, 366], [12], [21, 28, 29, 30, 31]),
    Bounds(.iso8601, -9_999...9_999, [365, 366], [12], [28, 29, 30, 31]),
    Bounds(.julian, -9_999...9_999, [365, 366], [12], [28, 29, 30, 31]),
    Bounds(.gregorian1752, -9_999...9_999, [355, 365, 366], [12], [19, 28, 29, 30, 31]),
    Bounds(.buddhist, -9_456...10_542, [355, 365, 366], [12], [21, 28, 29, 30, 31]),
    Bounds(.republicOfChina, -11_910...8_088, [355, 365, 366], [12], [21, 28, 29, 30, 31]),
    Bounds(.japanese, -9_999...9_999, [355, 365, 366], [12], [21, 28, 29, 30, 31]),
    Bounds(.hebrew, 1...9_999, [353, 354, 355, 383, 384, 385], [12, 13], [29, 30]),
    Bounds(.islamicCivil, 1...9_999, [354, 355], [12], [29, 30]),
    Bounds(.islamicTabular, 1...9_999, [354, 355], [12], [29, 30]),
    Bounds(.persian, 1...3_000, [365, 366], [12], [29, 30, 31]),
    Bounds(.indian, 1...9_999, [365, 366], [12], [30, 31]),
    Bounds(.coptic, 1...9_999, [365, 366], [13], [5, 6, 30]),
    Bounds(.ethiopicAmeteMihret, 1...9_999, [365, 366], [13], [5, 6, 30]),
    Bounds(.ethiopicAmeteAlem, 1...15_000, [365, 366], [13], [5, 6, 30]),
    Bounds(.banglaBD, 1_427...9_406, [365, 366], [12], [29, 30, 31]),
  ]

  @Test(arguments: bounds) func lengthsAreTheOnesTheCalendarHas(_ bounds: Bounds) throws {
    let rule = try #require(RuleBook.rule(for: bounds.calendar))
    #expect(rule.years == bounds.years)
    var yearLengths: Set<Int> = []
    var monthCounts: Set<Int> = []
    var monthLengths: Set<Int> = []
    var walked = 0
    for year in rule.years {
      let shape = rule.shape(of: year)
      yearLengths.insert(shape.dayCount)
      monthCounts.insert(shape.months.count)
      for month in shape.months { monthLengths.insert(month.dayCount) }
      walked += 1
    }
    #expect(yearLengths == bounds.yearLengths)
    #expect(monthCounts == bounds.monthCounts)
    #expect(monthLengths == bounds.monthLengths)
    #expect(walked == bounds.years.count)
  }

  /// Month numbers rise, no month is marked as a leap month, and labels (where there are any) rise.
  @Test(arguments: ArithmeticCalendars.all) func arithmeticMonthsRise(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    var walked = 0
    var failures: [Int] = []
    for year in rule.years {
      let months = rule.shape(of: year).months
      let numbers = months.map(\.name.number)
      let labelsRise = months.allSatisfy { month in
        month.labels.map { zip($0, $0.dropFirst()).allSatisfy(<) } ?? true
      }
      if !zip(numbers, numbers.dropFirst()).allSatisfy(<) || months.contains(where: \.name.isLeap) || !labelsRise {
        failures.append(year)
      }
      walked += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(walked == rule.years.count)
  }
}
