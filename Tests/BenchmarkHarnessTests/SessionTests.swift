@testable import BenchmarkHarness
import Testing

/// Timing tests take the best of a few tries: another program may take the processor for a while.
@Suite(.serialized) struct SessionTests {
  private func verdict(subject: UInt64, peer: UInt64, wanted: Verdict) throws -> Verdict {
    var last = Verdict.undecided
    for attempt in 0..<4 {
      let options = SessionOptions(seed: UInt64(attempt), pairs: 30, blockNanoseconds: 400_000, patience: 20)
      let benchmark = SpinCase.make(subject: subject, peer: peer)
      let results = try Session(options: options).measure([benchmark])
      last = try #require(results.first).verdict
      if last == wanted { break }
    }
    return last
  }

  @Test func theSameCodeAgainstItselfIsUndecided() throws {
    #expect(try verdict(subject: 2_000, peer: 2_000, wanted: .undecided) == .undecided)
  }

  @Test func aPlantedSlowdownOfFivePercentIsFound() throws {
    #expect(try verdict(subject: 2_100, peer: 2_000, wanted: .slower) == .slower)
  }

  @Test func aPlantedGainOfFivePercentIsFound() throws {
    #expect(try verdict(subject: 1_900, peer: 2_000, wanted: .faster) == .faster)
  }

  @Test func aWrongAnswerStopsTheSession() {
    let benchmark = BenchmarkCase(
      "test/wrong", operation: "spin", calendar: "", questions: 8, subject: SpinCase.kernel("subject", 10),
      peers: [SpinCase.kernel("peer", 10)], oracle: { UInt64($0) + ($0 == 8 ? 1 : 0) })
    #expect(throws: WrongAnswer(benchmark: "test/wrong", kernel: "subject", count: 8, found: 8, expected: 9)) {
      _ = try Session(options: SessionOptions(seed: 1, pairs: 1, blockNanoseconds: 1_000_000)).measure([benchmark])
    }
  }

  @Test func aCaseThatIsAskedFindsItsWrongAnswer() throws {
    let benchmark = BenchmarkCase(
      "test/asked", operation: "spin", calendar: "", questions: 8, subject: SpinCase.kernel("subject", 10), peers: [],
      oracle: { UInt64($0) + ($0 == 8 ? 1 : 0) })
    try benchmark.ask(Batch(count: 7))
    #expect(throws: WrongAnswer.self) { try benchmark.ask(Batch(count: 8)) }
  }

  @Test func partsAreScaledToTheWhole() throws {
    let whole = SpinCase.kernel("whole", 10)
    let part = Kernel("part", parts: 504, oracle: { UInt64($0) }) { whole($0) }
    let benchmark = BenchmarkCase(
      "test/parts", operation: "spin", calendar: "", questions: 8, subject: whole, peers: [part], oracle: { UInt64($0) }
    )
    let plan = try BlockPlan(for: part, in: benchmark, blockNanoseconds: 1_000)
    #expect(plan.operations == Double(plan.count * plan.batches) / 504)
  }

  @Test func everyPeerGetsItsOwnPairs() throws {
    let benchmark = BenchmarkCase(
      "test/peers", operation: "spin", calendar: "", questions: 8, subject: SpinCase.kernel("subject", 10),
      peers: [SpinCase.kernel("one", 10), SpinCase.kernel("two", 20)], oracle: { UInt64($0) })
    let results = try Session(options: SessionOptions(seed: 1, pairs: 5, blockNanoseconds: 10_000)).measure([benchmark])
    #expect(results.map(\.peer) == ["one", "two"])
    for result in results { #expect(result.samples.count + result.discarded >= 5) }
  }

  @Test func allocationsOfTheSubjectAreReported() throws {
    let allocations = Counter()
    let options = SessionOptions(seed: 1, pairs: 1, blockNanoseconds: 1_000)
    let session = Session(options: options, allocationCount: { allocations.next() })
    let result = try #require(try session.measure([SpinCase.make(subject: 10, peer: 10)]).first)
    // The counter grows by one whenever it is read.
    #expect(result.allocationsPerBatch == 1)
    #expect(result.allocatesAgainstItsPromise)
  }

  @Test func processesAreStartedAndMustSucceed() throws {
    let good = Kernel.process("true", program: "/bin/true")
    let benchmark = BenchmarkCase(
      "test/process", operation: "start", calendar: "", questions: 2, subject: good,
      peers: [Kernel.process("sh", program: "/bin/sh", arguments: { ["-c", "exit 0"] })], oracle: { _ in 0 })
    let options = SessionOptions(seed: 1, pairs: 2, blockNanoseconds: 10_000)
    #expect(try Session(options: options).measure([benchmark]).count == 1)
    let failing = BenchmarkCase(
      "test/failing", operation: "start", calendar: "", questions: 2, subject: good,
      peers: [Kernel.process("false", program: "/bin/false")], oracle: { _ in 0 })
    #expect(throws: WrongAnswer.self) { _ = try Session(options: options).measure([failing]) }
  }

  @Test func aComparisonEndsWithItsBudget() throws {
    let options = SessionOptions(seed: 1, pairs: 1_000, blockNanoseconds: 100_000, budgetNanoseconds: 3_000_000)
    let results = try Session(options: options).measure([SpinCase.make(subject: 10, peer: 10, questions: 16)])
    let result = try #require(results.first)
    // A pair takes 0.4 ms and more, so that the budget ends long before the pairs do.
    #expect(result.samples.count + result.discarded < 20)
    #expect(!result.isComplete)
  }

  @Test func threadsShareTheWork() throws {
    let alone = SpinCase.kernel("spin", 100)
    let benchmark = BenchmarkCase(
      "test/threads", operation: "spin", calendar: "", questions: 8, subject: alone.onThreads(2, rounds: 3),
      peers: [alone.onThreads(1, rounds: 6)], oracle: { UInt64($0) })
    let results = try Session(options: SessionOptions(seed: 1, pairs: 2, blockNanoseconds: 10_000)).measure([benchmark])
    #expect(results.first?.subject == "2 threads")
    #expect(results.first?.peer == "1 thread")
  }
}
