import CBenchmarkPlatform

/// One case run a fixed number of times, with callgrind counting only inside.
public enum InstructionRegion {
  /// Batches inside the region.
  public static let batches = 8

  /// Questions in a batch: few, for callgrind is slow, and the same in every run.
  public static let questions = 1_024

  /// Runs the subject of the case once outside and ``batches`` times inside the region.
  ///
  /// - Parameter most: The most questions in a batch.
  /// - Returns: The operations inside the region.
  /// - Throws: ``WrongAnswer``.
  public static func run(_ benchmark: BenchmarkCase, most: Int = questions) throws(WrongAnswer) -> Int {
    let kernel = benchmark.subject
    let batch = Batch(count: min(most, benchmark.questions, kernel.limit ?? most))
    // Lazy binding and first-touch initialization are not the operation's instructions.
    var sum = kernel.body(batch)
    let once = sum
    bench_region_begin()
    for _ in 0..<batches { sum &+= kernel.body(batch) }
    bench_region_end()
    bench_region_dump(benchmark.name)
    let expected = benchmark.expected(kernel, count: batch.count)
    guard once == expected, sum == expected &* UInt64(batches + 1) else {
      throw WrongAnswer(
        benchmark: benchmark.name, kernel: kernel.name, count: batch.count, found: once, expected: expected)
    }
    return batch.count * batches * kernel.repetitions
  }

  /// Whether this build can talk to callgrind.
  public static var isSupported: Bool { bench_region_is_supported() }

  /// Whether valgrind runs this process.
  public static var isObserved: Bool { bench_region_is_observed() }
}
