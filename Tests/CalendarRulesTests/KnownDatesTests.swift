import CalendarCore
import CalendarRules
import Testing

/// Dates that a book, a law or a newspaper gives in two calendars.
@Suite struct KnownDatesTests {
  struct Pair: CustomTestStringConvertible {
    let calendar: CalendarID
    let year: Int
    let month: Int
    let label: Int
    let iso: String

    init(_ calendar: CalendarID, _ year: Int, _ month: Int, _ label: Int, _ iso: String) {
      (self.calendar, self.year, self.month, self.label, self.iso) = (calendar, year, month, label, iso)
    }

    var testDescription: String { "\(calendar.rawValue) \(year)-\(month)-\(label)" }
  }

  static let pairs = [
    // The cutovers, on both sides.
    Pair(.gregorian, 1582, 10, 4, "1582-10-14"), Pair(.gregorian, 1582, 10, 15, "1582-10-15"),
    Pair(.gregorian1752, 1752, 9, 2, "1752-09-13"), Pair(.gregorian1752, 1752, 9, 14, "1752-09-14"),
    Pair(.gregorian1752, 1700, 2, 29, "1700-03-11"), Pair(.gregorian1752, 2024, 2, 29, "2024-02-29"),
    // The Ides of March of 44 BC, and the October Revolution.
    Pair(.julian, -43, 3, 15, "-0043-03-13"), Pair(.julian, 1917, 10, 25, "1917-11-07"),
    Pair(.julian, 1900, 2, 29, "1900-03-13"), Pair(.gregorian, -43, 3, 15, "-0043-03-13"),
    Pair(.iso8601, 1582, 10, 5, "1582-10-05"), Pair(.iso8601, 2000, 2, 29, "2000-02-29"),
    Pair(.buddhist, 2567, 1, 1, "2024-01-01"), Pair(.buddhist, 2125, 10, 15, "1582-10-15"),
    Pair(.republicOfChina, 1, 1, 1, "1912-01-01"), Pair(.republicOfChina, 0, 12, 31, "1911-12-31"),
    Pair(.japanese, 2019, 5, 1, "2019-05-01"), Pair(.japanese, 1868, 10, 23, "1868-10-23"),
    Pair(.hebrew, 5807, 1, 1, "2046-10-01"), Pair(.hebrew, 5784, 6, 1, "2024-02-10"),
    Pair(.hebrew, 5784, 7, 1, "2024-03-11"), Pair(.hebrew, 5782, 5, 1, "2022-01-03"),
    Pair(.hebrew, 5708, 9, 5, "1948-05-14"),
    Pair(.islamicCivil, 1445, 1, 1, "2023-07-19"), Pair(.islamicTabular, 1445, 1, 1, "2023-07-18"),
    Pair(.persian, 1403, 12, 30, "2025-03-20"), Pair(.persian, 1404, 1, 1, "2025-03-21"),
    Pair(.persian, 1396, 1, 1, "2017-03-21"), Pair(.persian, 1206, 1, 1, "1827-03-22"),
    // The Saka calendar became official on 1 Chaitra 1879.
    Pair(.indian, 1879, 1, 1, "1957-03-22"), Pair(.indian, 1946, 1, 1, "2024-03-21"),
    Pair(.coptic, 1739, 1, 1, "2022-09-11"), Pair(.coptic, 1740, 1, 1, "2023-09-12"),
    // The Ethiopian millennium.
    Pair(.ethiopicAmeteMihret, 2000, 1, 1, "2007-09-12"), Pair(.ethiopicAmeteAlem, 7500, 1, 1, "2007-09-12"),
    Pair(.banglaBD, 1427, 1, 1, "2020-04-14"), Pair(.banglaBD, 1430, 11, 1, "2024-02-14"),
    // 21 February stays 8 Falgun: the purpose of the reform.
    Pair(.banglaBD, 1432, 11, 8, "2026-02-21"),
  ]

  @Test(arguments: pairs) func theDateIsThatDay(_ pair: Pair) {
    let day = ArithmeticCalendars.day(pair.calendar, pair.year, pair.month, pair.label)
    #expect(day.map { ISODate($0).description } == pair.iso)
  }

  static let epochs: [(CalendarID, Int)] = [
    (.gregorian, -719_164), (.iso8601, -719_162), (.julian, -719_164), (.gregorian1752, -719_164),
    (.japanese, -719_164), (.hebrew, -2_092_590), (.islamicCivil, -492_148), (.islamicTabular, -492_149),
    (.persian, -492_268), (.indian, -690_593), (.coptic, -615_558), (.ethiopicAmeteMihret, -716_367),
    (.ethiopicAmeteAlem, -2_725_242),
  ]

  @Test(arguments: epochs) func yearOneStartsOnTheEpoch(_ calendar: CalendarID, _ epoch: Int) throws {
    let rule = try #require(RuleBook.rule(for: calendar))
    #expect(rule.shape(of: 1).start == Day(epoch))
  }

  @Test func epochsFallOnTheirWeekdays() throws {
    #expect(ArithmeticCalendars.day(.hebrew, 1, 1, 1)?.weekday == .monday)
    #expect(ArithmeticCalendars.day(.islamicCivil, 1, 1, 1)?.weekday == .friday)
    #expect(ArithmeticCalendars.day(.islamicTabular, 1, 1, 1)?.weekday == .thursday)
  }

  static let lengths: [(CalendarID, Int, Int, Int)] = [
    (.gregorian, 1582, 12, 355), (.gregorian, 1500, 12, 366), (.gregorian, 1900, 12, 365),
    (.gregorian1752, 1752, 12, 355), (.iso8601, 1582, 12, 365), (.julian, 1900, 12, 366), (.hebrew, 5784, 13, 383),
    (.hebrew, 5783, 12, 355), (.hebrew, 5785, 12, 355), (.islamicCivil, 1445, 12, 355), (.persian, 1403, 12, 366),
    (.coptic, 1739, 13, 366), (.coptic, 1740, 13, 365), (.indian, 1946, 12, 366), (.banglaBD, 1430, 12, 366),
  ]

  @Test(arguments: lengths) func theYearHasItsLength(_ known: (CalendarID, Int, Int, Int)) throws {
    let (calendar, year, months, days) = known
    let shape = try #require(RuleBook.rule(for: calendar)).shape(of: year)
    #expect(shape.months.count == months)
    #expect(shape.dayCount == days)
    #expect(shape.year == year)
  }
}
