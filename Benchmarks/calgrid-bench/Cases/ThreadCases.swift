import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers

/// The same lookups on one thread and on more: nothing shared is written, so they should scale.
enum ThreadCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    [
      make(
        "peers-threads/dayOfDate", .dayOfDate, sets.gregorian, .peer("neriSchneider", peer_ns_to_day, sets.gregorian)),
      make(
        "peers-threads/dateOfDay", .dateOfDay, sets.chinese,
        .peer("packedYears", peer_packed_from_day, sets.chinese)),
    ]
  }

  /// A case that compares the kernel on two threads with the same number of lookups on one.
  static func make(_ name: String, _ operation: Operation, _ questions: Questions, _ kernel: Kernel) -> BenchmarkCase {
    // 64 batches are several milliseconds: waking the second core costs 0.1 ms.
    BenchmarkCase(
      "\(name)/\(questions.label)", operation: "threads \(operation.rawValue)", calendar: questions.calendar,
      questions: questions.count, axis: Axis("threads", 2), subject: kernel.onThreads(2, rounds: 64),
      peers: [kernel.onThreads(1, rounds: 128)], oracle: questions.answers(operation))
  }
}
