#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole text files, read and written with the C library.
enum TextFile {
  /// The bytes of a file as UTF-8 text.
  ///
  /// - Throws: ``DataError`` with code `file` that names the system's error number.
  static func load(_ path: String) throws(DataError) -> String {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(path, "a readable file") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { throw failure(path, "a readable file") }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[0..<count]
    }
  }

  /// Writes a file that a person will review and commit; an older one is replaced.
  ///
  /// - Throws: ``DataError`` with code `file` that names the system's error number.
  static func save(_ text: String, to path: String) throws(DataError) {
    try save(Array(text.utf8), to: path)
  }

  /// Writes bytes as ``save(_:to:)`` does text.
  static func save(_ bytes: [UInt8], to path: String) throws(DataError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw failure(path, "a writable file") }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        close(descriptor)
        throw failure(path, "room to write")
      }
      rest = rest.dropFirst(count)
    }
    guard close(descriptor) == 0 else { throw failure(path, "room to write") }
  }

  private static func failure(_ path: String, _ expected: String) -> DataError {
    DataError(code: .file, place: path, found: "system error \(errno)", expected: expected)
  }
}
