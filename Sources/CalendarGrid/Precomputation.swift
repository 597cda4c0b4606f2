public import GridBuilder
import GridFormat
public import GridStore

/// The main job: build or extend a cache file and publish it atomically.
public enum Precomputation {
  /// What happened.
  public struct Report: Sendable {
    public let path: String
    public let byteCount: Int
    public let keyCount: Int
    public let coverage: [CalendarCoverage]
    /// Whether an existing file was extended.
    public let extended: Bool
    /// Why an existing file was replaced instead of extended, if it was.
    public let replaced: GridError?
  }

  /// Builds or extends the file at `path`.
  ///
  /// An existing file keeps what it holds; tables of another rule version are computed again. A damaged calgrid file is replaced; a file of
  /// another kind or of a newer version is left alone.
  /// - Throws: `BuildError` or `GridError`; the old file is untouched then.
  public static func run(
    _ request: BuildRequest, path: String, threads: Int, progress: @escaping CacheBuilder.Progress = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws -> Report {
    try Publication.check(target: path)
    return try Publication.alone(in: path, isCancelled: isCancelled) {
      let (existing, replaced) = try open(path)
      let output = try CacheBuilder.build(
        request, extending: existing?.view, threads: threads, progress: progress, isCancelled: isCancelled)
      // Asked before the old file goes, so that whatever fails has changed nothing.
      let keyCount = try CacheFile(bytes: output.bytes).view.keyCount
      try Publication.publish(output.bytes, to: path, isCancelled: isCancelled)
      return Report(
        path: path, byteCount: output.bytes.count, keyCount: keyCount, coverage: output.coverage,
        extended: existing != nil, replaced: replaced)
    }
  }

  private static func open(_ path: String) throws(GridError) -> (file: CacheFile?, damage: GridError?) {
    do {
      return (try CacheFile(path: path, mode: .copied), nil)
    } catch {
      switch error.code {
      case .notFound: return (nil, nil)
      case .truncated, .corrupt: return (nil, error)
      // An empty file holds nothing that could be lost.
      case .notCalgridFile where error.found == GridError.emptyFile: return (nil, error)
      default: throw error
      }
    }
  }
}
