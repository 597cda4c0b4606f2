import CBenchmarkPlatform

/// How many questions a kernel answers in one call, and the zero that chains them.
public struct Batch: Hashable, Sendable {
  /// The first `count` questions of the kernel's inputs.
  public let count: Int
  /// Always 0, but not known to the compiler: `input &+ (answer & zero)` makes a question wait for the answer before it.
  public let zero: Int

  public init(count: Int) {
    self.count = count
    zero = Int(bench_opaque_zero())
  }
}
