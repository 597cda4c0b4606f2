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
  /// - Throws: ``Failure`` with exit code 66, 74 or, for what is not UTF-8, 65.
  static func read(_ path: String) throws(Failure) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, errno) }
      if count == 0 { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "\(path): found bytes that are not UTF-8, expected text")
    }
    return text
  }

  private static func failure(_ path: String, _ number: Int32) -> Failure {
    let isMissing = [ENOENT, ENOTDIR, EACCES, EPERM].contains(number)
    return Failure(isMissing ? .noInput : .inputOutput, unsafe "\(path): \(String(cString: strerror(number)))")
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
