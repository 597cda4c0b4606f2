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
    case noSuchPage = "no such page"
    case noSuchPoint = "no such point"
    case invalidLayout = "invalid layout"
    case bufferTooSmall = "buffer too small"
    case reversedRange = "reversed range"
    case unreadableLine = "unreadable line"
    case inputOutput = "I/O error"
    case unsafeTarget = "unsafe target"
    case cannotCreate = "cannot create"
    case interrupted = "interrupted"
  }

  private struct Facts: Hashable, Sendable {
    let code: Code
    let path: String?
    let place: String?
    let byteOffset: Int?
    let errorNumber: Int32?
    let found: String
    let expected: String
  }

  /// The facts stand behind one reference, so that a throwing lookup returns its error in a register and the path without an error
  /// stays free of it.
  private final class Box: Sendable {
    let facts: Facts
    init(_ facts: Facts) { self.facts = facts }
  }

  private let box: Box

  /// What was found where a file has no bytes at all.
  package static let emptyFile = "an empty file"

  public var code: Code { box.facts.code }
  /// The file, if the error is about one.
  public var path: String? { box.facts.path }
  /// The place of the trouble: `header` or a section's name in a damaged file, `line 3` in a list of days, `row height` in a layout, the
  /// name of a buffer.
  public var place: String? { box.facts.place }
  /// Where in the file, if there is such a place.
  public var byteOffset: Int? { box.facts.byteOffset }
  /// The system's error number, for I/O errors.
  public var errorNumber: Int32? { box.facts.errorNumber }
  public var found: String { box.facts.found }
  public var expected: String { box.facts.expected }

  public static func == (left: GridError, right: GridError) -> Bool { left.box.facts == right.box.facts }
  public func hash(into hasher: inout Hasher) { hasher.combine(box.facts) }

  public init(
    _ code: Code, path: String? = nil, place: String? = nil, byteOffset: Int? = nil, errorNumber: Int32? = nil,
    found: String, expected: String
  ) {
    box = Box(
      Facts(
        code: code, path: path, place: place, byteOffset: byteOffset, errorNumber: errorNumber, found: found,
        expected: expected))
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

  /// One line; of the path at most 200 characters, ``path`` has all.
  public var description: String {
    var text = path.map { "\(PrintableText.shortened($0)): " } ?? ""
    text += code.rawValue
    // The call and the system's own words; what would have been right is that the call succeeds.
    if errorNumber != nil { return text + " (\(found))" }
    if let place {
      text += " (\(place)" + (byteOffset.map { " at byte \($0)" } ?? "") + ")"
    }
    return text + ": found \(found), expected \(expected)"
  }
}
