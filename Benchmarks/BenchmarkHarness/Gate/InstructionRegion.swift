import CBenchmarkPlatform

/// One case run a fixed number of times, with callgrind counting only inside.
public enum InstructionRegion {
  /// Batches inside the region.
  public static let batches = 8

  /// Runs the subject of the case once outside and ``batches`` times inside the region.
  ///
  /// - Parameter most: The most questions in a batch.
  /// - Returns: The operations inside the region.
  /// - Throws: ``WrongAnswer``.
  public static func run(_ benchmark: BenchmarkCase, most: Int = 1_024) throws(WrongAnswer) -> Int {
    let kernel = benchmark.subject
    let batch = Batch(count: min(most, benchmark.questions, kernel.limit ?? most))
    // Lazy binding and first-touch initialization are not the operation's instructions.
    var sum = kernel.body(batch)
    let once = sum
    bench_region_begin()
    for _ in 0..<batches { sum &+= kernel.body(batch) }
    bench_region_end()
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

  /// Counts the instructions of a case by running a program under callgrind.
  ///
  /// - Parameters:
  ///   - program: The path of the benchmark program.
  ///   - name: The path of the case.
  /// - Returns: Instructions per operation, or `nil` when valgrind is missing or the run fails.
  public static func count(program: String, name: String) -> Double? {
    let report = Command.output(
      [
        "valgrind", "--tool=callgrind", "--collect-atstart=no", "--callgrind-out-file=/dev/null", program,
        "instructions", "--case", name,
      ], errors: true)
    guard let report else { return nil }
    // The program says how many operations ran, callgrind how many instructions: both on the standard error.
    guard let operations = number(after: "operations:", in: report), operations > 0,
      let instructions = number(after: "Collected :", in: report)
    else { return nil }
    return instructions / operations
  }

  /// The number that follows the words in the text.
  static func number(after words: String, in text: String) -> Double? {
    for line in text.split(separator: "\n") {
      guard let place = line.firstRange(of: words) else { continue }
      let digits = line[place.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
      return Double(digits)
    }
    return nil
  }
}
