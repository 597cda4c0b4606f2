/// One implementation of an operation: a function that answers a batch of questions and returns a checksum.
///
/// A kernel is called once per batch, so the closure costs nothing per operation; the loop stands inside of it.
public struct Kernel: Sendable {
  /// How reports call the implementation, for example `neriSchneider`.
  public let name: String
  /// Operations that one question stands for; more than 1 where a kernel repeats its batch, as threads do.
  public let repetitions: Int
  /// Questions that make one operation; more than 1 where a slow implementation is asked for a sample of an operation's equal parts,
  /// as for single cells of a year.
  public let parts: Int
  /// The most questions in one batch, or `nil` for all of the case.
  public let limit: Int?
  /// Whether the kernel starts threads: disturbances then count for the whole process, and a batch always has all
  /// questions, for a short one would only measure how threads wake.
  public let usesThreads: Bool
  /// The checksum of the first n answers where it is not the case's own.
  let oracle: (@Sendable (Int) -> UInt64)?
  let body: @Sendable (Batch) -> UInt64

  /// A kernel.
  ///
  /// - Parameters:
  ///   - name: How reports call it.
  ///   - repetitions: Times that `body` answers every question.
  ///   - parts: Questions that make one operation.
  ///   - limit: The most questions in one batch, for slow implementations with few inputs.
  ///   - usesThreads: Whether `body` starts threads.
  ///   - oracle: The checksum of the first n answers, where it differs from the case's.
  ///   - body: Answers the first `count` questions and returns the wrapping sum of the answers.
  public init(
    _ name: String, repetitions: Int = 1, parts: Int = 1, limit: Int? = nil, usesThreads: Bool = false,
    oracle: (@Sendable (Int) -> UInt64)? = nil, body: @escaping @Sendable (Batch) -> UInt64
  ) {
    precondition(repetitions > 0 && parts > 0, "a kernel answers every question at least once")
    self.name = name
    self.repetitions = repetitions
    self.parts = parts
    self.limit = limit
    self.usesThreads = usesThreads
    self.oracle = oracle
    self.body = body
  }

  /// Answers a batch, for kernels made of other kernels.
  public func callAsFunction(_ batch: Batch) -> UInt64 { body(batch) }
}
