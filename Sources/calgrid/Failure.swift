import CalendarGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a command ends: 0, 1 for "they differ", or the numbers of `sysexits.h`.
enum ExitCode: Int32 {
  case success = 0
  case difference = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case cannotCreate = 73
  case inputOutput = 74
  case interrupted = 130
}

/// Why a command cannot go on: the error of this room. One line on standard error, and an exit code.
struct Failure: Error {
  let exitCode: ExitCode
  /// What was found and what was expected; empty to end without a word, as after a broken pipe.
  let message: String

  init(_ exitCode: ExitCode, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// A wrong argument.
  static func usage(_ subject: String, found: String, expected: String) -> Failure {
    Failure(.usage, "\(subject): found \(Printable.quoted(found)), expected \(expected)")
  }

  /// A wrong value.
  init(_ error: ParameterError, in subject: String) {
    self.init(.usage, "\(subject): \(error)")
  }

  init(_ error: OpenError) {
    self.init(error.code == .notBuildable ? .badData : .usage, error.description)
  }

  init(_ error: BuildError) {
    let code: ExitCode =
      switch error.code {
      case .nothingToBuild: .usage
      case .notEncodable: .badData
      case .cancelled: .interrupted
      }
    self.init(code, error.description)
  }

  init(_ error: GridError) {
    // Such a name is wrong wherever it stands and whatever is on the disk.
    if error.errorNumber == ENAMETOOLONG {
      self.init(.usage, error.description)
      return
    }
    let code: ExitCode =
      switch error.code {
      case .notFound: .noInput
      case .notCalgridFile, .unsupportedVersion, .truncated, .corrupt, .parametersNotInFile, .unreadableLine: .badData
      case .yearOutOfRange, .dayOutOfRange, .noSuchMonth, .noSuchDay, .noSuchCell, .noSuchRow, .reversedRange: .usage
      case .noSuchPage, .noSuchPoint, .invalidLayout, .bufferTooSmall: .usage
      // "Not allowed to read" is "no input" in sysexits.h; errors while reading or writing are I/O.
      case .inputOutput: error.errorNumber == EACCES || error.errorNumber == EPERM ? .noInput : .inputOutput
      case .unsafeTarget, .cannotCreate: .cannotCreate
      case .interrupted: .interrupted
      }
    self.init(code, error.description)
  }
}

/// Asks a grid; what it refuses becomes a ``Failure``.
func asking<Value>(_ question: () throws(GridError) -> Value) throws(Failure) -> Value {
  do { return try question() } catch { throw Failure(error) }
}
