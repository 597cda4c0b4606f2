public import CalendarCore
public import CalendarRules
import GridBuilder
public import GridStore

/// Grids for tests, built once.
public enum Grids {
  /// Every available calendar with all 49 week rules over its whole documented range: 784 keys.
  public static let everything: Result<CacheFile, any Error> = Result {
    let keys = RuleBook.available.flatMap { calendar in
      WeekRule.all.map { GridParameters(calendar: calendar, weekRule: $0) }
    }
    let output = try CacheBuilder.build(
      BuildRequest(keys: Set(keys), days: Day(-5_000_000)...Day(5_000_000)), threads: 2)
    return try CacheFile(bytes: output.bytes)
  }

  /// A grid over a calendar's whole documented range.
  public static func whole(_ calendar: CalendarID, _ rule: WeekRule = .sundayFirst) throws -> Grid {
    try everything.get().grid(for: GridParameters(calendar: calendar, weekRule: rule))
  }

  /// A file with the given years, in the calendar's own count, for these week rules.
  public static func file(_ calendar: CalendarID, years: ClosedRange<Int>, _ rules: [WeekRule]) throws -> CacheFile {
    try CacheFile(bytes: bytes(calendar, years: years, rules))
  }

  /// The bytes of ``file(_:years:_:)``.
  public static func bytes(_ calendar: CalendarID, years: ClosedRange<Int>, _ rules: [WeekRule]) throws -> [UInt8] {
    let rule = try calendarRule(calendar)
    let days = rule.shape(of: years.lowerBound).start...(rule.shape(of: years.upperBound).end - 1)
    let keys = Set(rules.map { GridParameters(calendar: calendar, weekRule: $0) })
    return try CacheBuilder.build(BuildRequest(keys: keys, days: days)).bytes
  }

  /// The rule of a calendar that this version has.
  public static func calendarRule(_ calendar: CalendarID) throws -> any CalendarRule {
    guard let rule = RuleBook.rule(for: calendar) else {
      throw DataError(file: "RuleBook", line: 0, problem: "no rule for \(calendar.rawValue)")
    }
    return rule
  }

  /// A week rule from its numbers.
  public static func rule(_ firstWeekday: Int, _ minimumDays: Int) throws -> WeekRule {
    try WeekRule(firstWeekday: Weekday(number: firstWeekday), minimumDays: minimumDays)
  }
}

extension DayWalk {
  /// A walk through the shapes that a calendar's rule gives for some years.
  public init(_ calendar: CalendarID, years: ClosedRange<Int>) throws {
    let rule = try Grids.calendarRule(calendar)
    var steps: [Step] = []
    for year in years {
      for (position, month) in rule.shape(of: year).months.enumerated() {
        let labels = month.labels ?? (1...month.dayCount).map { UInt8($0) }
        steps.append(Step(year: year, ordinal: position + 1, labels: labels))
      }
    }
    self.init(start: rule.shape(of: years.lowerBound).start.number, steps: steps)
  }
}
