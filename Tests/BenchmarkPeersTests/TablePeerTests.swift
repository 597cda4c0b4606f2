import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import CalendarCore
import Foundation
import Testing

@Suite struct TablePeerTests {
  static let calendars: [(name: String, identifier: Calendar.Identifier)] = [
    ("hebrew", .hebrew), ("chinese", .chinese), ("islamicUmmAlQura", .islamicUmmAlQura),
    ("islamicCivil", .islamicCivil), ("gregorian", .gregorian),
  ]

  /// Years whose months Foundation gives in 29 and 30 days, so that every table can hold them.
  private static func shapes(_ identifier: Calendar.Identifier) -> [YearShape] {
    FoundationWalk.years(identifier, gregorianYears: 1_960...2_040)
  }

  @Test(arguments: calendars.indices)
  func agreesWithTheLineOnEveryDay(index: Int) throws {
    let (name, identifier) = Self.calendars[index]
    let shapes = Self.shapes(identifier)
    let answers = SingleAnswers(questions: Questions(everyDayOf: shapes, calendar: name))
    // The longest inner stretch of whole years of any calendar in 81 Gregorian years.
    #expect((28_000...29_000).contains(answers.questions.count))
    var compared = 0
    var kernels = 0
    for peer in TablePeer.allCases {
      for operation in BenchmarkPeers.Operation.allCases {
        guard peer.kernel(operation, .throughput, answers.questions) != nil else { continue }
        let function = try #require(peer.function(operation, .throughput))
        let result = answers.compare(operation, function)
        #expect(result.wrong.isEmpty, "\(peer.rawValue) \(operation.rawValue): \(result.wrong.prefix(3))")
        let latency = try #require(peer.function(operation, .latency))
        let count = answers.questions.count
        #expect(latency(answers.questions.inputs, count, 0) == answers.questions.answers(operation)(count))
        compared += result.compared
        kernels += 1
      }
    }
    // Six operations of each full table, four of the unchecked words, three of the guess; Gregorian months do not fit the packing.
    #expect(kernels == (identifier == .gregorian ? 10 : 19))
    #expect(compared == kernels * answers.questions.count)
  }

  @Test func foundationWalkAgreesWithTheGregorianWalk() {
    let mine = GregorianWalk.years(1_600...1_700)
    let theirs = FoundationWalk.years(.gregorian, gregorianYears: 1_600...1_700)
    #expect(mine == theirs)
    #expect(mine.count == 101)
  }

  @Test func yearsAreCountedAsTheProjectCountsThem() throws {
    let chinese = FoundationWalk.years(.chinese, gregorianYears: 2_020...2_025)
    #expect(chinese.map(\.year) == Array(2_020...2_025))
    // Leap month 4 of 2020 and leap month 2 of 2023.
    let leaps = chinese.flatMap { year in year.months.filter(\.name.isLeap).map { [year.year, $0.name.number] } }
    #expect(leaps == [[2_020, 4], [2_023, 2], [2_025, 6]])
    let hebrew = FoundationWalk.years(.hebrew, gregorianYears: 2_023...2_024)
    #expect(hebrew.map(\.year) == [5_784, 5_785])
    #expect(hebrew.map(\.months.count) == [13, 12])
  }
}
