#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A fresh directory that only its owner can write.
public struct TemporaryFolder: Sendable {
  /// Without a slash at the end.
  public let path: String

  public init() throws {
    var template = Array("/tmp/calgrid-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw DataError(file: "/tmp", line: 0, problem: "mkdtemp: errno \(errno)")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names in it, sorted.
  public var names: [String] { Self.names(in: path) }

  /// Removes it with the files in it.
  public func remove() {
    Self.remove(path)
  }

  /// The names in a directory, sorted.
  public static func names(in path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      for name in names(in: path) { remove("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
