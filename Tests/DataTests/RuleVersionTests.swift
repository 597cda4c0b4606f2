import CalendarCore
import CalendarRules
import GridBuilder
import Testing

@testable import calgrid_data

/// The stored versions of the rules are what the rules say.
@Suite struct RuleVersionTests {
  static let stored: String =
    (try? TextFile.load("\(Facts.package)/Sources/GridBuilder/\(VersionTable.fileName)")) ?? ""

  /// Hashes all years of a rule: a few seconds in a debug build for all 31, shared by the cores.
  @Test(arguments: CalendarID.allCases)
  func versionIsTheHashOfTheRule(_ calendar: CalendarID) throws {
    let row = try #require(VersionTable.row(calendar))
    #expect(Self.stored.contains("\(row)\n"), "stale: swift run calgrid-data versions")
    let version = RuleVersions.version(of: calendar)
    #expect(row.hasSuffix(TableSource.hexadecimal(version)))
    #expect(version != 0)
  }

  @Test func versionsAreDistinct() {
    let versions = CalendarID.allCases.map(RuleVersions.version)
    #expect(Set(versions).count == 31)
    #expect(!versions.contains(0))
  }

  /// With its rows taken from the file, the frame around them is the generator's, to the byte.
  @Test func fileIsTheGeneratorsToTheByte() {
    let rows = Self.stored.split(separator: "\n").filter { $0.hasPrefix("    case .") }.map(String.init)
    #expect(rows.count == 31)
    #expect(VersionTable.text(rows: rows) == Self.stored, "stale: swift run calgrid-data versions")
    #expect(Self.stored.hasPrefix("// swift run calgrid-data versions\n"))
  }

  /// What a version must notice: the same rule with one thing changed has another one.
  @Test func everyPartOfAShapeCounts() {
    let month = MonthShape(MonthName(number: 1), dayCount: 3)
    let shapes = [
      YearShape(year: 1, start: Day(0), months: [month]),
      YearShape(year: 1, start: Day(1), months: [month]),
      YearShape(year: 1, start: Day(0), firstOrdinal: 2, months: [month]),
      YearShape(year: 1, start: Day(0), months: [MonthShape(MonthName(number: 2), dayCount: 3)]),
      YearShape(year: 1, start: Day(0), months: [MonthShape(MonthName(number: 1, isLeap: true), dayCount: 3)]),
      YearShape(year: 1, start: Day(0), months: [MonthShape(MonthName(number: 1), dayCount: 4)]),
      YearShape(year: 1, start: Day(0), months: [MonthShape(MonthName(number: 1), dayCount: 3, labels: [1, 2, 4])]),
      YearShape(year: 1, start: Day(0), months: [MonthShape(MonthName(number: 1), dayCount: 3, labels: [1, 2, 5])]),
      YearShape(year: 1, start: Day(0), months: [month, month]),
    ]
    let versions = shapes.map { RuleVersion.compute(OneYearRule(id: .tamil, shape: $0)) }
    #expect(Set(versions).count == 9)
    #expect(RuleVersion.compute(OneYearRule(id: .odia, shape: shapes[0])) != versions[0])
  }
}

/// A rule that knows a single year.
private struct OneYearRule: CalendarRule {
  let id: CalendarID
  let shape: YearShape
  var years: ClosedRange<Int> { shape.year...shape.year }
  var source: String { "made up" }

  func shape(of year: Int) -> YearShape { shape }
}
