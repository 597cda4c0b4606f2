import CalendarCore
import CalendarRules
import Testing

/// Names and rules fit together: every month that a rule gives has a name of its own in its year.
@Suite struct MonthNamesOfRulesTests {
  @Test(arguments: RuleBook.available) func everyMonthHasANameOfItsOwn(_ calendar: CalendarID) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    // The last years of a range hold the modern ones of every table; 60 of them hold leap years of every kind.
    let years = rule.years.suffix(60)
    var failures: [Int] = []
    var walked = 0
    for year in years {
      let months = rule.shape(of: year).months
      for width in [NameWidth.wide, .abbreviated] {
        let names = months.map { calendar.englishName(of: $0.name, monthsInYear: months.count, width: width) }
        let generic = months.map { "M\($0.name.number)" }
        if Set(names).count != months.count || !Set(names).isDisjoint(with: generic) { failures.append(year) }
      }
      walked += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(walked == 60)
  }

  /// Where the numbers begin: the name of the month that holds a known day.
  @Test(arguments: [
    (CalendarID.tamil, "2024-04-20", "Chithirai"), (.malayalam, "2024-09-01", "Chingam"),
    (.odia, "2024-04-20", "Baisakha"), (.bangla, "2024-04-20", "Boishakh"), (.banglaBD, "2024-04-20", "Boishakh"),
    (.nepali, "2024-04-20", "Baishakh"), (.vikram, "2024-11-10", "Kartika"), (.gujarati, "2024-11-10", "Kartak"),
    (.telugu, "2024-04-20", "Chaitra"), (.indian, "2024-04-01", "Chaitra"), (.hebrew, "2024-10-10", "Tishri"),
    (.hebrew, "2024-03-20", "Adar II"), (.hebrew, "2025-03-20", "Adar"), (.persian, "2024-04-01", "Farvardin"),
    (.islamicUmmAlQura, "2024-03-20", "Ramadan"), (.coptic, "2024-09-20", "Tout"),
    (.ethiopicAmeteMihret, "2024-09-20", "Meskerem"), (.chinese, "2020-06-01", "Leap Fourth Month"),
    (.vikram, "2023-08-01", "Adhika Shravana"),
  ])
  func knownDaysLieInTheirMonth(_ calendar: CalendarID, _ date: String, _ name: String) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    let day = Day(try ISODate(text: date))
    let year = try #require(rule.years.first { rule.shape(of: $0).end > day })
    let shape = rule.shape(of: year)
    var start = shape.start
    var found: String?
    for month in shape.months {
      if (start..<(start + month.dayCount)).contains(day) {
        found = calendar.englishName(of: month.name, monthsInYear: shape.months.count)
      }
      start = start + month.dayCount
    }
    #expect(found == name)
  }
}
