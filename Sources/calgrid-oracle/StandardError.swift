#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notes and progress: everything that is not a result.
enum StandardError {
  static let isTerminal = isatty(2) == 1

  static func line(_ text: String) { write(text + "\n") }

  /// Overwrites the line of progress; silent when nobody watches.
  static func progress(_ text: String) {
    if isTerminal { write("\r\(text)\u{1B}[K") }
  }

  /// Takes the line of progress away.
  static func end(progress: Void) {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe send(2, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// The C function, under a name that the method above does not hide.
private let send = unsafe write
