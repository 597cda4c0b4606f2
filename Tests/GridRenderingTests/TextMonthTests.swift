import CalendarGrid
import GridRendering
import Testing

@Suite struct TextMonthTests {
  static func text(
    _ year: Int, _ ordinal: Int, _ calendar: CalendarID = .gregorian, fw: Int = 1, md: Int = 1,
    options: PictureOptions = PictureOptions()
  ) throws -> String {
    let rule = try WeekRule(firstWeekday: Weekday(number: fw), minimumDays: md)
    let grid = try GridOpener.grid(for: GridParameters(calendar: calendar, weekRule: rule), years: year...year)
    return try TextMonth(grid, options: options).text(year: year, ordinal: ordinal)
  }

  @Test func september2026BeginsOnTheSecondColumn() throws {
    #expect(
      try Self.text(2026, 9, fw: 2) == """
            September 2026
         Mo Tu We Th Fr Sa Su
             1  2  3  4  5  6
          7  8  9 10 11 12 13
         14 15 16 17 18 19 20
         21 22 23 24 25 26 27
         28 29 30

        """)
  }

  @Test func october1582JumpsFrom4To15() throws {
    #expect(
      try Self.text(1582, 10) == """
             October 1582
         Su Mo Tu We Th Fr Sa
             1  2  3  4 15 16
         17 18 19 20 21 22 23
         24 25 26 27 28 29 30
         31

        """)
  }

  @Test func february2015HasFourRows() throws {
    #expect(
      try Self.text(2015, 2) == """
            February 2015
         Su Mo Tu We Th Fr Sa
          1  2  3  4  5  6  7
          8  9 10 11 12 13 14
         15 16 17 18 19 20 21
         22 23 24 25 26 27 28

        """)
  }

  @Test func weekNumbersStandBeforeTheRows() throws {
    #expect(
      try Self.text(2016, 1, .iso8601, fw: 2, md: 4, options: PictureOptions(fill: .six, showsWeeks: true)) == """
              January 2016
        Wk  Mo Tu We Th Fr Sa Su
        53  28 29 30 31  1  2  3
         1   4  5  6  7  8  9 10
         2  11 12 13 14 15 16 17
         3  18 19 20 21 22 23 24
         4  25 26 27 28 29 30 31
         5   1  2  3  4  5  6  7

        """)
  }

  @Test func todayStandsInBrackets() throws {
    func lines(_ day: Int) throws -> [Substring] {
      let date = try #require(ISODate(year: 2026, month: 9, day: day))
      return try Self.text(2026, 9, fw: 2, options: PictureOptions(today: Day(date))).split(separator: "\n")
    }
    #expect(try lines(1)[2] == "   [ 1] 2  3  4  5  6")
    #expect(try lines(7)[3] == "[ 7] 8  9 10 11 12 13")
    #expect(try lines(13)[3] == "  7  8  9 10 11 12[13]")
    #expect(try lines(30)[6] == " 28 29[30]")
  }

  @Test func aNeighbourIsNeverToday() throws {
    let today = Day(try #require(ISODate(year: 2026, month: 8, day: 31)))
    let text = try Self.text(2026, 9, fw: 2, options: PictureOptions(fill: .rows, today: today))
    #expect(!text.contains("["))
  }

  @Test func escapeCodesChangeNoColumn() throws {
    let today = Day(try #require(ISODate(year: 2026, month: 9, day: 15)))
    let plain = PictureOptions(fill: .six, showsWeeks: true)
    let text = try Self.text(
      2026, 9, fw: 2, options: PictureOptions(style: .ansi, fill: .six, showsWeeks: true, today: today))
    #expect(text.contains("\u{1B}[7m15\u{1B}[27m"))
    #expect(text.contains("\u{1B}[2m31\u{1B}[22m"))
    #expect(text.contains("\u{1B}[1mSeptember 2026\u{1B}[22m"))
    #expect(text.replacing(/\u{1B}\[[0-9]+m/, with: "") == (try Self.text(2026, 9, fw: 2, options: plain)))
  }

  @Test func everyFirstWeekdayRotatesTheHead() throws {
    var compared = 0
    for fw in 1...7 {
      let head = try Self.text(2026, 9, fw: fw).split(separator: "\n")[1].split(separator: " ")
      #expect(head.count == 7)
      #expect(head[0] == ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"][fw - 1])
      compared += 1
    }
    #expect(compared == 7)
  }
}
