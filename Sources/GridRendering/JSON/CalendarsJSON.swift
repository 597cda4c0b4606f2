public import CalendarCore

/// What a program should know of a calendar before it asks for one.
public struct CalendarFacts: Hashable, Sendable {
  public var calendar: CalendarID
  /// The years with answers, in the calendar's own count.
  public var years: ClosedRange<Int>
  /// Those for which the source is the authority.
  public var authoritativeYears: ClosedRange<Int>
  public var days: ClosedRange<Day>
  /// Where the rule comes from.
  public var source: String
  /// How many months Foundation tells otherwise; `nil` where it has no such calendar.
  public var foundationDifferences: Int?

  public init(
    calendar: CalendarID, years: ClosedRange<Int>, authoritativeYears: ClosedRange<Int>, days: ClosedRange<Day>,
    source: String, foundationDifferences: Int?
  ) {
    self.calendar = calendar
    self.years = years
    self.authoritativeYears = authoritativeYears
    self.days = days
    self.source = source
    self.foundationDifferences = foundationDifferences
  }
}

/// A list of calendars as JSON: what `calgrid calendars --json` prints.
public enum CalendarsJSON {
  /// - Complexity: O(calendars).
  public static func write(_ calendars: [CalendarFacts], to json: inout JSONWriter) {
    json.beginArray()
    for facts in calendars {
      json.beginObject()
      json.member("id", facts.calendar.rawValue)
      json.name("aliases")
      json.beginArray()
      for alias in facts.calendar.aliases { json.value(alias) }
      json.endArray()
      json.member("years", facts.years)
      json.member("authoritativeYears", facts.authoritativeYears)
      json.member("firstDay", facts.days.lowerBound)
      json.member("lastDay", facts.days.upperBound)
      json.member("source", facts.source)
      json.member("foundationDifferences", facts.foundationDifferences)
      json.endObject()
    }
    json.endArray()
  }
}
