import BenchmarkHarness
import Testing

@Suite struct GoalTests {
  private static let goal = Goal("lookup/dayCount/gregorian", operation: "dayCount", peer: "peer", atMost: 0.75)

  @Test func intervalsDecide() {
    let verdict: (Double, Double, Bool) -> GoalResult.Verdict = { low, high, complete in
      GoalResult(Self.goal, ratio: Interval(estimate: (low + high) / 2, low: low, high: high), isComplete: complete)
        .verdict
    }
    #expect(verdict(0.70, 0.75, true) == .met)
    #expect(verdict(0.76, 0.80, true) == .missed)
    #expect(verdict(0.74, 0.76, true) == .undecided)
    #expect(verdict(0.10, 0.20, false) == .undecided)
  }

  @Test func goalsFindTheirResults() {
    let table = GoalTable([
      Self.goal, Goal("lookup/other/gregorian", operation: "other", peer: "peer", atMost: 1),
      Goal(fact: "size/file", operation: "size", limit: 200),
    ])
    let facts = [Fact("size/file", operation: "size", value: 100, unit: "bytes")]
    let judged = table.judge(results: [MadeUpReport.result("lookup/dayCount/gregorian", ratio: 0.5)], facts: facts)
    #expect(judged.judged.map(\.name) == ["lookup/dayCount/gregorian/peer", "size/file"])
    #expect(judged.judged.map(\.verdict) == [.met, .met])
    #expect(judged.judged.last?.ratio == 0.5)
    #expect(judged.missing.map(\.name) == ["lookup/other/gregorian/peer"])
  }

  @Test func aWrongAnswerHasACodeOfItsOwn() {
    let error = WrongAnswer(benchmark: "a/x", kernel: "calgrid", count: 8, found: 1, expected: 2)
    #expect(RunStatus(error) == .wrongAnswer)
    #expect(RunStatus(error).rawValue == 70)
    #expect(error.description.hasPrefix("WrongAnswer: a/x: calgrid "))
    #expect(RunStatus(CancellationError()) == .usage)
    // What goals and noise end with can be told from it.
    #expect([RunStatus.success, .failure, .tooNoisy, .usage].map(\.rawValue) == [0, 2, 3, 64])
  }

  @Test func exitCodesFollowTheWorstThatIsCertain() {
    let met = MadeUpReport.result("lookup/dayCount/gregorian", ratio: 0.5)
    let missed = MadeUpReport.result("lookup/dayCount/gregorian", ratio: 0.9)
    let disturbed = MadeUpReport.result("lookup/dayCount/gregorian", ratio: 0.9, pairs: 5)
    let allocating = MadeUpReport.result("lookup/dayCount/gregorian", ratio: 0.5, allocations: 3)
    let status: (CaseResult, Double) -> RunStatus = { result, selfTest in
      RunStatus(MadeUpReport.report([result], goals: [Self.goal], selfTestRatio: selfTest))
    }
    #expect(status(met, 1) == .success)
    #expect(status(missed, 1) == .failure)
    #expect(status(disturbed, 1) == .tooNoisy)
    #expect(status(missed, 1.2) == .tooNoisy)
    #expect(status(allocating, 1) == .failure)
    #expect(RunStatus(MadeUpReport.report([disturbed])) == .tooNoisy)
    #expect(RunStatus(MadeUpReport.report([met])) == .success)
  }
}
