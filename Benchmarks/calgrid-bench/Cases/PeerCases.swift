import BenchmarkHarness
import BenchmarkPeers

/// The peers against each other: how strong the rivals are on this machine, and which of them is the one to beat.
enum PeerCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    var cases: [BenchmarkCase] = []
    for operation in Operation.allCases where operation != .namedDateOfDay {
      for mode in [BenchmarkCase.Mode.throughput, .latency] {
        for questions in [sets.gregorian, sets.iso8601] {
          guard let subject = GregorianPeer.neriSchneider.kernel(operation, mode, questions) else { continue }
          cases.append(
            LookupCase.make(
              operation, questions, mode: mode, group: "peers", isSlow: true, sets: sets, subject: subject))
        }
      }
      for questions in [sets.hebrew, sets.chinese, sets.ummAlQura] {
        guard let subject = TablePeer.packedYears.kernel(operation, .throughput, questions) else { continue }
        cases.append(LookupCase.make(operation, questions, group: "peers", isSlow: true, sets: sets, subject: subject))
      }
    }
    return cases
  }
}
