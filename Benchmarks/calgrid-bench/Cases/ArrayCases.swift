import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import GridStore

/// The cells of a year as arrays in the caller's memory, against copying as many bytes.
enum ArrayCases {
  static func year(_ sets: QuestionSets) -> BenchmarkCase {
    let questions = sets.gregorian
    let grid = BenchmarkGrid.make(questions)
    let columns = Columns(questions)
    let memory = Arrays()
    return BenchmarkCase(
      "arrays/year/\(questions.label)", operation: "yearArrays", calendar: questions.calendar,
      questions: questions.count, mustNotAllocate: true,
      subject: Kernel("calgrid") { years(grid, columns, memory, $0) },
      peers: [.peer("memcpy", peer_copy_year, questions, oracle: questions.copiedYears)],
      oracle: questions.answers(.fillYear))
  }

  /// Room for the cells of twelve months, each array at the beginning of a page, for as long as the program runs.
  private struct Arrays: @unchecked Sendable {
    // Unchecked because a kernel is called by one thread at a time.
    let labels = Arrays.make(UInt8.self)
    let owners = Arrays.make(UInt8.self)
    let days = Arrays.make(Int32.self)

    private static func make<Element: FixedWidthInteger>(_: Element.Type) -> UnsafeMutableBufferPointer<Element> {
      let memory = UnsafeMutableRawBufferPointer.allocate(
        byteCount: 504 * MemoryLayout<Element>.stride, alignment: 4_096)
      return memory.initializeMemory(as: Element.self, repeating: 0)
    }
  }

  @inline(never)
  private static func years(_ grid: Grid, _ columns: Columns, _ arrays: Arrays, _ batch: Batch) -> UInt64 {
    var sum: UInt64 = 0
    var labels = arrays.labels.mutableSpan
    var owners = arrays.owners.mutableSpan
    var days = arrays.days.mutableSpan
    do throws(GridError) {
      for index in 0..<batch.count {
        try grid.fill(labels: &labels, owners: &owners, days: &days, year: columns.year(index, 0))
        let cell = (columns.month(index, 0) &- 1) &* 42 &+ Int(columns.cells[index])
        sum &+= AnswerCode.cell(
          day: Int(days[unchecked: cell]), owner: Int(owners[unchecked: cell]) &- 1,
          label: Int(labels[unchecked: cell]))
      }
    } catch {
      return .max
    }
    return sum
  }
}
