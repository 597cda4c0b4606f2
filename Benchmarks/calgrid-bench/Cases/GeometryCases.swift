import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import GridStore

/// Where things stand in a scroll of months of different heights, and what stands at a point, against what one load takes.
enum GeometryCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let questions = sets.gregorian
    let blocks = ScrollBlocks(questions)
    let geometry: ScrollGeometry
    do {
      geometry = try ScrollGeometry(BenchmarkGrid.make(questions), ScrollBlocks.layout)
    } catch {
      fatalError("no geometry: \(error)")
    }
    return [BenchmarkCase.Mode.throughput, .latency].flatMap { mode in
      [
        make(
          "position", questions, mode,
          LookupLoop.kernel(DayPositionLookup.self, geometry, Columns(questions), mode), answer: blocks.position),
        make(
          "hit", questions, mode, LookupLoop.kernel(HitLookup.self, geometry, blocks.columns, mode),
          answer: blocks.hit),
        make(
          "visible", questions, mode, LookupLoop.kernel(VisibleLookup.self, geometry, blocks.columns, mode),
          answer: blocks.visible),
      ]
    }
  }

  private static func make(
    _ operation: String, _ questions: Questions, _ mode: BenchmarkCase.Mode, _ subject: Kernel,
    answer: @escaping @Sendable (Int) -> UInt64
  ) -> BenchmarkCase {
    let load: peer_kernel = mode == .throughput ? peer_random_load : peer_random_load_latency
    return BenchmarkCase(
      "geometry\(mode == .latency ? "-latency" : "")/\(operation)/\(questions.label)", operation: operation,
      calendar: questions.calendar, mode: mode, questions: questions.count, mustNotAllocate: true, subject: subject,
      peers: [.peer("randomLoad", load, questions, oracle: questions.loadedProbes)], oracle: questions.sums(answer))
  }
}
