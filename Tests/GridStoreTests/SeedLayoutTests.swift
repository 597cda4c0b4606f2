import CalendarCore
import Foundation
import GridStore
import TestSupport
import Testing

/// The five layouts that year views are made of, each drawn from the library's answers. The same pictures stand in the documentation.
@Suite struct SeedLayoutTests {
  private let grid: Grid

  init() throws {
    grid = try Grids.whole(.gregorian)
  }

  /// The article that shows the pictures.
  private static let article: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/GridStore/GridStore.docc/YearViewLayouts.md")
    return try? String(contentsOf: file, encoding: .utf8)
  }()

  /// Compares a picture line by line, and looks it up in the article.
  private func expect(_ lines: [String], _ picture: String) throws {
    #expect(lines.joined(separator: "\n") == picture)
    let article = try #require(Self.article)
    #expect(article.contains("```text\n" + picture + "\n```"))
  }

  private func text(_ number: Int, _ width: Int = 3) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  /// October 2026 begins on a Thursday and ends on a Saturday: four days before it complete the first week, and nothing is added behind it.
  @Test func monthStripPaddedToWholeWeeks() throws {
    let days = try grid.shownDays(year: 2026, ordinal: 10, fill: .rows)
    let first = try grid.seamlessRow(of: days.lowerBound)
    let last = try grid.seamlessRow(of: days.upperBound)
    #expect(try grid.days(ofSeamlessRow: first).lowerBound == days.lowerBound)
    #expect(try grid.days(ofSeamlessRow: last).upperBound == days.upperBound)
    #expect(try days.upperBound == grid.month(year: 2026, ordinal: 10).end)
    #expect(days.lowerBound.weekday == .sunday && days.upperBound.weekday == .saturday)
    var lines = ["page  Su Mo Tu We Th Fr Sa   last day  full week"]
    for page in first...last {
      var line = text(page - first, 4) + " "
      for day in try grid.days(ofSeamlessRow: page).lowerBound
        .number..<(grid.days(ofSeamlessRow: page).upperBound.number + 1)
      {
        line += text(try grid.date(of: Day(day)).label)
      }
      let labels = try [PageLabel.lastDay, .firstFullWeek].map { try grid.month(ofPage: page, label: $0).ordinal }
      lines.append(line + "  " + text(labels[0], 9) + "  " + text(labels[1], 9))
    }
    try expect(
      lines,
      """
      page  Su Mo Tu We Th Fr Sa   last day  full week
         0  27 28 29 30  1  2  3         10          9
         1   4  5  6  7  8  9 10         10         10
         2  11 12 13 14 15 16 17         10         10
         3  18 19 20 21 22 23 24         10         10
         4  25 26 27 28 29 30 31         10         10
      """)
  }

  /// February 2026 begins on a Sunday and touches four rows: 42 cells show two weeks of March, or one of January and one of March.
  @Test func fixedFortyTwoCells() throws {
    var lines: [String] = []
    for leadingWeek in LeadingWeek.allCases {
      var cells = MonthCells()
      try grid.fill(&cells, year: 2026, ordinal: 2, mode: .six, leadingWeek: leadingWeek)
      var shown = 0
      for row in 0..<6 {
        var line = ""
        for column in 0..<7 {
          line += text(Int(cells.labels[row * 7 + column]))
          shown += cells.owners[row * 7 + column] == 0 ? 0 : 1
        }
        if leadingWeek == .never { lines.append(line) } else { lines[row] += "    " + line }
      }
      #expect(shown == 42)
    }
    try expect(
      lines,
      """
        1  2  3  4  5  6  7     25 26 27 28 29 30 31
        8  9 10 11 12 13 14      1  2  3  4  5  6  7
       15 16 17 18 19 20 21      8  9 10 11 12 13 14
       22 23 24 25 26 27 28     15 16 17 18 19 20 21
        1  2  3  4  5  6  7     22 23 24 25 26 27 28
        8  9 10 11 12 13 14      1  2  3  4  5  6  7
      """)
  }

  /// A collection that fills its items column by column shows October 2026 row by row: item 6 c + r is cell 7 r + c.
  @Test func columnMajorTranspositionOfASevenWidePage() throws {
    let order = try CellOrder(rowCount: 6, columnCount: 7)
    var items = [Int?](repeating: nil, count: 42)
    for item in 0..<42 {
      let cell = try order.rowMajor(columnMajor: item)
      items[item] = try grid.cell(year: 2026, ordinal: 10, index: cell, fill: .none)?.label
    }
    // The collection puts item i into column i / 6.
    var lines: [String] = []
    var numbers: [String] = []
    for row in 0..<6 {
      var (line, number) = ("", "")
      for column in 0..<7 {
        let item = items[column * 6 + row]
        line += item.map { text($0) } ?? "  ."
        number += text(column * 6 + row)
      }
      lines.append(number + "    " + line)
      numbers.append(number)
    }
    #expect(items.compactMap { $0 }.count == 31)
    try expect(
      lines,
      """
        0  6 12 18 24 30 36      .  .  .  .  1  2  3
        1  7 13 19 25 31 37      4  5  6  7  8  9 10
        2  8 14 20 26 32 38     11 12 13 14 15 16 17
        3  9 15 21 27 33 39     18 19 20 21 22 23 24
        4 10 16 22 28 34 40     25 26 27 28 29 30 31
        5 11 17 23 29 35 41      .  .  .  .  .  .  .
      """)
  }

  /// A month of blanks and days: how many blanks stand before and behind the days, and how many weeks that makes.
  @Test func blanksBeforeAndAfterWithWeeksPerMonth() throws {
    var lines = ["month  before  days  after  weeks"]
    var cells = MonthCells()
    for ordinal in 1...12 {
      try grid.fill(&cells, year: 2026, ordinal: ordinal, mode: .none)
      let weeks = try grid.rowCount(year: 2026, ordinal: ordinal)
      // Counted, not computed: blanks up to the first day, days, blanks up to the last row's end.
      var (before, days) = (0, 0)
      while cells.owners[before] == 0 { before += 1 }
      while before + days < 42, cells.owners[before + days] == 2 { days += 1 }
      let after = weeks * 7 - before - days
      #expect((0..<7).contains(before) && (0..<7).contains(after))
      #expect(try before == grid.firstWeekdayOffset(year: 2026, ordinal: ordinal))
      #expect(try days == grid.dayCount(year: 2026, ordinal: ordinal))
      for index in (before + days)..<42 { #expect(cells.labels[index] == 0) }
      lines.append(text(ordinal, 5) + text(before, 8) + text(days, 6) + text(after, 7) + text(weeks, 7))
    }
    try expect(
      lines,
      """
      month  before  days  after  weeks
          1       4    31      0      5
          2       0    28      0      4
          3       0    31      4      5
          4       3    30      2      5
          5       5    31      6      6
          6       1    30      4      5
          7       3    31      1      5
          8       6    31      5      6
          9       2    30      3      5
         10       4    31      0      5
         11       0    30      5      5
         12       2    31      2      5
      """)
  }

  /// A page for each year, three months side by side: a band is as high as its highest month.
  @Test func twelveMonthsAPageWithRowCounts() throws {
    let geometry = try ScrollGeometry(
      grid,
      ScrollLayout(
        monthsAcross: 3, paging: .year, rowHeight: 10, columnWidth: 10, headerHeight: 20, gap: 5, monthGap: 5))
    let page = try geometry.page(year: 2026, ordinal: 1)
    let frame = try geometry.frame(page: page)
    var lines = ["months     rows   y  height"]
    let bands = try geometry.bands(page: page)
    #expect(bands.count == 4)
    for band in bands {
      let months = try geometry.months(band: band).map { try grid.month(atIndex: $0) }
      let place = try geometry.frame(band: band)
      let names = months.map { text($0.ordinal) }.joined()
      let rows = months.map { text($0.rowCount, 2) }.joined()
      lines.append(names + "  " + rows + text(place.y - frame.y, 4) + text(place.height, 8))
      for month in months {
        let block = try geometry.frame(year: month.year, ordinal: month.ordinal)
        #expect(block.y == place.y && block.height == 20 + 10 * month.rowCount)
        #expect(try geometry.hit(x: block.x, y: block.y + block.height - 1) != .gap)
        #expect(try geometry.page(year: month.year, ordinal: month.ordinal) == page)
      }
    }
    try expect(
      lines,
      """
      months     rows   y  height
        1  2  3   5 4 5   0      70
        4  5  6   5 6 5  75      80
        7  8  9   5 6 5 160      80
       10 11 12   5 5 5 245      70
      """)
  }
}
