public import GridStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the cache file is when nobody names one.
public enum CacheLocation {
  static let fileName = "grids.calgrid"

  /// `$CALGRID_CACHE`, else `$XDG_CACHE_HOME/calgrid/grids.calgrid`, else `~/.cache/calgrid/grids.calgrid`.
  ///
  /// - Parameter environment: the variables, by name.
  /// - Returns: `nil` if there is no home directory either. A relative `XDG_CACHE_HOME` is ignored, as its specification demands.
  public static func path(environment: [String: String]) -> String? {
    if let explicit = environment["CALGRID_CACHE"], !explicit.isEmpty { return explicit }
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/calgrid/\(fileName)" }
    if let home = environment["HOME"], home.hasPrefix("/") { return "\(home)/.cache/calgrid/\(fileName)" }
    return nil
  }

  /// Makes the directory of a default path, readable by its owner only.
  ///
  /// - Throws: `GridError` with code `cannotCreate`.
  public static func createDirectory(for path: String) throws(GridError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let directory = String(path[..<slash])
    if unsafe mkdir(directory, 0o700) == 0 || errno == EEXIST { return }
    if errno == ENOENT {
      try createDirectory(for: directory)
      if unsafe mkdir(directory, 0o700) == 0 || errno == EEXIST { return }
    }
    let number = errno
    throw GridError(
      .cannotCreate, path: directory, errorNumber: number, found: unsafe "mkdir: \(String(cString: strerror(number)))",
      expected: "a directory")
  }
}
