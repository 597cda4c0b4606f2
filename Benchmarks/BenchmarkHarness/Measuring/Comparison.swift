import CBenchmarkPlatform

/// A subject and one peer while they are being measured.
struct Comparison {
  let benchmark: BenchmarkCase
  let peer: Kernel
  private let subjectPlan: BlockPlan
  private let peerPlan: BlockPlan
  private(set) var samples: [PairSample] = []
  private(set) var discarded = 0
  /// Nanoseconds that all pairs took, the discarded ones included.
  private(set) var spent = 0.0

  init(_ benchmark: BenchmarkCase, peer: Kernel, blockNanoseconds: Double) throws(WrongAnswer) {
    self.benchmark = benchmark
    self.peer = peer
    subjectPlan = try BlockPlan(for: benchmark.subject, in: benchmark, blockNanoseconds: blockNanoseconds)
    peerPlan = try BlockPlan(for: peer, in: benchmark, blockNanoseconds: blockNanoseconds)
  }

  /// Measures one pair and keeps it unless it was disturbed.
  mutating func measurePair() throws(WrongAnswer) {
    let subject = benchmark.subject
    let start = bench_clock_nanoseconds()
    defer { spent += Double(bench_clock_nanoseconds() - start) }
    // Other comparisons ran since the last pair: fill the caches and the branch predictor before the clock starts.
    _ = subject.body(Batch(count: subjectPlan.count))
    _ = peer.body(Batch(count: peerPlan.count))
    let wholeProcess = subject.usesThreads || peer.usesThreads
    let before = Disturbance(wholeProcess: wholeProcess)
    let sample = PairSample(
      subjectFirst: try measureBlock(subject, subjectPlan),
      peerFirst: try measureBlock(peer, peerPlan),
      peerSecond: try measureBlock(peer, peerPlan),
      subjectSecond: try measureBlock(subject, subjectPlan))
    if before == Disturbance(wholeProcess: wholeProcess) {
      samples.append(sample)
    } else {
      discarded += 1
    }
  }

  private func measureBlock(_ kernel: Kernel, _ plan: BlockPlan) throws(WrongAnswer) -> Double {
    let batch = Batch(count: plan.count)
    var sum: UInt64 = 0
    let start = bench_clock_nanoseconds()
    for _ in 0..<plan.batches { sum &+= kernel.body(batch) }
    let elapsed = bench_clock_nanoseconds() - start
    let expected = benchmark.expected(kernel, count: plan.count) &* UInt64(plan.batches)
    guard sum == expected else {
      throw WrongAnswer(
        benchmark: benchmark.name, kernel: kernel.name, count: plan.count, found: sum, expected: expected)
    }
    return Double(elapsed) / plan.operations
  }
}
