public import CCalgrid
import CalendarCore
import GridStore

/// Opens a file.
///
/// - Parameters:
///   - path: a zero-terminated path.
///   - mode: `CALGRID_AUTOMATIC`, `CALGRID_MAPPED` or `CALGRID_COPIED`; a copied file is verified in full.
///   - file: gets the handle; close it with `calgrid_file_close`.
///   - error: gets the reason, or null.
/// - Returns: a status.
@c
public func calgrid_file_open(
  _ path: UnsafePointer<CChar>, _ mode: Int32, _ file: UnsafeMutablePointer<calgrid_file>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  let mode: CacheFile.Mode? =
    switch mode {
    case Int32(CALGRID_AUTOMATIC): .automatic
    case Int32(CALGRID_MAPPED): .mapped
    case Int32(CALGRID_COPIED): .copied
    default: nil
    }
  guard let mode else { return unsafe Status.invalid("mode: expected CALGRID_AUTOMATIC, MAPPED or COPIED", error) }
  guard let path = unsafe String(validatingCString: path) else {
    return unsafe Status.invalid("path: expected valid UTF-8", error)
  }
  do throws(GridError) {
    unsafe file.pointee = calgrid_file(.live(try LiveCacheFile(path: path, mode: mode)))
    return Status.ok
  } catch let problem {
    return unsafe Status.report(problem, to: error)
  }
}

/// Copies the bytes of a file that is in memory; the caller's bytes are not needed any more afterwards. They are checked as a mapped file
/// is: call `calgrid_file_verify` where they may be damaged.
///
/// - Parameters:
///   - bytes: may be null if there are none.
///   - count: how many.
///   - file: gets the handle; close it with `calgrid_file_close`.
///   - error: gets the reason, or null.
/// - Returns: a status.
@c
public func calgrid_file_open_bytes(
  _ bytes: UnsafeRawPointer?, _ count: Int, _ file: UnsafeMutablePointer<calgrid_file>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : max(0, count)))
  do throws(GridError) {
    unsafe file.pointee = calgrid_file(.bytes(try CacheFile(bytes: bytes)))
    return Status.ok
  } catch let problem {
    return unsafe Status.report(problem, to: error)
  }
}

/// Checks every checksum of a file, and that every key finds a sound table.
///
/// - Returns: a status.
@c
public func calgrid_file_verify(_ file: calgrid_file, _ error: UnsafeMutablePointer<calgrid_error>?) -> Int32 {
  guard let opened = unsafe file.opened else { return unsafe Status.noHandle(error) }
  do throws(GridError) {
    try unsafe opened.takeUnretainedValue().file.current.verify()
    return Status.ok
  } catch let problem {
    return unsafe Status.report(problem, to: error)
  }
}

/// Opens the file again if another one stands at its path. Grids that are open keep the generation that they came from; a reload that
/// fails keeps the old one.
///
/// - Parameter changed: gets 1 if there is a new generation, 0 if there is none.
/// - Returns: a status.
@c
public func calgrid_file_reload_if_changed(
  _ file: calgrid_file, _ changed: UnsafeMutablePointer<Int32>, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  guard let opened = unsafe file.opened else { return unsafe Status.noHandle(error) }
  do throws(GridError) {
    switch unsafe opened.takeUnretainedValue().file {
    case .live(let live): unsafe changed.pointee = try live.reloadIfChanged() ? 1 : 0
    case .bytes: unsafe changed.pointee = 0
    }
    return Status.ok
  } catch let problem {
    return unsafe Status.report(problem, to: error)
  }
}

/// Closes a file. An empty handle is allowed.
@c
public func calgrid_file_close(_ file: calgrid_file) {
  unsafe file.opened?.release()
}
