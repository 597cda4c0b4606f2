public import CalendarCore
import CalendarRules
import GridBuilder
public import GridStore

/// Open or build: a grid from a cache file if it has one that answers, else built in memory.
public enum GridOpener {
  /// A grid.
  ///
  /// - Parameters:
  ///   - parameters: calendar and week rule.
  ///   - years: the years to answer, in the calendar's own count; `nil` for the calendar's whole documented range.
  ///   - file: a cache file to look in first. A file that lacks the parameters or years, or was made by another version of the calendar's
  ///     rule, is passed over: never a silent old answer.
  /// - Throws: ``OpenError``: the calendar has no rule in this version, or the years lie outside its documented range.
  /// - Complexity: O(1) from a file, O(years) in memory.
  public static func grid(
    for parameters: GridParameters, years: ClosedRange<Int>? = nil, in file: CacheFile? = nil
  ) throws(OpenError) -> Grid {
    guard let rule = RuleBook.rule(for: parameters.calendar) else {
      throw OpenError(
        .unknownCalendar, found: parameters.calendar.rawValue, expected: "a calendar that this version has a rule for")
    }
    let years = years ?? rule.years
    guard rule.years.contains(years.lowerBound), rule.years.contains(years.upperBound) else {
      let wrong = rule.years.contains(years.lowerBound) ? years.upperBound : years.lowerBound
      throw OpenError(
        .yearOutOfRange, found: "\(parameters.calendar.rawValue) year \(wrong)",
        expected: "\(rule.years.lowerBound) to \(rule.years.upperBound)")
    }
    if let file, let grid = try? file.grid(for: parameters), grid.years.contains(years.lowerBound),
      grid.years.contains(years.upperBound), grid.ruleVersion == RuleVersions.version(of: parameters.calendar)
    {
      return grid
    }
    let days = rule.shape(of: years.lowerBound).start...(rule.shape(of: years.upperBound).end - 1)
    return try build(parameters, days)
  }

  /// A grid that answers a range of days.
  ///
  /// - Throws: ``OpenError``: `dayOutOfRange` if the calendar knows none of the days.
  public static func grid(
    for parameters: GridParameters, days: ClosedRange<Day>, in file: CacheFile? = nil
  ) throws(OpenError) -> Grid {
    guard let rule = RuleBook.rule(for: parameters.calendar) else {
      throw OpenError(
        .unknownCalendar, found: parameters.calendar.rawValue, expected: "a calendar that this version has a rule for")
    }
    guard let years = rule.years(covering: days) else {
      throw OpenError(
        .dayOutOfRange, found: "\(ISODate(days.lowerBound))",
        expected:
          "\(ISODate(rule.days.lowerBound)) to \(ISODate(rule.days.upperBound)) for \(parameters.calendar.rawValue)")
    }
    return try grid(for: parameters, years: years, in: file)
  }

  private static func build(_ parameters: GridParameters, _ days: ClosedRange<Day>) throws(OpenError) -> Grid {
    do {
      let output = try CacheBuilder.build(BuildRequest(keys: [parameters], days: days))
      return try CacheFile(bytes: output.bytes).grid(for: parameters)
    } catch {
      throw OpenError(.notBuildable, found: "\(error)", expected: "a rule whose years tile")
    }
  }
}

/// Why no grid could be had: the error of this room.
///
/// What to do: name a calendar of `RuleBook.available`, and years inside its range.
public struct OpenError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: String, Hashable, Sendable {
    case unknownCalendar = "unknown calendar"
    case yearOutOfRange = "year outside the range"
    case dayOutOfRange = "day outside the range"
    case notBuildable = "not buildable"
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
