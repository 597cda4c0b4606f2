import CalendarCore
import CalendarRules
import Foundation
import GridFormat
import Testing

/// Files that are whole but say something else than the rules.
@Suite struct DifferenceTests {
  /// A file of iso8601 2000...2002 in which July 2001 gives a day to August.
  private func write(_ name: String, altered: Bool, in folder: ScratchFolder) throws {
    let rule = try #require(RuleBook.rule(for: .iso8601))
    let shapes = (1999...2003).map { year -> YearShape in
      let shape = rule.shape(of: year)
      guard altered, year == 2001 else { return shape }
      var months = shape.months
      months[6] = MonthShape(months[6].name, dayCount: 30)
      months[7] = MonthShape(months[7].name, dayCount: 32)
      return YearShape(year: year, start: shape.start, months: months)
    }
    let table = try EncodedTable(
      TableInput(
        calendar: .iso8601, ruleVersion: 1, years: 2000...2002, shapes: shapes, cycles: [], firstWeekdays: [.monday]))
    let bytes = try FileEncoder.encode(tables: [table], keys: [GridParameters(calendar: .iso8601)])
    try folder.write(Data(bytes), to: name)
  }

  @Test func differingMonthsArePrintedWithExitCode1() throws {
    let folder = try ScratchFolder()
    try write("a", altered: false, in: folder)
    try write("b", altered: true, in: folder)
    let run = try CommandRun("diff", folder.path("a"), folder.path("b"))
    #expect(run.exitCode == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.lines == [
        "iso8601 year 2001 month ordinal 7: month 7 from Sunday 2001-07-01, 31 days | month 7 from Sunday 2001-07-01, 30 days",
        "iso8601 year 2001 month ordinal 8: month 8 from Wednesday 2001-08-01, 31 days | month 8 from Tuesday 2001-07-31, 32 days",
        "2 of 36 months differ",
      ])
    #expect(try CommandRun("diff", folder.path("b"), folder.path("b")).exitCode == 0)
  }

  @Test func recomputingFindsWhatChecksumsCannot() throws {
    let folder = try ScratchFolder()
    try write("b", altered: true, in: folder)
    let sound = try CommandRun("verify", folder.path("b"))
    #expect(sound.exitCode == 0)
    // The file names rule version 1, which no rule has.
    let outdated = "calgrid: iso8601: made by another version of the rules; queries compute instead\n"
    #expect(sound.errors == outdated)
    let run = try CommandRun("verify", "--recompute", folder.path("b"))
    #expect(run.exitCode == 1)
    #expect(run.errors == outdated)
    #expect(run.output.contains("2 of 60 months differ from the rules"))
  }
}
