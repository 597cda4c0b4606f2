/// Why the platform's calendars and calgrid's do not meet: the error of this room.
///
/// What to do: take a calendar that both sides have, and years that the calendar answers.
public struct BridgeError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, Sendable {
    /// Foundation has a calendar that calgrid has not.
    case unknownIdentifier = "unknown calendar identifier"
    /// calgrid has a calendar that Foundation has not.
    case noPlatformCalendar = "no such calendar in Foundation"
    /// The week settings of a `Calendar` are no week rule.
    case weekRule = "not a week rule"
    /// Foundation has no names for this calendar, or answers with those of another one.
    case noNames = "no names in Foundation"
    /// A month number that the calendar does not have.
    case month = "no such month"
    /// The calendar knows no day of the years asked for.
    case yearOutOfRange = "year outside the range"
    /// The platform knows no time zone of this name.
    case unknownZone = "unknown time zone"
    /// A line of a list of differences that cannot be read.
    case list = "not a list of differences"
  }

  public let code: Code
  public let found: String
  public let expected: String

  public init(_ code: Code, found: String, expected: String) {
    self.code = code
    self.found = found
    self.expected = expected
  }

  public var description: String { "\(code.rawValue): found \(found), expected \(expected)" }
}
