import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers

/// Cost against the number of years: a lookup in constant time draws a flat line, a search does not.
enum RangeCases {
  static let yearCounts = [10, 100, 1_000, 10_000]

  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    yearCounts.flatMap { count in
      let questions = sets.iso8601(years: count)
      let kernels = GridKernels(questions)
      return [Operation.dayCount, .dateOfDay].compactMap { operation in
        kernels.kernel(operation).map { make(operation, questions, years: count, $0) }
      }
    }
  }

  /// A case at its place on the axis, against a formula and against the table with a binary search.
  private static func make(
    _ operation: Operation, _ questions: Questions, years: Int, _ subject: Kernel
  ) -> BenchmarkCase {
    BenchmarkCase(
      "range/\(operation.rawValue)/\(questions.label)", operation: operation.rawValue,
      calendar: questions.calendar, questions: questions.count, axis: Axis("years", Double(years)),
      mustNotAllocate: true, subject: subject,
      peers: [
        GregorianPeer.neriSchneider.kernel(operation, .throughput, questions),
        TablePeer.intPerMonth.kernel(operation, .throughput, questions),
      ].compactMap { $0 }, oracle: questions.answers(operation))
  }
}
