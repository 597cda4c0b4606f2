public import CalendarCore
public import CalendarRules
import GridBuilder
public import GridStore

/// Grids for tests, built once.
public enum Grids {
  /// For every available calendar a file with all 49 week rules over its whole documented range.
  private static let everything: [CalendarID: Result<CacheFile, any Error>] = {
    var files: [CalendarID: Result<CacheFile, any Error>] = [:]
    for calendar in RuleBook.available {
      files[calendar] = Result {
        let keys = Set(WeekRule.all.map { GridParameters(calendar: calendar, weekRule: $0) })
        let request = BuildRequest(keys: keys, days: Day(-5_000_000)...Day(5_000_000))
        return try CacheFile(bytes: CacheBuilder.build(request, threads: 2).bytes)
      }
    }
    return files
  }()

  /// A grid over a calendar's whole documented range.
  public static func whole(_ calendar: CalendarID, _ rule: WeekRule = .sundayFirst) throws -> Grid {
    guard let file = try everything[calendar]?.get() else {
      throw DataError(file: "RuleBook", line: 0, problem: "no rule for \(calendar.rawValue)")
    }
    return try file.grid(for: GridParameters(calendar: calendar, weekRule: rule))
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

  /// The ordinals of a year's months, as the calendar's rule gives them.
  public static func ordinals(_ calendar: CalendarID, year: Int) throws -> Range<Int> {
    let shape = try calendarRule(calendar).shape(of: year)
    return shape.firstOrdinal..<(shape.firstOrdinal + shape.months.count)
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
      let shape = rule.shape(of: year)
      for (position, month) in shape.months.enumerated() {
        let labels = month.labels ?? (1...month.dayCount).map { UInt8($0) }
        steps.append(Step(year: year, ordinal: shape.firstOrdinal + position, labels: labels))
      }
    }
    self.init(start: rule.shape(of: years.lowerBound).start.number, steps: steps)
  }
}
