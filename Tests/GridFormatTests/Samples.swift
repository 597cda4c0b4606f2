import CalendarCore
import GridBuilder
import GridFormat
import TestSupport
import Testing

/// Small files of every kind of table.
struct Sample: Sendable, CustomTestStringConvertible {
  let calendar: CalendarID
  let years: ClosedRange<Int>
  let rules: [WeekRule]
  let bytes: [UInt8]

  init(_ calendar: CalendarID, _ years: ClosedRange<Int>, _ rules: [WeekRule] = [.sundayFirst, .iso8601]) {
    self.calendar = calendar
    self.years = years
    self.rules = rules
    bytes = (try? Grids.bytes(calendar, years: years, rules)) ?? []
  }

  var parameters: [GridParameters] { rules.map { GridParameters(calendar: calendar, weekRule: $0) } }
  var testDescription: String { "\(calendar.rawValue) \(years.lowerBound)...\(years.upperBound)" }

  /// Labels of its own in three segments; years of 12 and 13 months; one period for many; months of five days; one plain year.
  static let all = [
    Sample(.gregorian, 1581...1583), Sample(.hebrew, 5780...5790), Sample(.iso8601, 1...3_000),
    Sample(.coptic, 1700...1705), Sample(.gregorian, 2024...2024),
  ]
}
