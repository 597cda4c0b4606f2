import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import GridStore

/// One public query as a kernel asks it, of a grid or of what is made of one.
///
/// The shift is what a question waits for in latency mode: 0 at run time, added to the year and the month or to the day.
protocol Lookup: SendableMetatype {
  associatedtype Source: Sendable = Grid

  static func answer(
    _ source: borrowing Source, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64
}

/// The columns of the questions, as plain pointers: what the C kernels read.
struct Columns: @unchecked Sendable {
  // Unchecked because of the pointers: nobody writes them after the questions are drawn.
  let years: UnsafePointer<Int32>
  let months: UnsafePointer<Int32>
  let days: UnsafePointer<Int32>
  let cells: UnsafePointer<Int32>
  let dayNumbers: UnsafePointer<Int32>

  /// - Parameters:
  ///   - days: What stands in the place of the days, for queries of something else.
  ///   - dayNumbers: What stands in the place of the day numbers.
  init(_ questions: Questions, days: [Int32]? = nil, dayNumbers: [Int32]? = nil) {
    let inputs = questions.inputs.pointee
    years = inputs.years
    months = inputs.months
    self.days = days.map { Self.column($0) } ?? inputs.days
    cells = inputs.cells
    self.dayNumbers = dayNumbers.map { Self.column($0) } ?? inputs.day_numbers
  }

  /// Kept for as long as the program runs, like the columns of the questions.
  private static func column(_ values: [Int32]) -> UnsafePointer<Int32> {
    let column = UnsafeMutablePointer<Int32>.allocate(capacity: values.count)
    column.initialize(from: values, count: values.count)
    return UnsafePointer(column)
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
    _: Asked.Type, _: Chain.Type, _ source: borrowing Asked.Source, _ columns: Columns, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    var last: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count {
        last = try Asked.answer(source, columns, index, Chain.shift(last, batch.zero))
        sum &+= last
      }
    } catch {
      return .max
    }
    return sum
  }

  static func kernel<Asked: Lookup>(
    _ asked: Asked.Type, _ source: Asked.Source, _ columns: Columns, _ mode: BenchmarkCase.Mode = .throughput
  ) -> Kernel {
    switch mode {
    case .throughput: Kernel("calgrid") { answers(asked, Independent.self, source, columns, $0) }
    case .latency: Kernel("calgrid") { answers(asked, Dependent.self, source, columns, $0) }
    }
  }
}
