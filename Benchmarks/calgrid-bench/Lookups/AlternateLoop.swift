import BenchmarkHarness
import BenchmarkPeers
import GridStore

/// A second calendar's labels, written into memory of the caller's that outlives a question.
enum AlternateLoop {
  private static func page<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Value>.stride, alignment: 4_096)
    let page = memory.bindMemory(to: Value.self, capacity: 1)
    page.initialize(to: value)
    return page
  }

  @inline(never)
  private static func months(
    _ grid: borrowing AlternateGrid, _ columns: Columns, _ page: UnsafeMutablePointer<AlternateCells>, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        try grid.fill(&page.pointee, year: columns.year(index, 0), ordinal: columns.month(index, 0))
        sum &+= content(page.pointee, columns, index)
      }
    } catch {
      return .max
    }
    return sum
  }

  @inline(never)
  private static func years(
    _ grid: borrowing AlternateGrid, _ columns: Columns, _ page: UnsafeMutablePointer<AlternateYear>, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        try grid.fill(&page.pointee, year: columns.year(index, 0))
        sum &+= content(page.pointee.months[unchecked: columns.month(index, 0) &- 1], columns, index)
      }
    } catch {
      return .max
    }
    return sum
  }

  /// Month and label of the question's cell, and where the month's cells begin months of the second calendar.
  @inline(__always)
  private static func content(_ page: borrowing AlternateCells, _ columns: Columns, _ index: Int) -> UInt64 {
    let cell = Int(columns.cells[index])
    let name = AnswerCode.date(
      year: 0, month: Int(page.months[unchecked: cell]), day: Int(page.labels[unchecked: cell]))
    return AnswerCode.joined(name, page.monthStarts)
  }

  static func monthKernel(_ grid: AlternateGrid, _ columns: Columns) -> Kernel {
    nonisolated(unsafe) let page = page(AlternateCells())
    return Kernel("calgrid") { months(grid, columns, page, $0) }
  }

  static func yearKernel(_ grid: AlternateGrid, _ columns: Columns) -> Kernel {
    nonisolated(unsafe) let page = page(AlternateYear())
    return Kernel("calgrid") { years(grid, columns, page, $0) }
  }
}
