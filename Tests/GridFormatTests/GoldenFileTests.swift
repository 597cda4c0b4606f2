import CalendarCore
import CalendarRules
import GridBuilder
import GridStore
import TestSupport
import Testing

@testable import GridFormat

/// A file of version 1.0 stays readable, and is written again byte by byte.
///
/// `CALGRID_WRITE_GOLDEN=1 swift test --filter GoldenFileTests` makes `Data/golden/small-1.0.calgrid` again; after a release it must not
/// change any more.
@Suite struct GoldenFileTests {
  static let name = "golden/small-1.0.calgrid"

  static let keys = [
    GridParameters(calendar: .gregorian), GridParameters(calendar: .gregorian, weekRule: .iso8601),
    GridParameters(calendar: .hebrew),
  ]

  /// The cutover of `gregorian` with its labels, and two Hebrew years, one of them with 13 months.
  private func fresh() throws -> [UInt8] {
    let gregorian = try #require(RuleBook.rule(for: .gregorian))
    let hebrew = try #require(RuleBook.rule(for: .hebrew))
    let tables = try [
      TableInput(
        calendar: .gregorian, ruleVersion: 0x1582, years: 1582...1583, shapes: (1581...1584).map(gregorian.shape),
        cycles: gregorian.cycles, firstWeekdays: [.sunday, .monday]),
      TableInput(
        calendar: .hebrew, ruleVersion: 0x5784, years: 5784...5785, shapes: (5783...5786).map(hebrew.shape),
        cycles: hebrew.cycles, firstWeekdays: [.sunday]),
    ].map(EncodedTable.init)
    return try FileEncoder.encode(tables: tables, keys: Set(Self.keys))
  }

  /// A new minor version needs a golden file before it is released, and the old ones stay.
  @Test func everyMinorVersionHasAFileThatIsReadable() throws {
    var versions = 0
    for minor in 0...Layout.minorVersion {
      let file = try CacheFile(path: "\(DataFolder.path)/golden/small-\(Layout.majorVersion).\(minor).calgrid")
      try file.verify()
      #expect(file.view.header.majorVersion == 1 && file.view.header.minorVersion == Int(minor))
      for key in Self.keys { #expect(try file.grid(for: key).monthCount > 20) }
      versions += 1
    }
    #expect(versions == Int(Layout.minorVersion) + 1)
  }

  @Test func theFileIsWrittenAgainByteByByte() throws {
    let bytes = try fresh()
    if GoldenData.isRewriting { try Publication.publish(bytes, to: "\(DataFolder.path)/\(Self.name)") }
    #expect(try DataFolder.bytes(of: Self.name) == bytes)
    #expect(bytes.count < 6_000)
  }

  @Test func whatTheFileHoldsIsWrittenAgainByteByByte() throws {
    let golden = try DataFolder.bytes(of: Self.name)
    let tables = try golden.withUnsafeBytes { buffer in
      let view = try FileView(buffer)
      try view.verifyChecksums()
      #expect(view.keyCount == 3 && view.tableCount == 2)
      return try [CalendarID.gregorian, .hebrew].map { calendar in
        let table = try view.table(for: GridParameters(calendar: calendar))
        let shapes = try table.coveredYears.map { try #require(table.shape(of: $0)) }
        let rule = try #require(RuleBook.rule(for: calendar))
        #expect(shapes == table.coveredYears.map(rule.shape))
        return try EncodedTable(
          TableInput(
            calendar: calendar, ruleVersion: table.ruleVersion, years: table.years, shapes: shapes, cycles: [],
            firstWeekdays: calendar == .gregorian ? [.sunday, .monday] : [.sunday]))
      }
    }
    #expect(try FileEncoder.encode(tables: tables, keys: Set(Self.keys)) == golden)
  }

  @Test func theFileAnswers() throws {
    for mode in [CacheFile.Mode.mapped, .copied] {
      let file = try CacheFile(path: "\(DataFolder.path)/\(Self.name)", mode: mode)
      try file.verify()
      for key in Self.keys {
        let grid = try file.grid(for: key)
        let whole = try Grids.whole(key.calendar, key.weekRule)
        var months = 0
        for year in grid.years {
          for ordinal in try Grids.ordinals(key.calendar, year: year) {
            #expect(try grid.month(year: year, ordinal: ordinal) == whole.month(year: year, ordinal: ordinal))
            for row in 0..<6 {
              #expect(
                try grid.week(year: year, ordinal: ordinal, row: row)
                  == whole.week(year: year, ordinal: ordinal, row: row))
            }
            for index in 0..<42 {
              #expect(
                try grid.cell(year: year, ordinal: ordinal, index: index)
                  == whole.cell(year: year, ordinal: ordinal, index: index))
            }
            months += 1
          }
        }
        #expect(months == (key.calendar == .gregorian ? 24 : 25))
      }
      let october = try file.grid(for: Self.keys[0]).month(year: 1582, ordinal: 10)
      #expect(october.dayCount == 21 && october.start == Day(-141_431))
      let adar = try file.grid(for: Self.keys[2]).month(year: 5784, name: MonthName(number: 7))
      #expect(ISODate(adar.start).description == "2024-03-11" && adar.ordinal == 7)
    }
  }
}
