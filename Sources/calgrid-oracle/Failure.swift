import GridFoundation

/// Why the program cannot go on: the error of this room. One line on standard error, and an exit code of `sysexits.h`.
struct Failure: Error {
  let exitCode: Int32
  let message: String

  init(_ exitCode: Int32, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// A wrong argument.
  static func usage(_ subject: String, found: String, expected: String) -> Failure {
    Failure(64, "\(subject): found '\(found.prefix(60))', expected \(expected)")
  }

  init(_ error: BridgeError) {
    self.init(error.code == .list ? 65 : 64, error.description)
  }
}
