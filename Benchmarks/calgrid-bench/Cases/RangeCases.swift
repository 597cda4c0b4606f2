import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers

/// Cost against the number of years: a lookup in constant time draws a flat line, a search does not.
enum RangeCases {
  /// Years in a range: 10 to 9,999.
  static let yearCounts = [10, 100, 1_000, 9_999]

  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    yearCounts.map { count in
      let questions = sets.iso8601(years: count)
      return make(.dateOfDay, questions, years: count, .peer("neriSchneider", peer_ns_from_day, questions))
    }
  }

  /// A case at its place on the axis, against the table with a binary search.
  static func make(_ operation: Operation, _ questions: Questions, years: Int, _ subject: Kernel) -> BenchmarkCase {
    BenchmarkCase(
      "peers-range/\(operation.rawValue)/\(questions.label)", operation: operation.rawValue,
      calendar: questions.calendar, questions: questions.count, axis: Axis("years", Double(years)),
      mustNotAllocate: true, subject: subject,
      peers: [TablePeer.intPerMonth.kernel(operation, .throughput, questions)].compactMap { $0 },
      oracle: questions.answers(operation))
  }
}
