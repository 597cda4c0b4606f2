import BenchmarkHarness
import BenchmarkPeers
import GridStore

/// Filling months: loops of their own, for the cells are written into the caller's memory, which outlives a question.
///
/// That memory begins a page, as in the C kernels: a grid that lies across two pages costs more than its content.
enum FillLoop {
  private static func pages(_ count: Int) -> UnsafeMutablePointer<MonthCells> {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<MonthCells>.stride, alignment: 4_096)
    let pages = memory.bindMemory(to: MonthCells.self, capacity: count)
    pages.initialize(repeating: MonthCells(), count: count)
    return pages
  }

  @inline(never)
  private static func months<Chain: Order>(
    _: Chain.Type, _ grid: Grid, _ columns: Columns, _ page: UnsafeMutablePointer<MonthCells>, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    var last: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        let shift = Chain.shift(last, batch.zero)
        try grid.fill(&page.pointee, year: columns.year(index, shift), ordinal: columns.month(index, shift))
        last = content(page.pointee, columns, index)
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
    _: Chain.Type, _ grid: Grid, _ columns: Columns, _ pages: UnsafeMutablePointer<MonthCells>, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    var last: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        let shift = Chain.shift(last, batch.zero)
        let year = columns.year(index, shift)
        for page in 0..<12 { try grid.fill(&pages[page], year: year, ordinal: page &+ 1) }
        last = content(pages[columns.month(index, shift) &- 1], columns, index)
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
    // Kept for as long as the program runs, like the columns.
    nonisolated(unsafe) let page = pages(1)
    switch mode {
    case .throughput: return Kernel("calgrid") { months(Independent.self, grid, columns, page, $0) }
    case .latency: return Kernel("calgrid") { months(Dependent.self, grid, columns, page, $0) }
    }
  }

  static func yearKernel(_ grid: Grid, _ columns: Columns, _ mode: BenchmarkCase.Mode) -> Kernel {
    nonisolated(unsafe) let pages = pages(12)
    switch mode {
    case .throughput: return Kernel("calgrid") { years(Independent.self, grid, columns, pages, $0) }
    case .latency: return Kernel("calgrid") { years(Dependent.self, grid, columns, pages, $0) }
    }
  }
}
