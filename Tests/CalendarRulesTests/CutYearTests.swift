import CalendarCore
import CalendarRules
import Testing

/// The first and the last year of the Hindu tables, which lack months.
@Suite struct CutYearTests {
  /// Calendar, names of the known months of the first and the last year, first and last day of the table.
  static let cases: [(CalendarID, first: String, last: String, days: String)] = [
    (.tamil, "10 11 12", "1 2 3 4 5 6 7 8", "1900-01-13 2050-12-15"),
    (.malayalam, "6 7 8 9 10 11 12", "1 2 3 4", "1900-01-13 2050-12-16"),
    // An Odia year begins with month 6: ordinals count from there.
    (.odia, "10 11 12 1 2 3 4 5", "6 7 8", "1900-01-13 2050-12-15"),
    (.bangla, "10 11 12", "1 2 3 4 5 6 7 8", "1900-01-14 2050-12-16"),
    (.vikram, "10 11 12", "1 2 3 4 5 6L 6 7 8", "1900-01-02 2050-12-14"),
    // From Pausha, the third month from Kartika; the last year has Kartika alone.
    (.gujarati, "3 4 5 6 7 8 9 10 11 12", "1", "1900-01-02 2050-12-14"),
    (.kannada, "10 11 12", "1 2 3 4 5 6L 6 7 8", "1900-01-02 2050-12-14"),
    (.marathi, "10 11 12", "1 2 3 4 5 6L 6 7 8", "1900-01-02 2050-12-14"),
    (.telugu, "10 11 12", "1 2 3 4 5 6L 6 7 8", "1900-01-02 2050-12-14"),
  ]

  @Test(arguments: cases)
  func edgesHoldWhatTheTableGives(calendar: CalendarID, first: String, last: String, days: String) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let cut = try #require(CutYears.all[calendar])
    #expect(rule.years == cut.first...cut.last)
    #expect(rule.authoritativeYears == rule.years)
    func names(_ shape: YearShape) -> String { shape.months.map(\.name.description).joined(separator: " ") }
    let (head, tail) = (rule.shape(of: cut.first), rule.shape(of: cut.last))
    #expect(names(head) == first)
    #expect(head.firstOrdinal == cut.firstOrdinal)
    #expect(names(tail) == last)
    #expect(tail.firstOrdinal == 1)
    // The first year lacks months before the table only: it ends with the twelfth.
    #expect(head.firstOrdinal + head.months.count == 13)
    #expect("\(ISODate(rule.days.lowerBound)) \(ISODate(rule.days.upperBound))" == days)
  }

  @Test func theseAreAllTheCutYears() throws {
    #expect(Self.cases.map(\.0) == [CalendarID](CalendarID.allCases.filter { CutYears.all[$0] != nil }))
    var walked = 0
    var cut: [CalendarID: [Int]] = [:]
    for calendar in RuleBook.available {
      let rule = try #require(RuleBook.rule(for: calendar))
      for year in Set([
        rule.years.lowerBound, rule.years.lowerBound + 1, rule.years.upperBound - 1, rule.years.upperBound,
      ])
      .sorted() {
        let shape = rule.shape(of: year)
        if shape.firstOrdinal != 1 || shape.months.count < 12 { cut[calendar, default: []].append(year) }
        walked += 1
      }
    }
    #expect(cut == CutYears.all.mapValues { [$0.first, $0.last] })
    #expect(walked == 31 * 4)
  }

  @Test(arguments: CutYears.all.keys.sorted { $0.rawValue < $1.rawValue })
  func everyDayAtTheEdgesHasItsYear(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let cut = try #require(CutYears.all[calendar])
    var walked = 0
    for year in [cut.first, cut.first + 1, cut.last - 1, cut.last] {
      let shape = rule.shape(of: year)
      var day = shape.start
      while day < shape.end {
        #expect(rule.year(containing: day) == year)
        #expect(rule.years(covering: day...day) == year...year)
        day = day + 1
        walked += 1
      }
    }
    #expect(walked > 2 * 354 + 29)
    #expect(rule.years(covering: (rule.days.lowerBound - 400)...rule.days.lowerBound) == cut.first...cut.first)
    #expect(rule.years(covering: rule.days.upperBound...(rule.days.upperBound + 400)) == cut.last...cut.last)
    #expect(rule.year(containing: rule.days.lowerBound - 1) == nil)
    #expect(rule.year(containing: rule.days.upperBound + 1) == nil)
  }

  @Test func aYearBesideTheTableTraps() async {
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .tamil)?.shape(of: 1_820) }
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .odia)?.shape(of: 1_459) }
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .gujarati)?.shape(of: 1_955) }
    await #expect(processExitsWith: .failure) { _ = RuleBook.rule(for: .telugu)?.shape(of: 1_973) }
  }
}
