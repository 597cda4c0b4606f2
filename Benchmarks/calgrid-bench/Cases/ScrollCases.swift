import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers

/// Places in the scroll over all months, against what one load from the first-level cache takes.
enum ScrollCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    [sets.gregorian, sets.chinese].flatMap { questions in
      let rows = StackedRows(questions)
      let grid = BenchmarkGrid.make(questions)
      return [BenchmarkCase.Mode.throughput, .latency].flatMap { mode in
        [
          make(
            "rowsBeforeMonth", questions, mode,
            LookupLoop.kernel(RowsBeforeLookup.self, grid, Columns(questions), mode), oracle: rows.rowsBefore),
          make(
            "monthAtRow", questions, mode,
            LookupLoop.kernel(MonthAtRowLookup.self, grid, rows.columns, mode), oracle: rows.monthAtRow),
        ]
      }
    }
  }

  private static func make(
    _ operation: String, _ questions: Questions, _ mode: BenchmarkCase.Mode, _ subject: Kernel,
    oracle: @escaping @Sendable (Int) -> UInt64
  ) -> BenchmarkCase {
    let load: peer_kernel = mode == .throughput ? peer_random_load : peer_random_load_latency
    return BenchmarkCase(
      "scroll\(mode == .latency ? "-latency" : "")/\(operation)/\(questions.label)", operation: operation,
      calendar: questions.calendar, mode: mode, questions: questions.count, mustNotAllocate: true, subject: subject,
      peers: [.peer("randomLoad", load, questions, oracle: questions.loadedProbes)], oracle: oracle)
  }
}
