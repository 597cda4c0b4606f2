import CalendarGrid
import GridRendering
import Testing

@Suite struct TextYearTests {
  private func text(
    _ year: Int, _ calendar: CalendarID = .gregorian, columns: Int = 3, options: PictureOptions = PictureOptions()
  ) throws -> String {
    let grid = try GridOpener.grid(for: GridParameters(calendar: calendar), years: year...year)
    return try TextYear(grid, columns: columns, options: options).text(year: year)
  }

  @Test func aYearOf13MonthsEndsWithOneAlone() throws {
    let lines = try text(1739, .coptic).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "                              1739 AM")
    #expect(lines.contains("         Tout                   Baba                  Hator"))
    #expect(
      lines.suffix(5) == [
        "        Nasie", " Su Mo Tu We Th Fr Sa", "           1  2  3  4", "  5  6", "",
      ])
  }

  @Test func monthsOfDifferentHeightsStayAligned() throws {
    let lines = try text(2015, columns: 2).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[2...8] == [
        "       January                February", " Su Mo Tu We Th Fr Sa   Su Mo Tu We Th Fr Sa",
        "              1  2  3    1  2  3  4  5  6  7", "  4  5  6  7  8  9 10    8  9 10 11 12 13 14",
        " 11 12 13 14 15 16 17   15 16 17 18 19 20 21", " 18 19 20 21 22 23 24   22 23 24 25 26 27 28",
        " 25 26 27 28 29 30 31",
      ])
  }

  @Test func everyNumberOfColumnsShowsEveryDay() throws {
    var compared = 0
    for columns in [Int.min, -1, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 1_000, Int.max] {
      for (calendar, year, days) in [(CalendarID.gregorian, 2024, 366), (.hebrew, 5784, 383), (.coptic, 1739, 366)] {
        let numbers = try text(year, calendar, columns: columns).split(whereSeparator: { " \n".contains($0) })
          .filter { Int($0) != nil && $0.count <= 2 }
        #expect(numbers.count == days, "\(calendar) in \(columns) columns")
        compared += 1
      }
    }
    #expect(compared == 45)
  }

  @Test func anyWidthGivesAtLeastOneColumn() {
    let plain = PictureOptions()
    #expect(TextYear.columns(fitting: 0, options: plain) == 1)
    #expect(TextYear.columns(fitting: 1, options: plain) == 1)
    #expect(TextYear.columns(fitting: .min, options: plain) == 1)
    #expect(TextYear.columns(fitting: 44, options: plain) == 1)
    #expect(TextYear.columns(fitting: 45, options: plain) == 2)
    #expect(TextYear.columns(fitting: 80, options: plain) == 3)
    #expect(TextYear.columns(fitting: 80, options: PictureOptions(showsWeeks: true)) == 3)
    #expect(TextYear.columns(fitting: .max, options: plain) > 100)
  }

  @Test func aStripIsCutIntoWholeWeeks() throws {
    let grid = try GridOpener.grid(for: GridParameters(calendar: .iso8601), years: 2026...2026)
    #expect(
      try TextStrip(grid, width: 66).text(year: 2026, ordinal: 9) == """
        September 2026
         Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
         31  1  2  3  4  5  6   7  8  9 10 11 12 13  14 15 16 17 18 19 20
         Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
         21 22 23 24 25 26 27  28 29 30  1  2  3  4

        """)
    for width in [Int.min, 0, 1, 22] {
      #expect(try TextStrip(grid, width: width).text(year: 2026, ordinal: 9).split(separator: "\n").count == 11)
    }
  }
}
