public import CalendarCore
import CalendarRules
import GridBuilder
import GridFormat
public import GridStore

/// A month that two sources describe differently.
public struct MonthDifference: Hashable, Sendable {
  public let calendar: CalendarID
  public let year: Int
  /// 1…13
  public let ordinal: Int
  /// The month in the first source, or `nil` if it has none at this ordinal.
  public let first: MonthFacts?
  /// The month in the second source.
  public let second: MonthFacts?
}

/// What is compared of a month: everything a lookup would answer about it.
public struct MonthFacts: Hashable, Sendable {
  public let name: MonthName
  public let start: Day
  public let dayCount: Int
  /// The weekday of ``start`` as stored, from which offsets are computed; `nil` if the file holds no weekday there.
  public let weekday: Weekday?
  public let labels: [UInt8]?
}

/// What a file says, held against another file or against the rules.
public enum Comparison {
  /// The months that differ between two files, for the calendars that both hold and the years that both answer.
  ///
  /// - Returns: the differences, how many months were compared, and the calendars that only one file holds.
  public static func differences(
    _ first: CacheFile, _ second: CacheFile
  ) -> (differences: [MonthDifference], compared: Int, unmatched: [CalendarID]) {
    let left = HeldTables(first.view).tables
    let right = HeldTables(second.view).tables
    var differences: [MonthDifference] = []
    var compared = 0
    for calendar in CalendarID.allCases {
      guard let a = left[calendar], let b = right[calendar], a.years.overlaps(b.years) else { continue }
      for year in a.years.clamped(to: b.years) {
        compared += compare(calendar, year, facts(a, year), facts(b, year), into: &differences)
      }
    }
    let unmatched = CalendarID.allCases.filter { (left[$0] == nil) != (right[$0] == nil) }
    return (differences, compared, unmatched)
  }

  /// A file held against the rules of this version.
  public struct Recomputation: Sendable {
    /// The months that differ (first: the file, second: the rule).
    public let differences: [MonthDifference]
    /// How many months were compared.
    public let compared: Int
    /// Whether the file is, byte for byte, what this version writes for its keys and years: row sums and lookup formulas included.
    public let isIdentical: Bool
  }

  /// Computes everything that a file holds again.
  ///
  /// - Complexity: O(size) and the cost of the rules.
  public static func recompute(_ file: CacheFile) -> Recomputation {
    var differences: [MonthDifference] = []
    var compared = 0
    let held = HeldTables(file.view)
    for calendar in CalendarID.allCases {
      guard let table = held.tables[calendar], let rule = RuleBook.rule(for: calendar) else { continue }
      for year in table.coveredYears {
        let expected = rule.years.contains(year) ? facts(rule.shape(of: year)) : [:]
        compared += compare(calendar, year, facts(table, year), expected, into: &differences)
      }
    }
    let rebuilt = try? CacheBuilder.rebuild(file.view)
    return Recomputation(
      differences: differences, compared: compared, isIdentical: rebuilt.map(file.holds) ?? false)
  }

  private static func compare(
    _ calendar: CalendarID, _ year: Int, _ first: [Int: MonthFacts], _ second: [Int: MonthFacts],
    into differences: inout [MonthDifference]
  ) -> Int {
    let ordinals = Set(first.keys).union(second.keys).sorted()
    for ordinal in ordinals where first[ordinal] != second[ordinal] {
      differences.append(
        MonthDifference(
          calendar: calendar, year: year, ordinal: ordinal, first: first[ordinal], second: second[ordinal]))
    }
    return ordinals.count
  }

  /// By ordinal.
  private static func facts(_ table: TableView, _ year: Int) -> [Int: MonthFacts] {
    var facts: [Int: MonthFacts] = [:]
    for month in table.storedMonths(of: year) {
      facts[month.ordinal] = MonthFacts(
        name: month.name, start: Day(exactly: month.start) ?? Day(Int(Int32.max)), dayCount: month.dayCount,
        weekday: Weekday(rawValue: UInt8(month.weekdayPosition + 1)), labels: month.labels)
    }
    return facts
  }

  private static func facts(_ shape: YearShape) -> [Int: MonthFacts] {
    var facts: [Int: MonthFacts] = [:]
    var day = shape.start
    for (position, month) in shape.months.enumerated() {
      facts[shape.firstOrdinal + position] = MonthFacts(
        name: month.name, start: day, dayCount: month.dayCount, weekday: day.weekday, labels: month.labels)
      day = day + month.dayCount
    }
    return facts
  }
}
