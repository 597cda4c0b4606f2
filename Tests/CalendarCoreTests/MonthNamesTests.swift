import CalendarCore
import TestSupport
import Testing

@Suite struct MonthNamesTests {
  private func name(
    _ calendar: CalendarID, _ number: Int, leap: Bool = false, of months: Int = 12, _ width: NameWidth = .wide
  ) -> String {
    calendar.englishName(of: MonthName(number: number, isLeap: leap), monthsInYear: months, width: width)
  }

  /// Which calendars use which set of names of the data.
  private let sets: [(String, [CalendarID])] = [
    ("gregorian", [.gregorian, .iso8601, .julian, .gregorian1752, .buddhist, .republicOfChina, .japanese]),
    ("chinese", [.chinese, .dangi, .vietnamese]), ("hebrew", [.hebrew]),
    ("islamic", [.islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamic]), ("persian", [.persian]),
    ("indian", [.indian]), ("coptic", [.coptic]), ("ethiopic", [.ethiopicAmeteMihret, .ethiopicAmeteAlem]),
    ("tamil", [.tamil]), ("malayalam", [.malayalam]), ("odia", [.odia]), ("bangla", [.bangla, .banglaBD]),
    ("hindu", [.vikram, .kannada, .marathi, .telugu]), ("gujarati", [.gujarati]), ("nepali", [.nepali]),
  ]

  @Test func everyRowOfTheDataIsAnswered() throws {
    let tables = [try CSVTable("cldr/month-names-en.csv"), try CSVTable("decisions/month-names-en.csv")]
    var compared = 0
    for row in tables.flatMap(\.rows) where row[2] != "leapMonth" {
      let (_, calendars) = try #require(sets.first { $0.0 == row[0] })
      let number = try #require(Int(row[1]))
      for calendar in calendars {
        let months = row[2] == "leapYear" ? 13 : 12
        #expect(name(calendar, number, of: months) == row[3])
        #expect(name(calendar, number, of: months, .abbreviated) == row[4])
        #expect(name(calendar, number, of: months, .short) == row[4])
        #expect(name(calendar, number, of: months, .narrow) == row[5])
        compared += 1
      }
    }
    // 31 calendars of 12 months; three have a thirteenth, hebrew two more.
    #expect(compared == 31 * 12 + 3 + 2)
    #expect(sets.flatMap(\.1).count == CalendarID.allCases.count)
  }

  @Test func adarIsTwoMonthsInLeapYears() {
    #expect(name(.hebrew, 7, of: 12) == "Adar")
    #expect(name(.hebrew, 6, of: 13) == "Adar I")
    #expect(name(.hebrew, 7, of: 13) == "Adar II")
    #expect(name(.hebrew, 8, of: 13) == "Nisan")
  }

  @Test func leapMonthsAreMarked() {
    #expect(name(.chinese, 4, leap: true, of: 13) == "Leap Fourth Month")
    #expect(name(.dangi, 4, leap: true, of: 13, .abbreviated) == "Mo4bis")
    #expect(name(.vietnamese, 4, leap: true, of: 13, .narrow) == "4b")
    #expect(name(.chinese, 4, of: 13) == "Fourth Month")
    #expect(name(.vikram, 5, leap: true, of: 13) == "Adhika Shravana")
    #expect(name(.telugu, 5, leap: true, of: 13, .narrow) == "5b")
    #expect(name(.gujarati, 10, leap: true, of: 13) == "Adhika Shravan")
  }

  @Test func aNumberThatTheCalendarLacksIsNotAnotherMonth() {
    #expect(name(.gregorian, 13) == "M13")
    #expect(name(.gregorian, 0) == "M0")
    #expect(name(.coptic, 14) == "M14")
    #expect(name(.hebrew, .max) == "M\(Int.max)")
    #expect(name(.hebrew, .min) == "M\(Int.min)")
  }

  @Test func weekdaysHaveFourWidths() throws {
    let table = try CSVTable("cldr/weekday-names-en.csv")
    var compared = 0
    for (weekday, row) in zip(Weekday.allCases, table.rows) {
      #expect(Int(row[0]) == weekday.number)
      #expect(weekday.englishName == row[1])
      #expect(weekday.englishName(.wide) == row[1])
      #expect(weekday.englishName(.abbreviated) == row[2])
      #expect(weekday.englishName(.short) == row[3])
      #expect(weekday.englishName(.narrow) == row[4])
      compared += 1
    }
    #expect(compared == 7)
    #expect(compared == table.dataLineCount)
  }
}
