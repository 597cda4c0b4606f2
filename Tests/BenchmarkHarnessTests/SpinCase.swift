import BenchmarkHarness
import CBenchmarkPlatform

/// Work of a known size: every question is a chain of so many multiplications.
enum SpinCase {
  static func make(_ name: String = "test/spin", subject: UInt64, peer: UInt64, questions: Int = 64) -> BenchmarkCase {
    BenchmarkCase(
      name, operation: "spin", calendar: "", questions: questions, mustNotAllocate: true,
      subject: kernel("subject", subject), peers: [kernel("peer", peer)], oracle: { UInt64($0) })
  }

  static func kernel(_ name: String, _ iterations: UInt64) -> Kernel {
    Kernel(name) { batch in
      var answers: UInt64 = 0
      for _ in 0..<batch.count {
        // The end of the chain is even or odd; either way the answer is 1.
        answers &+= bench_spin(iterations, 1) | 1 == 0 ? 0 : 1
      }
      return answers
    }
  }
}
