/// How long and how often a session measures.
public struct SessionOptions: Hashable, Codable, Sendable {
  /// Every random choice comes from it.
  public var seed: UInt64
  /// Undisturbed pairs for each comparison: at least 30 for a report.
  public var pairs: Int
  /// The time that one of the four blocks of a pair should take.
  public var blockNanoseconds: Double
  /// Pairs tried for each comparison, as a multiple of `pairs`, before the session gives up on a disturbed machine.
  public var patience: Int
  /// The time that one comparison may take in all before it is left with the pairs it has: on a disturbed machine, comparisons
  /// of several threads would otherwise take all the time there is.
  public var budgetNanoseconds: Double

  public init(seed: UInt64, pairs: Int, blockNanoseconds: Double, patience: Int = 4, budgetNanoseconds: Double = 60e9) {
    self.seed = seed
    self.pairs = pairs
    self.blockNanoseconds = blockNanoseconds
    self.patience = patience
    self.budgetNanoseconds = budgetNanoseconds
  }

  /// Under a minute for a few hundred comparisons.
  public static func quick(seed: UInt64) -> SessionOptions {
    SessionOptions(seed: seed, pairs: 30, blockNanoseconds: 250_000, budgetNanoseconds: 6e9)
  }

  /// For figures that are published.
  public static func full(seed: UInt64) -> SessionOptions {
    SessionOptions(seed: seed, pairs: 100, blockNanoseconds: 1_000_000)
  }
}
