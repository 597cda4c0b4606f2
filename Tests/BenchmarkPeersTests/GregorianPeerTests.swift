import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import CalendarCore
import Testing

@Suite struct GregorianPeerTests {
  /// 1600…2400 and a year on either side, every day.
  private static let walk = SingleAnswers(
    questions: Questions(everyDayOf: GregorianWalk.years(1599...2401), calendar: "gregorian"))
  private static let operations = BenchmarkPeers.Operation.allCases.filter { $0 != .namedDateOfDay }

  @Test(arguments: GregorianPeer.allCases)
  func agreesWithTheWalkOnEveryDayFrom1600To2400(peer: GregorianPeer) throws {
    var compared = 0
    for operation in Self.operations {
      let function = try #require(peer.function(operation, .throughput))
      // Twelve filled grids a day are slow without optimization: every 97th day meets all months and years' ends.
      let step = operation == .fillYear ? 997 : operation == .fillMonth ? 97 : 1
      let result = Self.walk.compare(operation, function, stride: step)
      #expect(result.wrong.isEmpty, "\(operation.rawValue): \(result.wrong.prefix(3))")
      compared += result.compared
    }
    // 801 years are 292,560 days; eight operations ask about all of them.
    #expect(Self.walk.questions.count == 292_560)
    #expect(compared == 8 * 292_560 + 3_017 + 294)
  }

  @Test(arguments: GregorianPeer.allCases)
  func latencyGivesTheSameAnswersAsThroughput(peer: GregorianPeer) throws {
    let questions = Questions(label: "seeded", calendar: "gregorian", shapes: Self.shapes, count: 1_000, seed: 7)
    var compared = 0
    for operation in Self.operations {
      let function = try #require(peer.function(operation, .latency))
      #expect(function(questions.inputs, 1_000, 0) == questions.answers(operation)(1_000))
      compared += 1
    }
    #expect(compared == 10)
  }

  private static let shapes = GregorianWalk.years(1600...2400)

  @Test(arguments: GregorianPeer.allCases)
  func agreesAtTheEndsOfTheYears1To9999(peer: GregorianPeer) throws {
    var compared = 0
    for range in [0...4, 9_996...10_000, -1...3] {
      let answers = SingleAnswers(questions: Questions(everyDayOf: GregorianWalk.years(range), calendar: "gregorian"))
      for operation in [BenchmarkPeers.Operation.dayCount, .dayOfDate, .dateOfDay, .firstWeekdayOffset, .isoWeek] {
        let result = answers.compare(operation, try #require(peer.function(operation, .throughput)))
        #expect(result.wrong.isEmpty, "\(range) \(operation.rawValue): \(result.wrong.prefix(3))")
        compared += result.compared
      }
    }
    // Three inner years each: two times 3 × 365 and 366 + 365 + 365, five operations.
    #expect(compared == 5 * (1_095 + 1_095 + 1_096))
  }

  @Test func foldedVariantsAgreeWithTheWalk() {
    let offset = Self.walk.compare(.firstWeekdayOffset, peer_ns_offset_folded)
    let week = Self.walk.compare(.isoWeek, peer_ns_iso_week_folded)
    #expect(offset.wrong.isEmpty)
    #expect(week.wrong.isEmpty)
    #expect(offset.compared + week.compared == 2 * 292_560)
  }

  @Test func cellsFilledAtOnceAgreeWithTheWalk() {
    let filled = Self.walk.compare(.fillMonth, peer_ns_fill_month_at_once, stride: 97)
    #expect(filled.wrong.isEmpty)
    #expect(filled.compared == 3_017)
  }

  @Test(arguments: 1...7)
  func offsetsFollowEveryFirstWeekday(firstWeekday: Int) throws {
    let shapes = GregorianWalk.years(1_990...2_012)
    let answers = SingleAnswers(
      questions: Questions(everyDayOf: shapes, calendar: "gregorian", firstWeekday: firstWeekday))
    var compared = 0
    for peer in GregorianPeer.allCases {
      let function = try #require(peer.function(.placeOfDay, .throughput))
      let result = answers.compare(.placeOfDay, function)
      #expect(result.wrong.isEmpty)
      compared += result.compared
    }
    #expect(answers.compare(.firstWeekdayOffset, peer_ns_offset_folded).wrong.isEmpty)
    #expect(compared == 4 * 7_670)
  }

  @Test func theWalkKnowsFamousDays() throws {
    let line = MonthLine(GregorianWalk.years(1_582...2_030))
    let known = [(2_000, 1, 10_957), (1_970, 1, 0), (1_900, 3, -25_508), (1_600, 1, -135_140), (2_026, 9, 20_697)]
    for (year, month, start) in known {
      let found = try #require(line.months.first { $0.year == year && $0.ordinal == month })
      #expect(found.start == start)
    }
    #expect(known.count == 5)
  }
}
