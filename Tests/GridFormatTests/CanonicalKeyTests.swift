import CalendarCore
import GridFormat
import TestSupport
import Testing

/// Canonical bytes and their hashes never change: they are the keys of files that are out in the world.
@Suite struct CanonicalKeyTests {
  private func hexadecimalText(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test func goldenKeysStay() throws {
    let table = try CSVTable("golden/keys.csv")
    #expect(table.columns == ["calendar", "first_weekday", "minimum_days", "canonical_bytes", "xxh3_64"])
    var compared = 0
    for row in table.rows {
      let calendar = try #require(CalendarID(rawValue: row[0]))
      let first = try #require(Int(row[1]))
      let minimum = try #require(Int(row[2]))
      let parameters = GridParameters(calendar: calendar, weekRule: try Grids.rule(first, minimum))
      let bytes = parameters.canonicalBytes
      #expect(hexadecimalText(bytes) == row[3])
      #expect(hexadecimal(Checksum.hash(bytes)) == "0x" + row[4])
      #expect(GridParameters(canonicalBytes: bytes) == parameters)
      compared += 1
    }
    #expect(compared == table.dataLineCount)
    #expect(compared == CalendarID.allCases.count * 2 + 49)
  }

  @Test func differentParametersHaveDifferentBytes() {
    var spellings: Set<[UInt8]> = []
    var hashes: Set<UInt64> = []
    var count = 0
    for calendar in CalendarID.allCases {
      for rule in WeekRule.all {
        let bytes = GridParameters(calendar: calendar, weekRule: rule).canonicalBytes
        #expect(bytes.count <= Layout.Keys.maximumParameterLength)
        spellings.insert(bytes)
        hashes.insert(Checksum.hash(bytes))
        count += 1
      }
    }
    #expect(count == CalendarID.allCases.count * 49)
    #expect(spellings.count == count)
    #expect(hashes.count == count)
  }

  /// XXH3-64 as its authors publish it: the empty input with seed 0.
  @Test func theHashIsXXH3() {
    #expect(Checksum.hash([]) == 0x2D06_8005_38D3_94C2)
  }
}
