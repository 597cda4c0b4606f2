import CalendarCore
import Testing

@Suite struct GridParametersTests {
  static let all = CalendarID.allCases.flatMap { calendar in
    WeekRule.all.map { GridParameters(calendar: calendar, weekRule: $0) }
  }

  @Test func canonicalBytesAreDistinctAndReadBack() {
    var seen: Set<[UInt8]> = []
    for parameters in Self.all {
      let bytes = parameters.canonicalBytes
      #expect(GridParameters(canonicalBytes: bytes) == parameters)
      seen.insert(bytes)
    }
    #expect(seen.count == 31 * 49)
  }

  @Test func theSpellingIsFixed() throws {
    let parameters = GridParameters(calendar: .hebrew, weekRule: .iso8601)
    #expect(parameters.canonicalBytes == [1, 6] + Array("hebrew".utf8) + [2, 4])
    #expect(parameters.description == "hebrew 2/4")
  }

  @Test func damagedBytesAreNoParameters() {
    let good = GridParameters(calendar: .gregorian).canonicalBytes
    var refused = 0
    for length in 0..<good.count {
      #expect(GridParameters(canonicalBytes: Array(good.prefix(length))) == nil)
      refused += 1
    }
    func expectRefusal(_ change: (inout [UInt8]) -> Void) {
      var bytes = good
      change(&bytes)
      #expect(GridParameters(canonicalBytes: bytes) == nil, "\(bytes)")
      refused += 1
    }
    expectRefusal { $0.append(1) }
    expectRefusal { $0[0] = 0 }
    expectRefusal { $0[0] = 2 }
    expectRefusal { $0[1] += 1 }
    expectRefusal { $0[1] = 255 }
    expectRefusal { $0[2] = UInt8(ascii: "G") }
    expectRefusal { $0[2] = 0xFF }
    for value: UInt8 in [0, 8, 255] {
      expectRefusal { $0[$0.count - 2] = value }
      expectRefusal { $0[$0.count - 1] = value }
    }
    #expect(GridParameters(canonicalBytes: [1, 0, 1, 1]) == nil)
    #expect(refused == good.count + 13)
  }

  @Test func aliasesAreNotCanonical() {
    #expect(GridParameters(canonicalBytes: [1, 7] + Array("gregory".utf8) + [1, 1]) == nil)
  }

  @Test func theDefaultRuleIsTheCalendars() {
    #expect(GridParameters(calendar: .iso8601).weekRule == .iso8601)
    #expect(GridParameters(calendar: .persian).weekRule == .sundayFirst)
  }
}
