import CalendarCore
import CalendarRules

@testable import calgrid_data

/// The facts in `Data/`, read with the reader that makes the tables.
enum Facts {
  /// The folder of the package.
  static let package = String(#filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" })
  static let data = "\(package)/Data"

  /// A table of `Data/authority`.
  static func authority(_ name: String) throws -> MonthTable {
    try MonthTable(contentsOf: "\(data)/authority/\(name).csv")
  }
}

/// How the rows of a month table compare with a rule.
struct RowCount: Equatable {
  /// Rows that the rule reproduces: name, start, length and labels.
  var equal = 0
  /// Rows of years that the rule does not answer.
  var outside = 0
  /// Rows that the rule contradicts, by year and name.
  var different: [String] = []

  init(equal: Int, outside: Int = 0, different: [String] = []) {
    self.equal = equal
    self.outside = outside
    self.different = different
  }

  /// Compares every row with the month of the same year and name.
  ///
  /// - Parameter own: The year and number of a row in the calendar's own count.
  init(_ rows: [MonthRow], in rule: any CalendarRule, own: (MonthRow) -> (year: Int, number: Int)) {
    var years: [Int: [Month]] = [:]
    for row in rows {
      let (year, number) = own(row)
      guard rule.years.contains(year) else {
        outside += 1
        continue
      }
      let months = years[year] ?? Self.months(of: rule.shape(of: year))
      years[year] = months
      let name = MonthName(number: number, isLeap: row.name.isLeap)
      if let month = months.first(where: { $0.name == name }), month.start == row.start, month.dayCount == row.dayCount,
        month.labels == row.labels
      {
        equal += 1
      } else {
        different.append("\(year) \(name)")
      }
    }
  }

  init(_ rows: [MonthRow], in rule: any CalendarRule) {
    self.init(rows, in: rule) { ($0.year, $0.name.number) }
  }

  /// All months of a rule: as many as its table has, if it invents none.
  static func months(in rule: any CalendarRule) -> Int {
    rule.years.reduce(0) { $0 + rule.shape(of: $1).months.count }
  }

  private struct Month {
    let name: MonthName
    let start: Day
    let dayCount: Int
    let labels: [Int]
  }

  private static func months(of shape: YearShape) -> [Month] {
    var start = shape.start
    return shape.months.map { month in
      defer { start = start + month.dayCount }
      return Month(
        name: month.name, start: start, dayCount: month.dayCount,
        labels: (0..<month.dayCount).map { month.label(at: $0) })
    }
  }
}

extension MonthRow {
  /// The label of each civil day as the row's columns say.
  var labels: [Int] {
    repeated.isEmpty && skipped.isEmpty
      ? Array(1...dayCount)
      : (1...30).flatMap { label in
        Array(repeating: label, count: skipped.contains(label) ? 0 : repeated.contains(label) ? 2 : 1)
      }
  }
}
