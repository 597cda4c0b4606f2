import BenchmarkHarness

/// Reports with invented timings.
enum MadeUpReport {
  /// A result whose pairs all have the ratio, with a spread of a thousandth.
  static func result(
    _ name: String, peer: String = "peer", ratio: Double, pairs: Int = 30, wanted: Int = 30, axis: Axis? = nil,
    allocations: Int? = 0
  ) -> CaseResult {
    let kernel = SpinCase.kernel(peer, 1)
    let parts = name.split(separator: "/").map { String($0) }
    let benchmark = BenchmarkCase(
      name, operation: parts.count > 1 ? parts[1] : name, calendar: "gregorian", questions: 1, axis: axis,
      mustNotAllocate: true, subject: SpinCase.kernel("calgrid", 1), peers: [kernel], oracle: { UInt64($0) })
    let samples = (0..<pairs).map { index in
      let time = ratio * (1 + Double(index % 3 - 1) / 1_000)
      return PairSample(subjectFirst: time, peerFirst: 1, peerSecond: 1, subjectSecond: time)
    }
    return CaseResult(
      benchmark: benchmark, peer: peer, samples: samples, discarded: wanted - pairs, wantedPairs: wanted, seed: 1,
      allocationsPerBatch: allocations)
  }

  static func report(
    _ results: [CaseResult], goals: [Goal] = [], selfTestRatio: Double = 1, facts: [Fact] = []
  ) -> RunReport {
    let judged = GoalTable(goals).judge(results: results, facts: facts)
    return RunReport(
      environment: .current(), options: .quick(seed: 1), mode: "quick",
      selfTest: result("self-test/same", ratio: selfTestRatio), baselines: [result("baseline/empty", ratio: 1)],
      results: results, facts: facts, goals: judged.judged, notMeasured: judged.missing, notes: ["a note"])
  }
}
