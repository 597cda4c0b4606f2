import BenchmarkHarness
import BenchmarkPeers

/// Builds a case whose truth is found by walking, cell by cell or day by day.
enum WalkedCase {
  /// A case of lookups.
  ///
  /// - Parameters:
  ///   - name: Its path.
  ///   - operation: What is asked, as goals and charts call it.
  ///   - questions: What it is asked.
  ///   - subject: What is under test.
  ///   - peers: Other implementations.
  ///   - walker: How reports call the walk as a peer, or `nil` if it is only the truth.
  ///   - asked: The largest batch, where not all questions are asked.
  ///   - answer: The code of a right answer.
  static func make(
    _ name: String, operation: String, _ questions: Questions, subject: Kernel, peers: [Kernel] = [],
    walker: String? = nil,
    asked: Int? = nil,
    answer: @escaping @Sendable (Int) -> UInt64
  ) -> BenchmarkCase {
    let walk = walker.map { [Kernel($0) { batch in sum(batch, answer) }] } ?? []
    return BenchmarkCase(
      name, operation: operation, calendar: questions.calendar, questions: asked ?? questions.count,
      mustNotAllocate: true, subject: subject, peers: walk + peers, oracle: questions.sums(answer))
  }

  /// The sum of the first answers.
  static func sum(_ batch: Batch, _ answer: (Int) -> UInt64) -> UInt64 {
    var sum: UInt64 = 0
    for question in 0..<batch.count { sum &+= answer(question) }
    return sum
  }
}
