import BenchmarkHarness
import BenchmarkPeers
import CBenchmarkPeers
import CCalgrid
import CalgridABI
import CalendarCore
import GridStore

/// What the interface for C adds to a lookup: loops in C that call through pointers, against loops in Swift on the same file.
enum ABICases {
  static let operations = [Operation.dayCount, .cellDate, .placeOfDay]

  static func name(_ operation: Operation) -> String { "abi/\(operation.rawValue)/gregorian-1600-2400" }

  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let questions = sets.gregorian
    let handle = open()
    return operations.map { operation in
      guard let swift = GridKernels(questions, swiftGrid()).kernel(operation) else {
        preconditionFailure("every grid answers \(operation)")
      }
      return BenchmarkCase(
        name(operation), operation: operation.rawValue, calendar: questions.calendar, questions: questions.count,
        mustNotAllocate: true, subject: kernel(operation, questions, handle), peers: [Kernel("swift") { swift($0) }],
        oracle: questions.answers(operation))
    }
  }

  private static func kernel(_ operation: Operation, _ questions: Questions, _ handle: Handle) -> Kernel {
    switch operation {
    case .dayCount:
      Kernel("calgrid-c") { batch in
        let function:
          @convention(c) (
            calgrid_grid, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<calgrid_error>?
          ) -> Int32 = calgrid_day_count
        return peer_abi_day_count(
          unsafeBitCast(function, to: peer_abi_day_count_function.self), handle.grid, questions.inputs, batch.count)
      }
    case .cellDate:
      Kernel("calgrid-c") { batch in
        let function:
          @convention(c) (
            calgrid_grid, Int32, Int32, Int32, UnsafeMutablePointer<calgrid_cell>, UnsafeMutablePointer<calgrid_error>?
          ) -> Int32 = calgrid_cell_at
        return peer_abi_cell(
          unsafeBitCast(function, to: peer_abi_cell_function.self), handle.grid, questions.inputs, batch.count)
      }
    default:
      Kernel("calgrid-c") { batch in
        let function:
          @convention(c) (
            calgrid_grid, Int32, UnsafeMutablePointer<calgrid_position>, UnsafeMutablePointer<calgrid_error>?
          ) -> Int32 = calgrid_position_of
        return peer_abi_position(
          unsafeBitCast(function, to: peer_abi_position_function.self), handle.grid, questions.inputs, batch.count)
      }
    }
  }

  /// A grid of the C interface, open as long as the program runs.
  private struct Handle: @unchecked Sendable {
    // Unchecked because of the pointer: what it points to is never written.
    let grid: peer_abi_grid
  }

  private static func open() -> Handle {
    var file = calgrid_file(opaque: nil)
    var grid = calgrid_grid(opaque: nil)
    guard calgrid_file_open(CacheFiles.shared.path, Int32(CALGRID_MAPPED), &file, nil) == CALGRID_OK,
      calgrid_grid_open(file, "gregorian", 2, 4, &grid, nil) == CALGRID_OK
    else { fatalError("the C interface does not open \(CacheFiles.shared.path)") }
    calgrid_file_close(file)
    return Handle(grid: peer_abi_grid(opaque: grid.opaque))
  }

  private static func swiftGrid() -> Grid {
    do {
      return try CacheFile(path: CacheFiles.shared.path, mode: .mapped)
        .grid(for: GridParameters(calendar: .gregorian, weekRule: .iso8601))
    } catch {
      fatalError("no grid: \(error)")
    }
  }
}
