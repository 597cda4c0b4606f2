import BenchmarkHarness

/// `list`: what there is to measure.
struct ListCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() -> RunStatus {
    let suite = Catalog.suite(QuestionSets(seed: invocation.seed))
    for benchmark in suite.chosen(filters: invocation.filters, includeSlow: true) {
      let peers = benchmark.peers.map(\.name) + benchmark.absent.map { "\($0.name) (\($0.reason))" }
      let mode = benchmark.isSlow ? " [full mode]" : ""
      print("\(benchmark.name)\(mode): \(benchmark.subject.name) against \(peers.joined(separator: ", "))")
    }
    return .success
  }
}
