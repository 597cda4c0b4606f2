import CalendarGrid
import GridRendering
import Testing

@Suite struct TitleTests {
  @Test func titlesAreThoseOfTheCalendar() throws {
    let examples: [(CalendarID, Int, Int, String, String)] = [
      (.gregorian, 2026, 9, "September 2026", "2026"), (.gregorian, -43, 3, "March 44 BC", "44 BC"),
      (.hebrew, 5784, 6, "Adar I 5784 AM", "5784 AM"), (.hebrew, 5784, 7, "Adar II 5784 AM", "5784 AM"),
      (.hebrew, 5783, 6, "Adar 5783 AM", "5783 AM"),
      (.japanese, 2019, 5, "May Reiwa 1 (2019)", "Heisei 31 / Reiwa 1 (2019)"),
      (.japanese, 1989, 1, "January Showa 64 / Heisei 1 (1989)", "Showa 64 / Heisei 1 (1989)"),
      (.chinese, 2020, 5, "Leap Fourth Month 2020 (geng-zi)", "2020 (geng-zi)"),
    ]
    var compared = 0
    for (calendar, year, ordinal, monthTitle, yearTitle) in examples {
      let grid = try GridOpener.grid(for: GridParameters(calendar: calendar), years: year...year)
      let month = try grid.month(year: year, ordinal: ordinal)
      #expect(try GridTitles(grid).month(month) == monthTitle)
      #expect(try GridTitles(grid).year(year) == yearTitle)
      #expect(try monthTitle.hasPrefix(GridTitles(grid).monthName(month) + " "))
      compared += 1
    }
    #expect(compared == 8)
  }
}
