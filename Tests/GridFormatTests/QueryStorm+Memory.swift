import CalendarCore
import GridFormat
import TestSupport

@testable import GridStore

extension QueryStorm {
  /// Keeps memory alive for grids over memory that a test owns.
  private static let owner = Result { try Grids.file(.gregorian, years: 2000...2000, [.sundayFirst]) }

  /// A grid over memory that the caller keeps alive, without verification.
  static func grid(_ memory: UnsafeRawBufferPointer, _ parameters: GridParameters) throws -> Grid {
    Grid(try FileView(memory).table(for: parameters), parameters: parameters, owner: try owner.get())
  }
}
