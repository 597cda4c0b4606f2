import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers

/// The cases that every run contains: the same code against itself, and empty loops.
enum HarnessCases {
  static func selfTest(_ sets: QuestionSets) -> BenchmarkCase {
    let questions = sets.gregorian
    let kernel = Kernel.peer("neriSchneider", peer_ns_from_day, questions)
    return BenchmarkCase(
      "self-test/sameCode/gregorian-1600-2400", operation: "selfTest", calendar: "gregorian",
      questions: questions.count, subject: kernel, peers: [kernel], oracle: questions.answers(.dateOfDay))
  }

  static func baselines(_ sets: QuestionSets) -> [BenchmarkCase] {
    let questions = sets.gregorian
    let pairs: [(String, peer_kernel, peer_kernel, @Sendable (Int) -> UInt64)] = [
      ("year-month", peer_empty_month, peer_empty_month_latency, questions.summedMonths),
      ("day", peer_empty_day, peer_empty_day_latency, questions.summedDays),
      ("load", peer_random_load, peer_random_load_latency, questions.loadedProbes),
    ]
    return pairs.map { name, independent, dependent, answers in
      BenchmarkCase(
        "baseline/empty/\(name)", operation: "baseline", calendar: "", questions: questions.count,
        subject: .peer("throughput", independent, questions), peers: [.peer("latency", dependent, questions)],
        oracle: answers)
    }
  }
}
