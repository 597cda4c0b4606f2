/// A case against one peer, measured: a record of the report.
public struct CaseResult: Hashable, Codable, Sendable {
  /// The case's path.
  public let name: String
  public let operation: String
  public let calendar: String
  public let mode: BenchmarkCase.Mode
  public let axis: Axis?
  public let subject: String
  public let peer: String
  /// Nanoseconds per operation; `nil` when every pair was disturbed.
  public let subjectNanoseconds: Summary?
  public let peerNanoseconds: Summary?
  /// Fastest block of the subject over fastest block of the peer.
  public let ratioOfMinima: Double?
  /// Median of the ratios of the pairs with its bootstrap interval.
  public let ratio: Interval?
  public let verdict: Verdict
  /// Pairs thrown away because of a context switch or steal time.
  public let discarded: Int
  /// Whether enough undisturbed pairs were found.
  public let isComplete: Bool
  /// Allocations of the subject in one batch, `nil` where they are not counted.
  public let allocationsPerBatch: Int?
  public let mustNotAllocate: Bool
  public let samples: [PairSample]

  /// Evaluates the samples.
  public init(
    benchmark: BenchmarkCase, peer: String, samples: [PairSample], discarded: Int, wantedPairs: Int, seed: UInt64,
    allocationsPerBatch: Int?
  ) {
    name = benchmark.name
    operation = benchmark.operation
    calendar = benchmark.calendar
    mode = benchmark.mode
    axis = benchmark.axis
    subject = benchmark.subject.name
    self.peer = peer
    self.samples = samples
    self.discarded = discarded
    self.allocationsPerBatch = allocationsPerBatch
    mustNotAllocate = benchmark.mustNotAllocate
    isComplete = samples.count >= wantedPairs
    guard !samples.isEmpty else {
      subjectNanoseconds = nil
      peerNanoseconds = nil
      ratioOfMinima = nil
      ratio = nil
      verdict = .undecided
      return
    }
    let subjectTimes = Summary(samples.flatMap { [$0.subjectFirst, $0.subjectSecond] })
    let peerTimes = Summary(samples.flatMap { [$0.peerFirst, $0.peerSecond] })
    let interval = Interval.bootstrap(medianOf: samples.map(\.ratio), seed: seed)
    subjectNanoseconds = subjectTimes
    peerNanoseconds = peerTimes
    ratioOfMinima = subjectTimes.minimum / peerTimes.minimum
    ratio = interval
    // A handful of pairs that slipped through on a busy machine decides nothing.
    verdict = samples.count >= min(wantedPairs, 10) ? Verdict(ratio: interval) : .undecided
  }

  /// Whether the subject allocated memory although it must not.
  public var allocatesAgainstItsPromise: Bool { mustNotAllocate && (allocationsPerBatch ?? 0) > 0 }
}
