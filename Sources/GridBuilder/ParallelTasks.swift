import Dispatch
import Synchronization

/// Runs numbered tasks on several threads and collects their results in order. The one place where threads meet.
///
/// Each task writes its own slot; a shared counter deals out the numbers, nothing else is shared and nothing locks.
struct ParallelTasks: Sendable {
  /// The most threads to use; 1 runs everything on the caller's.
  let threads: Int
  /// Asked before each task; `true` leaves the rest undone.
  let isCancelled: @Sendable () -> Bool

  /// Work below this many nanoseconds stays on the caller's thread: waking a second core costs about a tenth of a millisecond.
  static let serialLimit: UInt64 = 1_000_000

  /// The results of tasks 0..<count, in order, or `nil` if cancelled.
  ///
  /// The first tasks run on the caller's thread until it is clear how long all will take.
  func run<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result]? {
    var results = [Result?](repeating: nil, count: count)
    let finished = unsafe results.withUnsafeMutableBufferPointer { slots -> Bool in
      let start = DispatchTime.now().uptimeNanoseconds
      var next = 0
      while next < count {
        if isCancelled() { return false }
        unsafe slots[next] = body(next)
        next += 1
        let elapsed = DispatchTime.now().uptimeNanoseconds - start
        let remaining = elapsed / UInt64(next) * UInt64(count - next)
        if threads > 1, elapsed > Self.serialLimit / 10, remaining > Self.serialLimit { break }
      }
      if next == count { return true }
      return unsafe runConcurrently(next..<count, Slots(base: slots), body)
    }
    return finished ? results.compactMap { $0 } : nil
  }

  private func runConcurrently<Result: Sendable>(
    _ tasks: Range<Int>, _ slots: Slots<Result>, _ body: @Sendable (Int) -> Result
  ) -> Bool {
    let counter = Atomic<Int>(tasks.lowerBound)
    let cancelled = Atomic<Bool>(false)
    DispatchQueue.concurrentPerform(iterations: min(threads, tasks.count)) { _ in
      while !cancelled.load(ordering: .relaxed) {
        let task = counter.add(1, ordering: .relaxed).oldValue
        guard task < tasks.upperBound else { return }
        if isCancelled() {
          cancelled.store(true, ordering: .relaxed)
          return
        }
        slots.set(task, body(task))
      }
    }
    return !cancelled.load(ordering: .relaxed)
  }

  /// Slots that threads write at different indexes.
  ///
  /// Unchecked, because the writes are disjoint and read only after all threads are done.
  @safe
  private struct Slots<Result: Sendable>: @unchecked Sendable {
    let base: UnsafeMutableBufferPointer<Result?>

    init(base: UnsafeMutableBufferPointer<Result?>) {
      unsafe self.base = unsafe base
    }

    func set(_ index: Int, _ value: Result) {
      unsafe base[index] = value
    }
  }
}
