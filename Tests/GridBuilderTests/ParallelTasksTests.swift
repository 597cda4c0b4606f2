import Synchronization
import Testing

@testable import GridBuilder

/// Results come in the order of the tasks, each task runs once, and cancelling leaves nothing half done.
@Suite struct ParallelTasksTests {
  /// Enough work for the tasks to be shared out: above a millisecond in all.
  private static func work(_ index: Int) -> Int {
    var sum = index
    for step in 0..<20_000 { sum = (sum &* 31 &+ step) & 0xFFFF }
    return sum
  }

  @Test(arguments: [1, 2, 3, 16]) func resultsStandInOrder(_ threads: Int) throws {
    let runs = Atomic<Int>(0)
    let results = ParallelTasks(threads: threads, isCancelled: { false }).run(200) { index -> [Int] in
      runs.add(1, ordering: .relaxed)
      return [index, Self.work(index)]
    }
    #expect(results == (0..<200).map { [$0, Self.work($0)] })
    #expect(runs.load(ordering: .relaxed) == 200)
  }

  @Test(arguments: [0, 1]) func fewTasksAreFine(_ count: Int) {
    let results = ParallelTasks(threads: 8, isCancelled: { false }).run(count) { $0 }
    #expect(results == Array(0..<count))
  }

  /// A result may itself be an optional.
  @Test func missingResultsAreKept() {
    let results = ParallelTasks(threads: 1, isCancelled: { false }).run(4) { $0 % 2 == 0 ? $0 : nil }
    #expect(results?.count == 4)
    #expect(results?[1] == .some(nil))
  }

  @Test(arguments: [1, 4]) func cancellingGivesNothing(_ threads: Int) {
    var cancelled = 0
    for limit in [0, 1, 50] {
      let runs = Atomic<Int>(0)
      let results = ParallelTasks(threads: threads, isCancelled: { runs.load(ordering: .relaxed) >= limit })
        .run(500) { index -> Int in
          runs.add(1, ordering: .relaxed)
          return Self.work(index)
        }
      #expect(results == nil)
      #expect(runs.load(ordering: .relaxed) < limit + threads + 1)
      cancelled += 1
    }
    #expect(cancelled == 3)
  }
}
