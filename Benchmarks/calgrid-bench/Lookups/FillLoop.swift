import BenchmarkHarness
import BenchmarkPeers
import GridStore

/// Filling months: loops of their own, for the cells are written into the caller's memory, which outlives a question.
enum FillLoop {
  @inline(never)
  private static func months<Chain: Order>(
    _: Chain.Type, _ grid: borrowing Grid, _ columns: Columns, _ batch: Batch
  ) -> UInt64 {
    var page = MonthCells()
    var sum: UInt64 = 0
    var last: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        let shift = Chain.shift(last, batch.zero)
        try grid.fill(&page, year: columns.year(index, shift), ordinal: columns.month(index, shift))
        last = content(page, columns, index)
        sum &+= last
      }
    } catch {
      return .max
    }
    return sum
  }

  /// The twelve pages of a year.
  @inline(never)
  private static func years<Chain: Order>(
    _: Chain.Type, _ grid: borrowing Grid, _ columns: Columns, _ batch: Batch
  ) -> UInt64 {
    var pages = InlineArray<12, MonthCells>(repeating: MonthCells())
    var sum: UInt64 = 0
    var last: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        let shift = Chain.shift(last, batch.zero)
        let year = columns.year(index, shift)
        for page in 0..<12 { try grid.fill(&pages[unchecked: page], year: year, ordinal: page &+ 1) }
        last = content(pages[unchecked: columns.month(index, shift) &- 1], columns, index)
        sum &+= last
      }
    } catch {
      return .max
    }
    return sum
  }

  @inline(__always)
  private static func content(_ page: borrowing MonthCells, _ columns: Columns, _ index: Int) -> UInt64 {
    let cell = Int(columns.cells[index])
    return AnswerCode.cell(
      day: Int(page.days[unchecked: cell]), owner: Int(page.owners[unchecked: cell]) &- 1,
      label: Int(page.labels[unchecked: cell]))
  }

  static func monthKernel(_ grid: Grid, _ columns: Columns, _ mode: BenchmarkCase.Mode) -> Kernel {
    switch mode {
    case .throughput: Kernel("calgrid") { months(Independent.self, grid, columns, $0) }
    case .latency: Kernel("calgrid") { months(Dependent.self, grid, columns, $0) }
    }
  }

  static func yearKernel(_ grid: Grid, _ columns: Columns, _ mode: BenchmarkCase.Mode) -> Kernel {
    switch mode {
    case .throughput: Kernel("calgrid") { years(Independent.self, grid, columns, $0) }
    case .latency: Kernel("calgrid") { years(Dependent.self, grid, columns, $0) }
    }
  }
}
