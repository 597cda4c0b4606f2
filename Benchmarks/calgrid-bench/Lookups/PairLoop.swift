import BenchmarkHarness
import BenchmarkPeers
import GridStore

/// One public query of a grid about something of the caller's, as a kernel asks it.
///
/// The two are parameters of their own: a grid inside of a borrowed value is copied for a call, five hundred bytes that are no part of the
/// query.
protocol PairLookup: SendableMetatype {
  associatedtype Value: Sendable

  static func answer(
    _ grid: borrowing Grid, _ value: borrowing Value, _ columns: Columns, _ index: Int
  ) throws(GridError) -> UInt64
}

/// The loop around such queries, for independent questions.
enum PairLoop {
  @inline(never)
  private static func answers<Asked: PairLookup>(
    _: Asked.Type, _ grid: borrowing Grid, _ value: borrowing Asked.Value, _ columns: Columns, _ batch: Batch
  ) -> UInt64 {
    var sum: UInt64 = 0
    do throws(GridError) {
      for index in 0..<batch.count { sum &+= try Asked.answer(grid, value, columns, index) }
    } catch {
      return .max
    }
    return sum
  }

  static func kernel<Asked: PairLookup>(
    _ asked: Asked.Type, _ grid: Grid, _ value: Asked.Value, _ columns: Columns
  ) -> Kernel {
    Kernel("calgrid") { answers(asked, grid, value, columns, $0) }
  }
}
