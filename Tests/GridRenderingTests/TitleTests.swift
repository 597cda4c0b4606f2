import CalendarGrid
import GridRendering
import Testing

@Suite struct TitleTests {
  @Test func yearsNameTheirErasWhereTheySayMore() throws {
    let examples: [(CalendarID, Int, String)] = [
      (.gregorian, 2026, "2026"), (.gregorian, 0, "0 (1 BC)"), (.julian, -43, "-43 (44 BC)"),
      (.hebrew, 5784, "5784 AM"),
      (.japanese, 2019, "2019 (Heisei 31, Reiwa 1)"), (.japanese, 2020, "2020 (Reiwa 2)"), (.japanese, 1800, "1800"),
      (.japanese, 1868, "1868 (Meiji 1)"), (.republicOfChina, 115, "Minguo 115"), (.buddhist, 2569, "2569 BE"),
      (.republicOfChina, 0, "0 (Before R.O.C. 1)"), (.islamicCivil, 1446, "1446 AH"),
    ]
    var compared = 0
    for (calendar, year, title) in examples {
      let shape = try #require(RuleBook.rule(for: calendar)).shape(of: year)
      #expect(YearTitles.title(calendar, year: year, days: shape.start...(shape.end - 1)) == title)
      compared += 1
    }
    #expect(compared == 12)
  }

  @Test func monthsHaveNamesWhereEnglishHasThem() {
    #expect(MonthTitles.title(.gregorian, MonthName(number: 9)) == "September")
    #expect(MonthTitles.title(.japanese, MonthName(number: 12)) == "December")
    #expect(MonthTitles.title(.hebrew, MonthName(number: 4)) == "Month 4")
    #expect(MonthTitles.title(.chinese, MonthName(number: 4, isLeap: true)) == "Month 4 (leap)")
    #expect(MonthTitles.title(.gregorian, MonthName(number: 13)) == "Month 13")
  }
}
