import Dispatch

extension Kernel {
  /// The kernel on several threads at once, each answering the batch `rounds` times.
  ///
  /// Compare it with `threads: 1` of the same total to see how lookups scale. `rounds` should make a batch last several
  /// milliseconds: waking a thread costs about 0.1 ms.
  ///
  /// - Parameters:
  ///   - threads: 1 and more.
  ///   - rounds: Times that each thread answers the batch.
  public func onThreads(_ threads: Int, rounds: Int) -> Kernel {
    precondition(threads > 0 && rounds > 0, "threads and rounds must be positive")
    let body = self.body
    return Kernel(
      threads == 1 ? "1 thread" : "\(threads) threads", repetitions: threads * rounds * repetitions, parts: parts,
      limit: limit, usesThreads: true, oracle: oracle
    ) { batch in
      let sums = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: threads)
      defer { sums.deallocate() }
      nonisolated(unsafe) let slots = sums
      let work: @Sendable (Int) -> Void = { thread in
        var sum: UInt64 = 0
        for _ in 0..<rounds { sum &+= body(batch) }
        slots[thread] = sum
      }
      if threads == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: threads, execute: work) }
      return sums.reduce(0, &+)
    }
  }
}
