import CCalgrid
import GridStore

/// What an opened file is behind its handle: a file that can be taken up anew, or bytes of the caller's.
enum OpenFile {
  case live(LiveCacheFile)
  case bytes(CacheFile)

  var current: CacheFile {
    switch self {
    case .live(let file): file.current
    case .bytes(let file): file
    }
  }
}

/// The file behind a handle; a grid stands behind its own.
final class OpenedFile {
  let file: OpenFile

  init(_ file: OpenFile) {
    self.file = file
  }
}

/// Handles are references that their owner holds. A lookup counts none: the caller promises that the handle is open.
extension calgrid_file {
  init(_ file: OpenFile) {
    unsafe self.init(opaque: Unmanaged.passRetained(OpenedFile(file)).toOpaque())
  }

  var opened: Unmanaged<OpenedFile>? { unsafe opaque.map { unsafe Unmanaged.fromOpaque($0) } }
}

extension calgrid_grid {
  init(_ grid: Grid) {
    unsafe self.init(opaque: Unmanaged.passRetained(grid).toOpaque())
  }

  @inline(__always)
  var opened: Unmanaged<Grid>? { unsafe opaque.map { unsafe Unmanaged.fromOpaque($0) } }

  /// Asks the grid where it stands.
  ///
  /// - Returns: the status of the question.
  @inline(__always)
  func asking(
    _ error: UnsafeMutablePointer<calgrid_error>?, _ question: (Grid) throws(GridError) -> Void
  ) -> Int32 {
    guard let opened = unsafe opened else { return unsafe Status.noHandle(error) }
    return unsafe opened._withUnsafeGuaranteedRef { grid in
      do throws(GridError) {
        try question(grid)
        return Status.ok
      } catch let problem {
        return unsafe Status.report(problem, to: error)
      }
    }
  }
}
