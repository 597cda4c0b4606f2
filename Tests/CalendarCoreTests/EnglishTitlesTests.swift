import CalendarCore
import Testing

@Suite struct EnglishTitlesTests {
  private func day(_ text: String) throws -> Day { Day(try ISODate(text: text)) }

  private func year(_ calendar: CalendarID, _ year: Int) -> String {
    EnglishTitles(calendar).yearTitle(year, days: Day(0)...Day(0))
  }

  @Test func yearsCarryTheirEra() {
    let titles: [(CalendarID, Int, String)] = [
      (.gregorian, 2026, "2026"), (.gregorian, -43, "44 BC"), (.gregorian, 0, "1 BC"), (.iso8601, 1, "1"),
      (.julian, 2026, "2026"), (.hebrew, 5784, "5784 AM"), (.islamicUmmAlQura, 1447, "1447 AH"),
      (.buddhist, 2569, "2569 BE"), (.republicOfChina, 115, "Minguo 115"), (.republicOfChina, 0, "1 B.R.O.C."),
      (.persian, 1405, "1405 AP"), (.indian, 1948, "1948 Saka"), (.coptic, 1742, "1742 AM"),
      (.chinese, 2020, "2020 (geng-zi)"), (.dangi, 2024, "2024 (jia-chen)"), (.vietnamese, 1984, "1984 (jia-zi)"),
      (.nepali, 2083, "2083 BS"), (.vikram, 2083, "2083 VS"),
    ]
    var checked = 0
    for (calendar, number, title) in titles {
      #expect(year(calendar, number) == title)
      checked += 1
    }
    #expect(checked == 18)
  }

  @Test func japaneseYearsNameEveryReignTheyHold() throws {
    let titles = EnglishTitles(.japanese)
    let whole = { (year: Int) in try day("\(year)-01-01")...day("\(year)-12-31") }
    #expect(titles.yearTitle(2026, days: try whole(2026)) == "Reiwa 8 (2026)")
    #expect(titles.yearTitle(2019, days: try whole(2019)) == "Heisei 31 / Reiwa 1 (2019)")
    #expect(titles.yearTitle(1989, days: try whole(1989)) == "Showa 64 / Heisei 1 (1989)")
    #expect(titles.yearTitle(1868, days: try whole(1868)) == "Meiji 1 (1868)")
    #expect(titles.yearTitle(1800, days: try whole(1800)) == "1800")
  }

  @Test func monthsStandBeforeTheirYear() throws {
    let title = { (calendar: CalendarID, month: String, count: Int, year: Int, start: String, end: String) in
      EnglishTitles(calendar).monthTitle(
        try MonthName(text: month), monthsInYear: count, year: year, days: try day(start)...day(end))
    }
    #expect(try title(.gregorian, "9", 12, 2026, "2026-09-01", "2026-09-30") == "September 2026")
    #expect(try title(.gregorian, "3", 12, -43, "-0043-02-27", "-0043-03-29") == "March 44 BC")
    #expect(
      try title(.chinese, "4L", 13, 2020, "2020-05-23", "2020-06-20") == "Leap Fourth Month 2020 (geng-zi)")
    #expect(try title(.hebrew, "6", 13, 5784, "2024-02-10", "2024-03-10") == "Adar I 5784 AM")
    #expect(try title(.hebrew, "7", 12, 5785, "2025-03-01", "2025-03-29") == "Adar 5785 AM")
    #expect(try title(.japanese, "5", 12, 2019, "2019-05-01", "2019-05-31") == "May Reiwa 1 (2019)")
    #expect(try title(.japanese, "1", 12, 1989, "1989-01-01", "1989-01-31") == "January Showa 64 / Heisei 1 (1989)")
  }

  @Test func datesStandBeforeTheirMonth() throws {
    let titles = EnglishTitles(.japanese)
    let january = MonthName(number: 1)
    let last = titles.dateTitle(7, of: january, monthsInYear: 12, year: 1989, day: try day("1989-01-07"))
    #expect(last == "7 January Showa 64 (1989)")
    let first = titles.dateTitle(8, of: january, monthsInYear: 12, year: 1989, day: try day("1989-01-08"))
    #expect(first == "8 January Heisei 1 (1989)")
  }
}
