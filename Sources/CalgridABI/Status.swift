import CCalgrid
import GridStore

/// Errors of the grid as a status and the caller's ``calgrid_error``.
enum Status {
  static let ok = Int32(CALGRID_OK)

  /// Fills the caller's error, if one is given.
  @inline(never)
  static func report(_ error: GridError, to result: UnsafeMutablePointer<calgrid_error>?) -> Int32 {
    unsafe report(
      code(error.code), error.description, systemError: error.errorNumber ?? 0, byteOffset: error.byteOffset ?? -1,
      to: result)
  }

  /// An argument that no file could make right.
  @inline(never)
  static func invalid(_ message: String, _ result: UnsafeMutablePointer<calgrid_error>?) -> Int32 {
    unsafe report(Int32(CALGRID_INVALID_ARGUMENT), message, systemError: 0, byteOffset: -1, to: result)
  }

  @inline(never)
  static func noHandle(_ result: UnsafeMutablePointer<calgrid_error>?) -> Int32 {
    unsafe invalid("invalid argument: found an empty handle, expected an open one", result)
  }

  private static func report(
    _ status: Int32, _ message: String, systemError: Int32, byteOffset: Int,
    to result: UnsafeMutablePointer<calgrid_error>?
  ) -> Int32 {
    guard let result = unsafe result else { return status }
    unsafe result.pointee.status = status
    unsafe result.pointee.system_error = systemError
    unsafe result.pointee.byte_offset = Int64(byteOffset)
    unsafe withUnsafeMutableBytes(of: &result.pointee.message) { unsafe copy(message, into: $0) }
    return status
  }

  /// Copies text and a zero byte, cutting between characters.
  static func copy(_ text: String, into memory: UnsafeMutableRawBufferPointer) {
    var count = 0
    for scalar in text.unicodeScalars {
      let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      guard count + bytes.count < memory.count else { break }
      for byte in bytes {
        unsafe memory[count] = byte
        count += 1
      }
    }
    unsafe memory[count] = 0
  }

  private static func code(_ code: GridError.Code) -> Int32 {
    let status =
      switch code {
      case .notFound: CALGRID_NOT_FOUND
      case .notCalgridFile: CALGRID_NOT_CALGRID_FILE
      case .unsupportedVersion: CALGRID_UNSUPPORTED_VERSION
      case .truncated: CALGRID_TRUNCATED
      case .corrupt: CALGRID_CORRUPT
      case .parametersNotInFile: CALGRID_PARAMETERS_NOT_IN_FILE
      case .yearOutOfRange: CALGRID_YEAR_OUT_OF_RANGE
      case .dayOutOfRange: CALGRID_DAY_OUT_OF_RANGE
      case .noSuchMonth: CALGRID_NO_SUCH_MONTH
      case .noSuchDay: CALGRID_NO_SUCH_DAY
      case .noSuchCell: CALGRID_NO_SUCH_CELL
      case .noSuchRow: CALGRID_NO_SUCH_ROW
      case .bufferTooSmall: CALGRID_BUFFER_TOO_SMALL
      case .inputOutput: CALGRID_INPUT_OUTPUT
      default: CALGRID_OTHER
      }
    return Int32(status)
  }
}
