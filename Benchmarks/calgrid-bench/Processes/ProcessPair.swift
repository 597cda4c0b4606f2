import BenchmarkHarness

/// Two processes that map one file and answer the same questions: this one and a copy of it that waits for orders.
final class ProcessPair: Sendable {
  private let seed: UInt64
  private let rounds: Int
  private let own = OnceValue<Kernel>()
  private let other = OnceValue<LookupProcess>()

  init(seed: UInt64, rounds: Int) {
    self.seed = seed
    self.rounds = rounds
  }

  /// Half of the work here, half of it there, at the same time.
  var both: Kernel {
    Kernel("2 processes", repetitions: 2 * rounds, usesThreads: true) { [self] batch in
      let process = other.get { LookupProcess(file: CacheFiles.shared.path, seed: seed) }
      process.begin(count: batch.count, rounds: rounds)
      let sum = answer(batch, rounds: rounds)
      return sum &+ process.end()
    }
  }

  /// All of the work here.
  var alone: Kernel {
    Kernel("1 process", repetitions: 2 * rounds, usesThreads: true) { [self] batch in
      answer(batch, rounds: 2 * rounds)
    }
  }

  private func answer(_ batch: Batch, rounds: Int) -> UInt64 {
    let kernel = own.get { LookupProcess.kernel(file: CacheFiles.shared.path, seed: seed) }
    var sum: UInt64 = 0
    for _ in 0..<rounds { sum &+= kernel.callAsFunction(batch) }
    return sum
  }
}
