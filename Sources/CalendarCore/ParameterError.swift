/// Something a caller gave is not a value of its kind: the error of this room.
///
/// To get out of it, pass a value that ``expected`` describes.
public struct ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which kind of value was wrong.
  public enum Code: String, Hashable, Sendable {
    case weekday
    case minimumDays
    case calendar
    case date
    case month
    case year
    case region
    case zone
    case language
  }

  public let code: Code
  /// What was given, shortened to at most 60 characters.
  public let found: String
  /// What would have been right.
  public let expected: String

  public init(code: Code, found: String, expected: String) {
    self.code = code
    self.found = found
    self.expected = expected
  }

  public var description: String {
    let kind =
      switch code {
      case .minimumDays: "minimum days"
      case .zone: "time zone"
      default: code.rawValue
      }
    return "wrong \(kind): found '\(found)', expected \(expected)"
  }
}
