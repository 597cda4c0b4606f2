import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import GridStore

/// One public query of a grid as a kernel asks it.
///
/// The shift is what a question waits for in latency mode: 0 at run time, added to the year and the month or to the day.
protocol Lookup: SendableMetatype {
  static func answer(_ grid: borrowing Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64
}

/// The columns of the questions, as plain pointers: what the C kernels read.
struct Columns: @unchecked Sendable {
  // Unchecked because of the pointers: nobody writes them after the questions are drawn.
  let years: UnsafePointer<Int32>
  let months: UnsafePointer<Int32>
  let days: UnsafePointer<Int32>
  let cells: UnsafePointer<Int32>
  let dayNumbers: UnsafePointer<Int32>

  /// - Parameter dayNumbers: What stands in the place of the day numbers, for queries of something else.
  init(_ questions: Questions, dayNumbers: UnsafeMutablePointer<Int32>? = nil) {
    let inputs = questions.inputs.pointee
    years = inputs.years
    months = inputs.months
    days = inputs.days
    cells = inputs.cells
    self.dayNumbers = dayNumbers.map { UnsafePointer($0) } ?? inputs.day_numbers
  }

  @inline(__always)
  func year(_ index: Int, _ shift: Int) -> Int { Int(years[index]) &+ shift }

  @inline(__always)
  func month(_ index: Int, _ shift: Int) -> Int { Int(months[index]) &+ shift }

  @inline(__always)
  func dayNumber(_ index: Int, _ shift: Int) -> Int { Int(dayNumbers[index]) &+ shift }
}

/// What a question waits for, known when the loop is compiled.
protocol Order {
  static func shift(_ last: UInt64, _ zero: Int) -> Int
}

/// For nothing: throughput.
enum Independent: Order {
  @inline(__always)
  static func shift(_ last: UInt64, _ zero: Int) -> Int { 0 }
}

/// For the answer before it: latency.
enum Dependent: Order {
  @inline(__always)
  static func shift(_ last: UInt64, _ zero: Int) -> Int { Int(truncatingIfNeeded: last) & zero }
}

/// The loop around lookups, in one place so that every operation pays for the same.
///
/// Never inlined, so that nothing is known about the grid but that it is one, as in a caller's own function. The error path leaves
/// the loop, which keeps the compiler from answering several questions at once in vector registers; the C kernels forbid it by pragma.
enum LookupLoop {
  @inline(never)
  static func answers<Asked: Lookup, Chain: Order>(
    _: Asked.Type, _: Chain.Type, _ grid: borrowing Grid, _ columns: Columns, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    var last: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        last = try Asked.answer(grid, columns, index, Chain.shift(last, batch.zero))
        sum &+= last
      }
    } catch {
      return .max
    }
    return sum
  }

  static func kernel<Asked: Lookup>(
    _ asked: Asked.Type, _ grid: Grid, _ columns: Columns, _ mode: BenchmarkCase.Mode
  ) -> Kernel {
    switch mode {
    case .throughput: Kernel("calgrid") { answers(asked, Independent.self, grid, columns, $0) }
    case .latency: Kernel("calgrid") { answers(asked, Dependent.self, grid, columns, $0) }
    }
  }
}
