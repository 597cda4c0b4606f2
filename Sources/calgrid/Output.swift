import CalendarGrid
import GridRendering

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one way to standard output, or to a file instead: buffered, and every write checked, so that lost output is an error.
final class Output {
  private var buffer: [UInt8] = []
  private static let limit = 65_536
  /// Where it goes at the end instead of standard output: whole, or not at all.
  private let path: String?
  private let descriptor: Int32

  init(path: String? = nil, descriptor: Int32 = STDOUT_FILENO) {
    self.path = path
    self.descriptor = descriptor
  }

  /// - Throws: ``Failure`` with exit code 74 if the output is lost; silently if nobody reads it any more.
  func write(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if path == nil, buffer.count >= Self.limit { try flush() }
  }

  /// Writes a JSON document and a line end.
  func write(_ json: borrowing JSONWriter) throws(Failure) { try write(json.text + "\n") }

  func flush() throws(Failure) {
    if let path {
      do { try Publication.publish(buffer, to: path) } catch { throw Failure(error) }
      buffer.removeAll()
      return
    }
    let problem = Self.send(buffer[...], to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    guard let problem else { return }
    if problem == EPIPE { throw Failure(.inputOutput, "") }
    throw Failure(.inputOutput, unsafe "standard output: \(String(cString: strerror(problem)))")
  }

  /// The longest message; more is a value that nobody thought to shorten.
  private static let messageLimit = 2_000

  /// A message on standard error, on one line and not endless whatever is in it. If even that fails there is nobody left to tell.
  static func report(_ message: String) {
    _ = send(Array("calgrid: \(PrintableText.shortened(message, to: messageLimit))\n".utf8)[...], to: STDERR_FILENO)
  }

  /// Text for a terminal on standard error.
  static func show(_ text: String) {
    _ = send(Array(text.utf8)[...], to: STDERR_FILENO)
  }

  /// Writes all bytes; the error number if that fails.
  private static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      // No progress and no reason: asked again it might go on for ever.
      if count == 0 { return EIO }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
