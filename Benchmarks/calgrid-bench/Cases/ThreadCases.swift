import BenchmarkHarness
import BenchmarkPeers

/// The same lookups on one thread and on two, in one process and in two: nothing shared is written, so they should scale.
enum ThreadCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let kernels = GridKernels(sets.gregorian)
    let onThreads = [Operation.dayCount, .dateOfDay].compactMap { operation in
      kernels.kernel(operation).map { kernel in
        BenchmarkCase(
          "threads/\(operation.rawValue)/\(sets.gregorian.label)", operation: operation.rawValue,
          calendar: sets.gregorian.calendar, questions: sets.gregorian.count, axis: Axis("threads", 2),
          subject: kernel.onThreads(2, rounds: rounds), peers: [kernel.onThreads(1, rounds: 2 * rounds)],
          oracle: sets.gregorian.answers(operation))
      }
    }
    return onThreads + [inProcesses(sets)]
  }

  /// Times that each thread answers all questions: several milliseconds, for waking the second core costs 0.1 ms.
  private static let rounds = 32

  private static func inProcesses(_ sets: QuestionSets) -> BenchmarkCase {
    let pair = ProcessPair(seed: sets.seed, rounds: rounds)
    return BenchmarkCase(
      "processes/dateOfDay/\(sets.gregorian.label)", operation: "dateOfDay", calendar: sets.gregorian.calendar,
      questions: sets.gregorian.count, axis: Axis("processes", 2), subject: pair.both, peers: [pair.alone],
      oracle: sets.gregorian.answers(.dateOfDay))
  }
}
