import BenchmarkHarness
import CAllocationCounter
import CalendarCore
import GridBuilder

/// What is the same in every run and needs no valgrind: sizes of files, and allocations of lookups.
enum ExactCounts {
  /// Bytes of the files whose sizes have goals, by the path of the fact.
  static func bytes(filters: [String]) throws -> [String: Int] {
    var requests = [EverythingFacts.size: try EverythingFacts.request]
    for calendar in OneKeyFacts.calendars {
      requests["size/oneKey/\(calendar.rawValue)"] = try OneKeyFacts.request(calendar)
    }
    return try requests.filter { name, _ in filters.allSatisfy { name.contains($0) } }
      .mapValues { try CacheBuilder.build($0).bytes.count }
  }

  /// Allocations of a batch of each lookup, which must be none; empty where this build cannot count them.
  ///
  /// - Throws: ``WrongAnswer``: a lookup that answers wrongly may well answer without allocating.
  static func allocations(_ cases: [BenchmarkCase]) throws(WrongAnswer) -> [(name: String, count: Int)] {
    guard bench_allocation_counting_is_supported() else { return [] }
    return try cases.filter(\.mustNotAllocate).map { (benchmark) throws(WrongAnswer) in
      let most = benchmark.subject.limit ?? InstructionRegion.questions
      let batch = Batch(count: min(benchmark.questions, InstructionRegion.questions, most))
      try benchmark.ask(batch)
      let before = bench_allocation_count()
      _ = benchmark.subject(batch)
      return (benchmark.name, Int(bench_allocation_count() - before))
    }
  }
}
