#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells a file from another one that took its place: device and inode, size, and the times of its last change.
///
/// An inode may be used again as soon as nobody holds its file; then the times tell the two apart.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  /// When its bytes were last written.
  private let modified: Moment
  /// When anything about it last changed, its name included.
  private let changed: Moment

  private struct Moment: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) {
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
    }
  }

  /// The file that stands at a path now.
  ///
  /// - Throws: ``GridError``: not found, or I/O error.
  /// - Complexity: O(1): one system call.
  init(path: String) throws(GridError) {
    var status = stat()
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { throw systemError(path, "stat") }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Moment(status.st_mtimespec)
      changed = Moment(status.st_ctimespec)
    #else
      modified = Moment(status.st_mtim)
      changed = Moment(status.st_ctim)
    #endif
  }
}
