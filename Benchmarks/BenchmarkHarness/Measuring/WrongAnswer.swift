/// A kernel that disagrees with the oracle. No timing of it means anything.
public struct WrongAnswer: Error, Hashable, Sendable, CustomStringConvertible {
  public let benchmark: String
  public let kernel: String
  /// Questions in the batch.
  public let count: Int
  public let found: UInt64
  public let expected: UInt64

  public init(benchmark: String, kernel: String, count: Int, found: UInt64, expected: UInt64) {
    self.benchmark = benchmark
    self.kernel = kernel
    self.count = count
    self.found = found
    self.expected = expected
  }

  /// Begins with the name of the error, by which a log can be searched.
  public var description: String {
    "WrongAnswer: \(benchmark): \(kernel) answered the first \(count) questions with checksum \(found), expected \(expected)"
  }
}
