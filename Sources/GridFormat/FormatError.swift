/// Bytes are not a cache file that this version can read, or year shapes do not fit into one: the error of this room.
///
/// To get out of it: build the file again (`calgrid precompute`); for ``Code/unsupportedVersion``, use the calgrid version that
/// wrote it; ``Code/notEncodable`` names a defect in a calendar's rule.
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, Sendable {
    case notCalgridFile = "not a calgrid file"
    case unsupportedVersion = "unsupported version"
    case truncated = "truncated"
    case corrupt = "corrupt"
    case parametersNotInFile = "parameters not in this file"
    case notEncodable = "not encodable"
  }

  public let code: Code
  /// What is damaged: `header` or a section's name.
  public let place: String
  /// Where in the file, if there is such a place.
  public let byteOffset: Int?
  public let found: String
  public let expected: String

  public init(_ code: Code, place: String, byteOffset: Int?, found: String, expected: String) {
    self.code = code
    self.place = place
    self.byteOffset = byteOffset
    self.found = found
    self.expected = expected
  }

  public var description: String {
    let position = byteOffset.map { " at byte \($0)" } ?? ""
    return "\(code.rawValue) (\(place)\(position)): found \(found), expected \(expected)"
  }
}
