/// One operation on one set of questions, with the subject and the peers that answer it.
public struct BenchmarkCase: Sendable {
  /// Whether questions are independent, or each waits for the answer before it.
  public enum Mode: String, Hashable, Codable, Sendable {
    case throughput
    case latency
  }

  /// A path that stays stable, for example `lookup/dayCount/gregorian-1600-2400`.
  public let name: String
  /// For example `dayCount`.
  public let operation: String
  /// The identifier of the calendar, empty where there is none.
  public let calendar: String
  public let mode: Mode
  /// Questions available: the largest batch.
  public let questions: Int
  /// Where the case stands on a chart of cost against something, if it does.
  public let axis: Axis?
  public let subject: Kernel
  public let peers: [Kernel]
  /// Peers that cannot be measured here, with the reason.
  public let absent: [AbsentPeer]
  /// Whether the subject must not allocate memory.
  public let mustNotAllocate: Bool
  /// Whether the case is left to the full mode.
  public let isSlow: Bool
  /// The checksum of the first n right answers, from an implementation that shares no code with the kernels.
  let oracle: @Sendable (Int) -> UInt64

  /// A case.
  ///
  /// - Parameters:
  ///   - name: A path of at least two parts.
  ///   - operation: Shared by the cases that belong into one chart.
  ///   - calendar: The calendar's identifier.
  ///   - mode: `.latency` when the kernels use `Batch.zero`.
  ///   - questions: The largest batch.
  ///   - axis: The place on a chart of cost against something.
  ///   - mustNotAllocate: `true` for lookups.
  ///   - isSlow: `true` to leave the case to the full mode.
  ///   - subject: The implementation under test.
  ///   - peers: The implementations it is compared with, each in its own pairs.
  ///   - absent: Peers that this machine does not have.
  ///   - oracle: The checksum of the first n right answers.
  public init(
    _ name: String, operation: String, calendar: String, mode: Mode = .throughput, questions: Int, axis: Axis? = nil,
    mustNotAllocate: Bool = false, isSlow: Bool = false, subject: Kernel, peers: [Kernel], absent: [AbsentPeer] = [],
    oracle: @escaping @Sendable (Int) -> UInt64
  ) {
    precondition(questions > 0, "a case needs questions")
    self.name = name
    self.operation = operation
    self.calendar = calendar
    self.mode = mode
    self.questions = questions
    self.axis = axis
    self.mustNotAllocate = mustNotAllocate
    self.isSlow = isSlow
    self.subject = subject
    self.peers = peers
    self.absent = absent
    self.oracle = oracle
  }

  /// Asks the subject a batch of questions.
  ///
  /// - Throws: ``WrongAnswer`` when it disagrees with the oracle.
  public func ask(_ batch: Batch) throws(WrongAnswer) {
    let found = subject.body(batch)
    let expected = expected(subject, count: batch.count)
    guard found == expected else {
      throw WrongAnswer(benchmark: name, kernel: subject.name, count: batch.count, found: found, expected: expected)
    }
  }

  /// What `kernel` must return for the first `count` questions.
  func expected(_ kernel: Kernel, count: Int) -> UInt64 {
    (kernel.oracle ?? oracle)(count) &* UInt64(kernel.repetitions)
  }
}

/// The place of a case on a chart of cost against something.
public struct Axis: Hashable, Codable, Sendable {
  /// What grows, with its unit, for example `years` or `threads`.
  public let quantity: String
  public let value: Double

  public init(_ quantity: String, _ value: Double) {
    self.quantity = quantity
    self.value = value
  }
}

/// A peer that cannot be measured on this machine.
public struct AbsentPeer: Hashable, Codable, Sendable {
  public let name: String
  public let reason: String

  public init(_ name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
