import CalendarCore
import TestSupport
import Testing

/// `export` prints the columns of the authority tables.
@Suite struct ExportTests {
  @Test(
    arguments: [
      ("gregorian_hybrid", CalendarID.gregorian), ("iso8601_proleptic", .iso8601), ("julian", .julian),
      ("hebrew", .hebrew), ("persian", .persian), ("islamicCivil", .islamicCivil), ("coptic", .coptic),
      ("indian", .indian), ("republicOfChina", .republicOfChina),
      ("chinese", .chinese), ("islamicUmmAlQura", .islamicUmmAlQura), ("nepali_bs", .nepali),
    ])
  func everyRowOfTheAuthorityIsPrinted(_ table: String, _ calendar: CalendarID) throws {
    let authority = try MonthTable(authority: table)
    let years = authority.rows.map(\.year)
    let first = try #require(years.min())
    let last = try #require(years.max())
    let run = try CommandRun("export", "--calendar", calendar.rawValue, "--years", "\(first)...\(last)")
    #expect(run.exitCode == 0)
    #expect(run.lines.first == "calendar,year,month,leap,start,length")
    let printed = Set(run.lines)
    #expect(printed.count == run.lines.count)
    var compared = 0
    for row in authority.rows {
      let line =
        "\(calendar.rawValue),\(row.year),\(row.name.number),\(row.name.isLeap ? 1 : 0),\(ISODate(row.start)),\(row.dayCount)"
      #expect(printed.contains(line[...]), "\(line)")
      compared += 1
    }
    #expect(compared == authority.dataLineCount)
    #expect(compared > 1_000)
  }

  @Test func aCacheFileChangesNothing() throws {
    let folder = try ScratchFolder()
    let file = folder.path("a.calgrid")
    let run = try CommandRun("precompute", "--calendar", "hebrew,gregorian", "--years", "1500...2100", "-o", file)
    #expect(run.exitCode == 0)
    var compared = 0
    for (calendar, years) in [("hebrew", "5300...5800"), ("gregorian", "1550...2050"), ("coptic", "1700...1750")] {
      let words = ["export", "--calendar", calendar, "--years", years]
      let computed = try CommandRun(
        program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, output: .captured)
      let cached = try CommandRun(
        program: CommandRun.executable, arguments: (words + ["--cache", file]).map { Array($0.utf8) }, output: .captured
      )
      #expect(computed.output == cached.output)
      #expect(computed.lines.count > 500)
      compared += 1
    }
    #expect(compared == 3)
  }
}
