import Foundation
import Testing

/// Transposed and mirrored pages, leading weeks, and the pages of a strip.
@Suite struct ArrangementTests {
  @Test func monthsAreTurnedAndMirrored() throws {
    let arguments = ["month", "2026", "10", "--fill", "rows", "--today", "2026-10-09"]
    func text(_ more: String...) throws -> String {
      try CommandRun(
        program: CommandRun.executable, arguments: (arguments + more).map { Array($0.utf8) }, output: .captured
      ).output
    }
    #expect(
      try text("--transpose", "--weeks") == """
             October 2026
        Su  27  4 11 18 25
        Mo  28  5 12 19 26
        Tu  29  6 13 20 27
        We  30  7 14 21 28
        Th   1  8 15 22 29
        Fr   2[ 9]16 23 30
        Sa   3 10 17 24 31
        Wk  40 41 42 43 44

        """)
    #expect(
      try text("--rtl", "--weeks") == """
              October 2026
         Sa Fr Th We Tu Mo Su  Wk
          3  2  1 30 29 28 27  40
         10[ 9] 8  7  6  5  4  41
         17 16 15 14 13 12 11  42
         24 23 22 21 20 19 18  43
         31 30 29 28 27 26 25  44

        """)
    let both = try text("--transpose", "--rtl")
    #expect(both.contains("    25 18 11  4 27  Su\n") && both.contains("    30 23 16[ 9] 2  Fr\n"))
    #expect(try text("--rtl", "--format", "html").contains("<body dir=\"rtl\">"))
    #expect(try text("--transpose", "--format", "html").contains("<th scope=\"row\" abbr=\"Friday\">Fr</th>"))
    // The first Sunday stands in the first column, or in the last.
    #expect(try text("--format", "svg").contains("<text x=\"18\" y=\"78\" class=\"previous rest\" role=\"cell\">27<"))
    #expect(
      try text("--rtl", "--format", "svg").contains(
        "<text x=\"234\" y=\"78\" class=\"previous rest\" role=\"cell\">27<"))
    #expect(
      try text("--transpose", "--format", "svg").contains(
        "<text x=\"54\" y=\"54\" class=\"previous rest\" role=\"cell\">27<"))
  }

  @Test func monthsOfAYearRunFromTheRight() throws {
    let lines = try CommandRun("year", "2026", "--columns", "3", "--rtl", "--today", "2026-01-01").lines
    let titles = try #require(lines.first { $0.contains("January") })
    let order = ["March", "February", "January"].compactMap { titles.range(of: $0)?.lowerBound }
    #expect(order.count == 3 && order == order.sorted())
    // Five side by side leave two in the last line: at the right.
    let wide = try CommandRun("year", "2026", "--columns", "5", "--rtl", "--today", "2026-01-01").lines
    let last = try #require(wide.last { $0.contains("November") })
    #expect(last.prefix(69).allSatisfy { $0 == " " } && last.contains("December"))
  }

  @Test func itemsComeInTheOrderOfThePage() throws {
    var compared = 0
    for (options, cell) in [
      (["--transpose"], { (line: Int, place: Int, _: Int) in place * 7 + line }),
      (["--rtl"], { line, place, _ in line * 7 + 6 - place }),
      (["--transpose", "--rtl"], { line, place, weeks in (weeks - 1 - place) * 7 + line }),
    ] as [([String], (Int, Int, Int) -> Int)] {
      for month in ["2", "5", "10"] {
        let run = try CommandRun(
          program: CommandRun.executable,
          arguments: (["month", "2026", month, "--format", "json"] + options).map { Array($0.utf8) }, output: .captured)
        let page = try MonthPage(run)
        let items = try #require(page.fields["items"] as? [Any])
        let weeks = page.cells.count
        #expect(items.count == weeks * 7)
        let width = options.contains("--transpose") ? weeks : 7
        for (item, value) in items.enumerated() {
          let index = cell(item / width, item % width, weeks)
          let expected = page.allCells[index]
          let found = value as? [String: Any]
          #expect(found?["date"] as? String == expected?.date)
          #expect(found == nil || found?["cell"] as? Int == index)
          compared += 1
        }
      }
    }
    #expect(compared == 3 * 7 * (4 + 6 + 5))
    #expect(try MonthPage.month(2026, 2).fields["items"] == nil)
  }

  @Test func sixRowsAddALeadingWeekWhenAsked() throws {
    let run = try CommandRun(
      "month", "2026", "2", "--fill", "six", "--leading-week", "--format", "json")
    let page = try MonthPage(run)
    #expect(page.dates.first == "2026-01-25")
    #expect(page.dates.last == "2026-03-07")
    #expect(page.weeks.map(\.week) == [5, 6, 7, 8, 9, 10])
    #expect(try MonthPage.month(2026, 2, fill: "six").dates.first == "2026-02-01")
    for arguments in [["--leading-week"], ["--leading-week", "--fill", "rows"]] {
      let run = try CommandRun(
        program: CommandRun.executable, arguments: (["month", "2026", "2"] + arguments).map { Array($0.utf8) },
        output: .captured)
      #expect(run.exitCode == 64 && run.errors.contains("expected --fill six"))
    }
    let over = try CommandRun("month", "2026", "2", "--fill", "six", "--leading-week", "--alternate", "chinese")
    #expect(over.exitCode == 64 && over.errors.contains("--alternate"))
  }

  @Test func aStripHasPages() throws {
    let run = try CommandRun("strip", "2026-07-01", "--today", "2026-07-15", "--padded", "--format", "json")
    let pages = try #require(run.object()["pages"] as? [[String: Any]])
    // July 2026 begins on a Wednesday and ends on a Friday.
    #expect(pages.compactMap { $0["first"] as? String }.first == "2026-06-28")
    #expect(pages.compactMap { $0["last"] as? String }.last == "2026-08-01")
    #expect(pages.compactMap { $0["firstCode"] as? Int } == [628, 705, 712, 719, 726])
    #expect(pages.compactMap { $0["lastCode"] as? Int } == [704, 711, 718, 725, 801])
    #expect(pages.compactMap { $0["holdsToday"] as? Bool } == [false, false, true, false, false])
    let labels = pages.compactMap { $0["label"] as? [String: [String: Any]] }
    #expect(labels.compactMap { $0["firstDay"]?["month"] as? Int } == [6, 7, 7, 7, 7])
    #expect(labels.compactMap { $0["lastDay"]?["month"] as? Int } == [7, 7, 7, 7, 8])
    #expect(labels.compactMap { $0["firstFullWeek"]?["month"] as? Int } == [6, 7, 7, 7, 7])
    // January's first page is called after December of the year before.
    let january = try CommandRun("strip", "2026-01-01", "--today", "2026-01-01", "--format", "json").object()
    let first = try #require((january["pages"] as? [[String: Any]])?.first?["label"] as? [String: [String: Any]])
    #expect(first["firstFullWeek"]?["year"] as? Int == 2025)
    let wrong = try CommandRun("strip", "--padded", "--fill", "none")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--padded"))
    // At the ends of a calendar's range.
    for date in ["-9999-01-01", "9999-12-31"] {
      #expect(try CommandRun("strip", date, "--fill", "six", "--format", "json").exitCode == 0)
    }
  }
}
