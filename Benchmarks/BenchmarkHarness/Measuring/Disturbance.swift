import CBenchmarkPlatform

/// The signs that something else ran on our processor: read before and after, a difference spoils the pair.
struct Disturbance: Hashable {
  private let switches: Int64
  private let steal: Int64

  /// - Parameter wholeProcess: Whether the switches of all threads count.
  init(wholeProcess: Bool) {
    switches = bench_involuntary_switches(wholeProcess)
    steal = bench_steal_ticks()
  }
}
