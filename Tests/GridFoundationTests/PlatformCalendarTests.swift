import CalendarCore
import Testing

@testable import GridFoundation

/// How Foundation's eras and years become steady years.
@Suite struct PlatformCalendarTests {
  @Test func yearsOfErasBecomeSteadyYears() throws {
    let cases: [(CalendarID, era: Int, year: Int, steady: Int)] = [
      (.gregorian, 1, 2_026, 2_026), (.gregorian, 0, 1, 0), (.gregorian, 0, 44, -43), (.iso8601, 0, 4_713, -4_712),
      (.republicOfChina, 1, 115, 115), (.republicOfChina, 0, 1, 0), (.buddhist, 0, 2_569, 2_569),
      (.chinese, 78, 43, 2_026), (.chinese, 78, 1, 1_984), (.dangi, 77, 60, 1_983),
      (.ethiopicAmeteMihret, 0, 5_500, 0), (.japanese, 236, 8, 2_026), (.japanese, 235, 31, 2_019),
      (.japanese, 235, 1, 1_989), (.japanese, 234, 64, 1_989), (.japanese, 233, 15, 1_926), (.japanese, 232, 1, 1_868),
    ]
    for (calendar, era, year, steady) in cases {
      #expect(try PlatformCalendar(calendar).steadyYear(era: era, year: year) == steady, "\(calendar) \(era) \(year)")
    }
    #expect(cases.count == 17)
  }

  @Test func daysAreLabelledAsAnywhere() throws {
    let day = Day(try ISODate(text: "2026-09-01"))
    let cases: [(CalendarID, Int, Int, Int)] = [
      (.gregorian, 2_026, 9, 1), (.japanese, 2_026, 9, 1), (.buddhist, 2_569, 9, 1), (.hebrew, 5_786, 13, 19),
      (.chinese, 2_026, 7, 20), (.persian, 1_405, 6, 10), (.coptic, 1_742, 12, 26), (.indian, 1_948, 6, 10),
    ]
    for (calendar, year, month, number) in cases {
      let label = try PlatformCalendar(calendar).label(of: day)
      #expect(label == .init(year: year, month: MonthName(number: month), day: number), "\(calendar)")
    }
    #expect(cases.count == 8)
  }

  @Test func leapMonthsAreSeen() throws {
    let day = Day(try ISODate(text: "2020-05-30"))
    let label = try PlatformCalendar(.chinese).label(of: day)
    #expect(label == .init(year: 2_020, month: MonthName(number: 4, isLeap: true), day: 8))
  }
}
