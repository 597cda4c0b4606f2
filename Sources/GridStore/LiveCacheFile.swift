import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A cache file that may be replaced while a server runs: the current generation, and a way to take up the next one.
///
/// Take ``current`` once for each request and ask it everything: its answers come from one generation, whatever happens to the file.
/// Lookups never touch this type; only ``current`` and ``reload()`` take its lock, for as long as copying a reference takes.
public final class LiveCacheFile: Sendable {
  private struct Generation {
    let file: CacheFile
    let identity: FileIdentity
  }

  private let path: String
  private let mode: CacheFile.Mode
  private let generation: Mutex<Generation>

  /// Opens the file as it is now.
  ///
  /// - Throws: ``GridError`` as `CacheFile(path:mode:)` does.
  public init(path: String, mode: CacheFile.Mode = .automatic) throws(GridError) {
    self.path = path
    self.mode = mode
    let identity = try FileIdentity(path: path)
    generation = Mutex(Generation(file: try CacheFile(path: path, mode: mode), identity: identity))
  }

  /// The generation that was opened last.
  public var current: CacheFile { generation.withLock { $0.file } }

  /// Opens the file again if another one stands at the path now.
  ///
  /// - Returns: whether there is a new generation.
  /// - Throws: ``GridError`` if the new file is missing or damaged; the old generation keeps serving.
  @discardableResult
  public func reload() throws(GridError) -> Bool {
    // The identity is read before the file: a replacement in between is seen by the next reload, never missed.
    let identity = try FileIdentity(path: path)
    guard identity != generation.withLock({ $0.identity }) else { return false }
    let file = try CacheFile(path: path, mode: mode)
    generation.withLock { $0 = Generation(file: file, identity: identity) }
    return true
  }
}

/// What tells one file at a path from another: files are replaced, never written to, so device and inode with the time of change do.
private struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  let changedSeconds: Int
  let changedNanoseconds: Int

  init(path: String) throws(GridError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw systemError(path, "stat") }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      changedSeconds = status.st_ctimespec.tv_sec
      changedNanoseconds = status.st_ctimespec.tv_nsec
    #else
      changedSeconds = status.st_ctim.tv_sec
      changedNanoseconds = status.st_ctim.tv_nsec
    #endif
  }
}
