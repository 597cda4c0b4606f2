public import BenchmarkHarness
public import CBenchmarkPeers

extension Kernel {
  /// A kernel written in C over the columns of the questions.
  ///
  /// - Parameters:
  ///   - name: How reports call it.
  ///   - function: The batch function: `peer_…`, or `peer_…_latency` in cases of dependent latency.
  ///   - questions: What it is asked.
  ///   - oracle: The checksum of the first n answers, where it differs from the case's.
  public static func peer(
    _ name: String, _ function: @escaping peer_kernel, _ questions: Questions,
    oracle: (@Sendable (Int) -> UInt64)? = nil
  ) -> Kernel {
    Kernel(name, oracle: oracle) { batch in function(questions.inputs, batch.count, Int64(batch.zero)) }
  }
}
