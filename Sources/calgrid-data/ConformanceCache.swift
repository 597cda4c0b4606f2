import CalendarCore
import CalendarRules
import GridBuilder

/// A cache file that the conformance file asks about; anyone can make it again with one command.
struct ConformanceCache {
  let name: String
  /// The command that makes it, without the program and the output.
  let command: String
  let bytes: [UInt8]
  /// What it answers, by calendar.
  let keys: [GridParameters]

  /// Every calendar over its whole range: periods, and tables whose first and last years are cut.
  static func whole() throws -> ConformanceCache {
    try ConformanceCache(name: "whole", firstWeekdays: Weekday.allCases, minimumDays: [1, 4], years: -9_999...9_999)
  }

  /// Two centuries, stored in full.
  static func recent() throws -> ConformanceCache {
    try ConformanceCache(
      name: "recent", firstWeekdays: [.sunday, .monday, .saturday], minimumDays: [1, 4], years: 1_901...2_099)
  }

  /// All of them.
  static func all() throws -> [ConformanceCache] { [try whole(), try recent()] }

  init(name: String, firstWeekdays: [Weekday], minimumDays: [Int], years: ClosedRange<Int>) throws {
    self.name = name
    let weekdays = firstWeekdays.map { "\($0.number)" }.joined(separator: ",")
    let days = minimumDays.map { "\($0)" }.joined(separator: ",")
    command =
      "precompute --calendar all --first-weekday \(weekdays) --minimum-days \(days) "
      + "--years \(years.lowerBound)...\(years.upperBound)"
    let rules = try firstWeekdays.flatMap { first in
      try minimumDays.map { try WeekRule(firstWeekday: first, minimumDays: $0) }
    }
    let request = try BuildRequest(calendars: RuleBook.available, weekRules: rules, isoYears: years)
    keys = RuleBook.available.flatMap { calendar in
      rules.map { GridParameters(calendar: calendar, weekRule: $0) }
    }
    bytes = try CacheBuilder.build(request, threads: 2).bytes
  }
}
