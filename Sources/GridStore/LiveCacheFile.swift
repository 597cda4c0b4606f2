/// A cache file that may be replaced while a server runs: the generation that serves, and a way to take up the next one.
///
/// Take ``current`` once for each request and ask it everything: its answers come from one generation, whatever happens to the file.
/// Lookups never touch this type; ``current`` takes a lock for as long as copying a reference takes, and never waits for a file. An old
/// generation's memory is given back when its last reader lets it go. When to look for a new file is the caller's choice: a timer with
/// ``reloadIfChanged()``, or ``reload()`` on a signal or a message.
///
/// Replace the file by `rename`, as calgrid does. A file that is written in place changes under its readers.
public final class LiveCacheFile: Sendable {
  /// What a file must show before it serves.
  public enum Acceptance: Hashable, Sendable {
    /// What `CacheFile(path:mode:)` checks: O(1) for a mapped file, whose sections may then be damaged.
    case openable
    /// Also what `CacheFile.verify()` checks: O(size).
    case verified
  }

  private let path: String
  private let mode: CacheFile.Mode
  private let acceptance: Acceptance
  private let generation: Guarded<CacheFile>
  /// The file that was opened last. Held for a whole reload, so that of two at once the one that began later also ends later.
  private let opened: Guarded<FileIdentity?>

  /// Opens the file as it is now.
  ///
  /// - Parameters:
  ///   - path: where every generation stands in its turn.
  ///   - mode: how each generation's bytes are held.
  ///   - acceptance: what the first and every later generation must show.
  /// - Throws: ``GridError`` as `CacheFile(path:mode:)` and, with ``Acceptance/verified``, `CacheFile.verify()` do.
  public init(
    path: String, mode: CacheFile.Mode = .automatic, acceptance: Acceptance = .openable
  ) throws(GridError) {
    self.path = path
    self.mode = mode
    self.acceptance = acceptance
    let first = try Self.open(path, mode, acceptance)
    generation = Guarded(first)
    opened = Guarded(first.identity)
  }

  /// The generation that was opened last.
  ///
  /// - Complexity: O(1).
  public var current: CacheFile { generation.withLock { $0 } }

  /// Opens the file that stands at the path now, and lets it serve.
  ///
  /// - Throws: ``GridError`` if that file is missing, damaged or cannot be read; the old generation keeps serving.
  /// - Complexity: that of opening, and of verifying if asked for.
  public func reload() throws(GridError) {
    try opened.withLock { identity throws(GridError) in identity = try takeUp() }
  }

  /// Opens the file again if it is not the one that serves, by device, inode, size and times: one system call if nothing has changed.
  ///
  /// A bad file is reported by every call until a good one stands in its place.
  ///
  /// - Returns: whether there is a new generation.
  /// - Throws: ``GridError`` as ``reload()``.
  @discardableResult
  public func reloadIfChanged() throws(GridError) -> Bool {
    try opened.withLock { identity throws(GridError) in
      guard try FileIdentity(path: path) != identity else { return false }
      identity = try takeUp()
      return true
    }
  }

  /// - Returns: the identity of the new generation.
  private func takeUp() throws(GridError) -> FileIdentity? {
    let next = try Self.open(path, mode, acceptance)
    // The old generation leaves the lock with the result, so that nobody waits while its memory is given back.
    _ = generation.withLock { file in
      let old = file
      file = next
      return old
    }
    return next.identity
  }

  private static func open(
    _ path: String, _ mode: CacheFile.Mode, _ acceptance: Acceptance
  ) throws(GridError) -> CacheFile {
    let file = try CacheFile(path: path, mode: mode)
    if acceptance == .verified { try file.verify() }
    return file
  }
}
