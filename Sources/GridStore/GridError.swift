package import GridFormat

/// Why a file could not be opened or a question not be answered: the error of this room.
///
/// What to do: for file errors, build the file again or ask without one; for ranges, ask inside ``expected``, or precompute more years.
public struct GridError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, Sendable {
    case notFound = "not found"
    case notCalgridFile = "not a calgrid file"
    case unsupportedVersion = "unsupported version"
    case truncated = "truncated"
    case corrupt = "corrupt"
    case parametersNotInFile = "parameters not in this file"
    case yearOutOfRange = "year outside the range"
    case dayOutOfRange = "day outside the range"
    case noSuchMonth = "no such month"
    case noSuchDay = "no such day"
    case noSuchCell = "no such cell"
    case noSuchRow = "no such row"
    case inputOutput = "I/O error"
    case unsafeTarget = "unsafe target"
    case cannotCreate = "cannot create"
    case interrupted = "interrupted"
  }

  public let code: Code
  /// The file, if the error is about one.
  public let path: String?
  /// The damaged place of a file: `header` or a section's name.
  public let place: String?
  /// Where in the file, if there is such a place.
  public let byteOffset: Int?
  /// The system's error number, for I/O errors.
  public let errorNumber: Int32?
  public let found: String
  public let expected: String

  public init(
    _ code: Code, path: String? = nil, place: String? = nil, byteOffset: Int? = nil, errorNumber: Int32? = nil,
    found: String, expected: String
  ) {
    self.code = code
    self.path = path
    self.place = place
    self.byteOffset = byteOffset
    self.errorNumber = errorNumber
    self.found = found
    self.expected = expected
  }

  package init(_ error: FormatError, path: String?) {
    let code: Code =
      switch error.code {
      case .notCalgridFile: .notCalgridFile
      case .unsupportedVersion: .unsupportedVersion
      case .truncated: .truncated
      case .parametersNotInFile: .parametersNotInFile
      case .corrupt, .notEncodable: .corrupt
      }
    self.init(
      code, path: path, place: error.place, byteOffset: error.byteOffset, found: error.found, expected: error.expected)
  }

  public var description: String {
    var text = path.map { "\($0): " } ?? ""
    text += code.rawValue
    if let place {
      text += " (\(place)" + (byteOffset.map { " at byte \($0)" } ?? "") + ")"
    }
    return text + ": found \(found), expected \(expected)"
  }
}
