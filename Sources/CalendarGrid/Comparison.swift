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

/// What is compared of a month.
public struct MonthFacts: Hashable, Sendable {
  public let name: MonthName
  public let start: Day
  public let dayCount: Int
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
        compared += compare(calendar, a.shape(of: year), b.shape(of: year), into: &differences)
      }
    }
    let unmatched = CalendarID.allCases.filter { (left[$0] == nil) != (right[$0] == nil) }
    return (differences, compared, unmatched)
  }

  /// The months of a file that the rules of this version describe differently.
  ///
  /// - Returns: the differences (first: the file, second: the rule), and how many months were compared.
  public static func differencesFromRules(_ file: CacheFile) -> (differences: [MonthDifference], compared: Int) {
    var differences: [MonthDifference] = []
    var compared = 0
    let tables = HeldTables(file.view).tables
    for calendar in CalendarID.allCases {
      guard let table = tables[calendar], let rule = RuleBook.rule(for: calendar) else { continue }
      for year in table.coveredYears {
        let expected = rule.years.contains(year) ? rule.shape(of: year) : nil
        compared += compare(calendar, table.shape(of: year), expected, into: &differences)
      }
    }
    return (differences, compared)
  }

  private static func compare(
    _ calendar: CalendarID, _ first: YearShape?, _ second: YearShape?, into differences: inout [MonthDifference]
  ) -> Int {
    let left = facts(first)
    let right = facts(second)
    for position in 0..<max(left.count, right.count) {
      let a = position < left.count ? left[position] : nil
      let b = position < right.count ? right[position] : nil
      if a != b {
        differences.append(
          MonthDifference(
            calendar: calendar, year: first?.year ?? second?.year ?? 0, ordinal: position + 1, first: a, second: b))
      }
    }
    return max(left.count, right.count)
  }

  private static func facts(_ shape: YearShape?) -> [MonthFacts] {
    guard let shape else { return [] }
    var day = shape.start
    return shape.months.map { month in
      defer { day = day + month.dayCount }
      return MonthFacts(name: month.name, start: day, dayCount: month.dayCount, labels: month.labels)
    }
  }
}
