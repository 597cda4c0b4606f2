public import GridRendering
import CalendarCore
import GridStore

/// What one thread needs to answer requests: the buffer of its answers, and the grids that it was asked for last.
public final class ServiceWorkspace {
  /// The answer in JSON.
  public var json = JSONWriter(capacity: 65_536)
  /// An answer that is not JSON.
  public internal(set) var plain: [UInt8] = []
  private var grids: [GridParameters: Grid] = [:]
  private var file: CacheFile?

  /// A server is asked for few keys again and again; a client that asks for all of them must not make it grow.
  private static let largestGridCount = 256

  public init() {}

  /// The grid of these parameters in a generation of the file.
  ///
  /// - Throws: ``GridError``: parameters not in this file, or corrupt.
  func grid(for parameters: GridParameters, in current: CacheFile) throws(GridError) -> Grid {
    if file !== current {
      grids.removeAll(keepingCapacity: true)
      file = current
    }
    if let grid = grids[parameters] { return grid }
    let grid = try current.grid(for: parameters)
    if grids.count >= Self.largestGridCount { grids.removeAll(keepingCapacity: true) }
    grids[parameters] = grid
    return grid
  }
}
