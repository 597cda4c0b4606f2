import CalendarCore
import TestSupport
import Testing

@Suite struct RegionTests {
  @Test func everyRowOfTheWeekDataResolves() throws {
    let table = try CSVTable("authority/weekdata.csv")
    var resolved = 0
    var unknown: Set<String> = []
    for row in table.rows {
      let region = try Region(code: row[0])
      #expect(region.code == row[0])
      #expect(region.weekRule.description == "\(row[1])/\(row[2])")
      #expect(region.weekend.first.number == Int(row[3]))
      #expect(region.weekend.last.number == Int(row[4]))
      let calendars = row[5].split(separator: "|")
      #expect(region.preferredCalendars == calendars.compactMap { try? CalendarID(text: $0) })
      unknown.formUnion(calendars.filter { (try? CalendarID(text: $0)) == nil }.map(String.init))
      resolved += 1
    }
    #expect(resolved == 260)
    #expect(resolved == table.dataLineCount)
    #expect(Region.all.map(\.code) == table.rows.map { $0[0] })
    #expect(unknown == ["islamic-rgsa"])
  }

  @Test func everyRegionHasItsEnglishName() throws {
    let table = try CSVTable("cldr/territory-names-en.csv")
    var named = 0
    for row in table.rows {
      #expect(try Region(code: row[0]).englishName == row[1])
      named += 1
    }
    #expect(named == 260)
    #expect(Set(Region.all.map(\.englishName)).count == 260)
  }

  /// Foundation 6.3.1 on Linux says CN 1/5, DZ 2/1, JO 1/1, SI 2/4. CLDR 47 and ICU 77.1 agree on these values; do not
  /// "mend" them after Foundation.
  @Test func foundationDiffersInFourRegions() throws {
    let table = try CSVTable("authority/weekdata.csv")
    let different = table.rows.filter { !$0[6].isEmpty || !$0[7].isEmpty }
    #expect(different.map { $0[0] } == ["CN", "DZ", "JO", "SI"])
    #expect(try Region(code: "CN").weekRule.description == "2/1")
    #expect(try Region(code: "DZ").weekRule.description == "7/1")
    #expect(try Region(code: "JO").weekRule.description == "7/1")
    #expect(try Region(code: "SI").weekRule.description == "2/1")
  }

  @Test func lettersMayBeSmall() throws {
    #expect(try Region(code: "de") == Region(code: "DE"))
    #expect(try Region(code: "De"[...]).weekRule == .iso8601)
    #expect(try Region(code: "US").weekRule == .sundayFirst)
    #expect(try Region(code: "001").englishName == "world")
  }

  @Test(arguments: [
    ("UK", "GB (United Kingdom)"), ("USA", "US (United States)"), ("DEU", "DE (Germany)"), ("germany", "DE (Germany)"),
    ("Germny", "DE (Germany)"), ("Turkey", "TR (Türkiye)"), ("Switz", "CH (Switzerland)"), ("D", "DE (Germany)"),
    ("Myanmar", "MM (Myanmar (Burma))"),
  ])
  func anUnknownRegionGetsSuggestions(_ text: String, _ meant: String) throws {
    let error = try #require(throws: ParameterError.self) { try Region(code: text) }
    #expect(error.code == .region)
    #expect(error.found == text)
    #expect(error.expected.hasPrefix("perhaps "))
    #expect(error.expected.contains(meant) || text == "D", "\(error.expected)")
    #expect(error.expected.split(separator: " or ").count <= 3)
  }

  @Test(arguments: ["", "XX", "ÄÖ", "9999", "0A1", "A1", "D E", "DE ", "002", "xyzzyxyzzyxyzzy", "|", "世界"])
  func nothingElseIsARegion(_ text: String) throws {
    let error = try #require(throws: ParameterError.self) { try Region(code: text) }
    #expect(error.description.hasPrefix("wrong region: found '\(text)', expected "))
    #expect(!error.expected.contains("ZZ (") && !error.expected.contains("001 ("))
  }

  @Test func longTextIsShortened() throws {
    let error = try #require(throws: ParameterError.self) { try Region(code: String(repeating: "x", count: 10_000)) }
    #expect(error.found.count == 60)
  }

  @Test func codesAndNumbersCorrespond() {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let pairs = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    let triples = (0...999).map { number in String(String(number + 1_000).dropFirst()) }
    let numbers = (pairs + triples).compactMap { Region.number(of: $0) }
    #expect(numbers.count == 1_676)
    #expect(Set(numbers).count == 1_676)
  }
}

@Suite struct WeekendTests {
  @Test func weekendsMayWrap() throws {
    let days = { (code: String) in
      let weekend = try Region(code: code).weekend
      return Weekday.allCases.filter { weekend.contains($0) }
    }
    #expect(try days("DE") == [.sunday, .saturday])
    #expect(try days("AF") == [.thursday, .friday])
    #expect(try days("EG") == [.friday, .saturday])
    #expect(try days("IR") == [.friday])
    #expect(try days("IN") == [.sunday])
  }

  @Test func descriptionsNameTheDays() throws {
    #expect(try Region(code: "DE").weekend.description == "Saturday to Sunday")
    #expect(try Region(code: "IR").weekend.description == "Friday")
  }

  @Test func everyWeekendHoldsItsDaysAndNoMore() {
    var checked = 0
    for first in Weekday.allCases {
      for length in 1...7 {
        let weekend = Weekend(first: first, last: Weekday(position: first.position + length - 1))
        #expect(Weekday.allCases.filter { weekend.contains($0) }.count == length)
        checked += 1
      }
    }
    #expect(checked == 49)
  }
}
