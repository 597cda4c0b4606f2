import CBenchmarkPlatform

/// How a kernel fills one block of time: fixed once before the measurement, the same in every pair.
struct BlockPlan: Hashable, Sendable {
  /// Questions in a batch.
  let count: Int
  /// Batches in a block.
  let batches: Int
  /// Operations in a block.
  let operations: Double

  /// Doubles the batch until a block would be full or the questions run out, checking the answers at every step.
  ///
  /// - Throws: ``WrongAnswer`` when the kernel disagrees with the oracle.
  init(
    for kernel: Kernel, in benchmark: BenchmarkCase, blockNanoseconds: Double
  ) throws(WrongAnswer) {
    let most = min(kernel.limit ?? benchmark.questions, benchmark.questions)
    var count = kernel.usesThreads ? most : 1
    var elapsed = 0.0
    while true {
      // Twice, for the first call pays for cold code and cold tables.
      for _ in 0..<2 {
        let start = bench_clock_nanoseconds()
        let sum = kernel.body(Batch(count: count))
        elapsed = Double(bench_clock_nanoseconds() - start)
        let expected = benchmark.expected(kernel, count: count)
        guard sum == expected else {
          throw WrongAnswer(
            benchmark: benchmark.name, kernel: kernel.name, count: count, found: sum, expected: expected)
        }
        if elapsed > blockNanoseconds * 4 { break }
      }
      if count >= most || elapsed * 2 > blockNanoseconds { break }
      count = min(count * 2, most)
    }
    self.count = count
    batches = max(1, Int((blockNanoseconds / max(elapsed, 1)).rounded()))
    operations = Double(count) * Double(batches) * Double(kernel.repetitions) / Double(kernel.parts)
  }
}
