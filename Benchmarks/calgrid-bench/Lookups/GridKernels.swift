import BenchmarkHarness
import BenchmarkPeers
import GridStore

/// The grid that answers a set of questions, and its kernels by operation.
struct GridKernels {
  let questions: Questions
  let grid: Grid

  /// - Parameter grid: Made in memory unless it comes from a file.
  init(_ questions: Questions, _ grid: Grid? = nil) {
    self.questions = questions
    self.grid = grid ?? BenchmarkGrid.make(questions)
  }

  /// The kernel, or `nil` for names of months, which only platform calendars are asked for.
  func kernel(_ operation: Operation, _ mode: BenchmarkCase.Mode = .throughput) -> Kernel? {
    let columns = Columns(questions)
    switch operation {
    case .dayCount: return LookupLoop.kernel(DayCountLookup.self, grid, columns, mode)
    case .firstWeekdayOffset: return LookupLoop.kernel(OffsetLookup.self, grid, columns, mode)
    case .dayOfDate: return LookupLoop.kernel(DayOfDateLookup.self, grid, columns, mode)
    case .dateOfDay: return LookupLoop.kernel(DateOfDayLookup.self, grid, columns, mode)
    case .placeOfDay: return LookupLoop.kernel(PlaceOfDayLookup.self, grid, columns, mode)
    case .cellDay: return LookupLoop.kernel(CellDayLookup.self, grid, columns, mode)
    case .cellDate: return LookupLoop.kernel(CellDateLookup.self, grid, columns, mode)
    case .isoWeek: return LookupLoop.kernel(WeekLookup.self, grid, columns, mode)
    case .fillMonth: return FillLoop.monthKernel(grid, columns, mode)
    case .fillYear: return FillLoop.yearKernel(grid, columns, mode)
    case .namedDateOfDay: return nil
    }
  }
}
