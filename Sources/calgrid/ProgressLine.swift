import CPlatform
import Synchronization

/// A line on a terminal that says how far long work has come; silent elsewhere and for short work.
final class ProgressLine: Sendable {
  private let isShown = Surroundings.errorIsTerminal
  private let start = calgrid_monotonic_seconds()
  /// Tenths of a second at which the line was last written.
  private let last = Atomic<Int>(2)

  /// Safe to call from any thread.
  func update(_ done: Int, of total: Int) {
    guard isShown, total > 0 else { return }
    let now = Int((calgrid_monotonic_seconds() - start) * 10)
    let before = last.load(ordering: .relaxed)
    // Nothing in the first 0.3 seconds, then ten times a second: whoever moves the mark writes.
    guard now > before, last.compareExchange(expected: before, desired: now, ordering: .relaxed).exchanged else {
      return
    }
    Output.show("\r\(done * 100 / total) % (\(done) of \(total))\u{1B}[K")
  }

  /// Takes the line away.
  func clear() {
    if isShown, last.load(ordering: .relaxed) > 2 { Output.show("\r\u{1B}[K") }
  }
}
