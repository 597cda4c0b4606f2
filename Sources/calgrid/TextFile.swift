import CalendarGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text file that an option names, read as a whole; pipes too.
enum TextFile {
  /// More than a million lines of a list; what is longer has no end, as `/dev/zero`.
  private static let limit = 64 << 20

  /// - Throws: ``Failure`` with exit code 66, 74 or, for what is not UTF-8 or endless, 65.
  static func read(_ path: String) throws(Failure) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, "open", errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, "read", errno) }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
      guard bytes.count <= limit else {
        throw Failure(.badData, "\(Printable.path(path)): found more than \(limit) bytes, expected a list that ends")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "\(Printable.path(path)): found bytes that are not UTF-8, expected text")
    }
    return text
  }

  /// As for a cache file: the same words and exit codes.
  private static func failure(_ path: String, _ call: String, _ number: Int32) -> Failure {
    let code: GridError.Code = number == ENOENT || number == ENOTDIR ? .notFound : .inputOutput
    let found = unsafe "\(call): \(String(cString: strerror(number)))"
    return Failure(GridError(code, path: path, errorNumber: number, found: found, expected: "a text file"))
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
