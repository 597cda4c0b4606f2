import CalendarCore
import CalendarRules
import TestSupport
import Testing

/// A few stretches of years of every calendar: both ends of its range, the years around today, and where its rule changes.
struct SampledYears: Sendable, CustomTestStringConvertible {
  let calendar: CalendarID
  let stretches: [ClosedRange<Int>]

  /// - Parameter length: years in a stretch.
  init(_ calendar: CalendarID, length: Int) throws {
    let rule = try Grids.calendarRule(calendar)
    self.calendar = calendar
    let all = rule.years
    // The years that begin in 1582, 1752 and 2020: around the cutovers, and around today.
    let centres = [-141_600, -79_500, 18_500].compactMap { rule.year(containing: Day($0)) }
    let starts = [all.lowerBound, all.upperBound - length + 1] + centres.map { $0 - length / 2 }
    stretches = Set(starts).sorted().map {
      let low = max(all.lowerBound, $0)
      return low...min(all.upperBound, max(low, $0) + length - 1)
    }
  }

  var testDescription: String { "\(calendar.rawValue) \(stretches)" }

  /// Every available calendar.
  static func all(length: Int) -> [SampledYears] {
    RuleBook.available.compactMap { try? SampledYears($0, length: length) }
  }

  /// A walk through a stretch and one more year at each end where the calendar has one.
  func walk(_ years: ClosedRange<Int>) throws -> DayWalk {
    let rule = try Grids.calendarRule(calendar)
    let low = max(rule.years.lowerBound, years.lowerBound - 1)
    let high = min(rule.years.upperBound, years.upperBound + 1)
    return try DayWalk(calendar, years: low...high)
  }
}
