public import CalendarCore

/// What to build: keys, and the civil days they shall answer.
public struct BuildRequest: Hashable, Sendable {
  /// The parameters to answer.
  public var keys: Set<GridParameters>
  /// The civil days to cover, as far as each calendar's documented range allows.
  public var days: ClosedRange<Day>

  public init(keys: Set<GridParameters>, days: ClosedRange<Day>) {
    self.keys = keys
    self.days = days
  }

  /// Every calendar with every week rule, over all days of a range of Gregorian years.
  ///
  /// - Parameter isoYears: proleptic Gregorian years, inside −9999…9999.
  /// - Throws: `ParameterError` with code `year`.
  public init(
    calendars: [CalendarID], weekRules: [WeekRule], isoYears: ClosedRange<Int>
  ) throws(ParameterError) {
    guard isoYears.lowerBound >= -9_999, isoYears.upperBound <= 9_999,
      let first = ISODate(year: isoYears.lowerBound, month: 1, day: 1),
      let last = ISODate(year: isoYears.upperBound, month: 12, day: 31)
    else {
      throw ParameterError(
        code: .year, found: "\(isoYears.lowerBound)...\(isoYears.upperBound)", expected: "years from -9999 to 9999")
    }
    keys = Set(calendars.flatMap { calendar in weekRules.map { GridParameters(calendar: calendar, weekRule: $0) } })
    days = Day(first)...Day(last)
  }
}

/// How much of a request a calendar could answer.
public struct CalendarCoverage: Hashable, Sendable {
  public let calendar: CalendarID
  /// The years in the file, in the calendar's own count; `nil` if the calendar knows none of the days.
  public let years: ClosedRange<Int>?
  /// Whether all requested days are covered.
  public let isComplete: Bool
  /// The calendar's documented years; `nil` if this version has no rule for it.
  public let documentedYears: ClosedRange<Int>?
}

/// Why a file could not be built: the error of this room.
///
/// What to do: ask for days that some calendar knows; report `notEncodable`, which is a defect of a rule.
public struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, Sendable {
    case nothingToBuild = "nothing to build"
    case notEncodable = "not encodable"
    case cancelled = "cancelled"
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
