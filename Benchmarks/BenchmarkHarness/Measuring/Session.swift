/// Measures cases: in every round one pair of every comparison, in an order drawn from the seed.
public struct Session {
  /// What has been done of what there is to do, for a progress line.
  public struct Progress: Hashable, Sendable {
    public let finishedPairs: Int
    public let allPairs: Int
    public let discardedPairs: Int
  }

  public let options: SessionOptions
  private let allocationCount: (@Sendable () -> UInt64)?

  /// - Parameters:
  ///   - options: How long and how often.
  ///   - allocationCount: Allocations of the calling thread so far, if the program counts them.
  public init(options: SessionOptions, allocationCount: (@Sendable () -> UInt64)? = nil) {
    self.options = options
    self.allocationCount = allocationCount
  }

  /// Measures every case against each of its peers.
  ///
  /// - Parameters:
  ///   - cases: Cases without peers give no result.
  ///   - progress: Called after every round.
  /// - Returns: A result per case and peer, in the order of the cases.
  /// - Throws: ``WrongAnswer`` as soon as a kernel disagrees with its oracle.
  public func measure(
    _ cases: [BenchmarkCase], progress: (Progress) -> Void = { _ in }
  ) throws(WrongAnswer) -> [CaseResult] {
    var comparisons: [Comparison] = []
    for benchmark in cases {
      for peer in benchmark.peers {
        comparisons.append(try Comparison(benchmark, peer: peer, blockNanoseconds: options.blockNanoseconds))
      }
    }
    var generator = SeededGenerator(seed: options.seed, part: "order")
    var order = Array(comparisons.indices)
    for _ in 0..<(options.pairs * options.patience) {
      order.shuffle(using: &generator)
      var measured = false
      for index in order
      where comparisons[index].samples.count < options.pairs && comparisons[index].spent < options.budgetNanoseconds {
        try comparisons[index].measurePair()
        measured = true
      }
      if !measured { break }
      progress(
        Progress(
          finishedPairs: comparisons.reduce(0) { $0 + $1.samples.count },
          allPairs: comparisons.count * options.pairs,
          discardedPairs: comparisons.reduce(0) { $0 + $1.discarded }))
    }
    return comparisons.map { result(of: $0) }
  }

  private func result(of comparison: Comparison) -> CaseResult {
    CaseResult(
      benchmark: comparison.benchmark, peer: comparison.peer.name, samples: comparison.samples,
      discarded: comparison.discarded, wantedPairs: options.pairs, seed: options.seed,
      allocationsPerBatch: allocations(of: comparison.benchmark))
  }

  /// Allocations of one batch of the subject, or `nil` when the program does not count them.
  private func allocations(of benchmark: BenchmarkCase) -> Int? {
    guard let allocationCount else { return nil }
    // As many questions as a slow subject can bear; a lookup that allocates does so at the first.
    let batch = Batch(count: min(benchmark.questions, benchmark.subject.limit ?? benchmark.questions, 64))
    _ = benchmark.subject.body(batch)
    let before = allocationCount()
    _ = benchmark.subject.body(batch)
    return Int(allocationCount() - before)
  }
}
