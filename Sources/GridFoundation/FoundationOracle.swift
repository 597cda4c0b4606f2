public import CalendarCore
import CalendarRules
import Foundation

/// The platform's calendar held against calgrid's rule, by asking Foundation for the name of every single day.
///
/// Foundation is a comparison, never the definition: where the two disagree and an authority has spoken, calgrid follows the
/// authority.
public struct FoundationOracle {
  /// What was found.
  public struct Report: Sendable {
    /// The years that were compared, in the calendar's own count.
    public let years: ClosedRange<Int>
    /// Months of calgrid that were compared.
    public let compared: Int
    /// Days that Foundation was asked about.
    public let days: Int
    /// By year, then by start.
    public let disagreements: [MonthDisagreement]
  }

  public let calendar: CalendarID
  let rule: any CalendarRule
  let platform: PlatformCalendar

  /// - Throws: ``BridgeError`` with code `noPlatformCalendar`.
  public init(_ calendar: CalendarID) throws(BridgeError) {
    guard let rule = RuleBook.rule(for: calendar) else {
      throw BridgeError(.noPlatformCalendar, found: calendar.rawValue, expected: "a calendar with a rule")
    }
    self.calendar = calendar
    self.rule = rule
    platform = try PlatformCalendar(calendar)
  }

  /// The calendars that can be compared, in the order of `CalendarID.allCases`.
  public static var calendars: [CalendarID] { RuleBook.available.filter { $0.foundationIdentifier != nil } }

  /// Compares every month of some years.
  ///
  /// A month is known by year, number and leap flag. Its start in Foundation is the first day that bears its name, its length
  /// the number of days that do.
  /// - Parameters:
  ///   - years: Gregorian years. Every year of the calendar is compared that has a day in them and that its rule answers.
  ///   - progress: is told, now and then, how many days are done and how many there are.
  /// - Throws: ``BridgeError`` with code `yearOutOfRange` if there is no such year.
  /// - Complexity: one question to Foundation for each day: 0.2–1 µs in most calendars, 5–7 µs in `chinese` and `dangi`,
  ///   50–100 µs in the Hindu calendars.
  public func compare(
    gregorianYears years: ClosedRange<Int>, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(BridgeError) -> Report {
    guard let first = ISODate(year: years.lowerBound, month: 1, day: 1),
      let last = ISODate(year: years.upperBound, month: 12, day: 31),
      let own = rule.years(covering: Day(first)...Day(last))
    else {
      throw BridgeError(
        .yearOutOfRange, found: "\(years.lowerBound)...\(years.upperBound)",
        expected: "Gregorian years in \(ISODate(rule.days.lowerBound).year)...\(ISODate(rule.days.upperBound).year)")
    }
    return compare(years: own, progress: progress)
  }

  func compare(years: ClosedRange<Int>, progress: (Int, Int) -> Void) -> Report {
    compare(years: years, progress: progress, label: platform.label(of:))
  }

  /// - Parameter label: what Foundation calls a day.
  func compare(
    years: ClosedRange<Int>, progress: (Int, Int) -> Void, label: (Day) -> PlatformCalendar.Label?
  ) -> Report {
    let start = rule.shape(of: years.lowerBound).start - Self.margin
    let end = rule.shape(of: years.upperBound).end + Self.margin
    var rest = Self.walk(from: start, to: end, progress: progress, label: label)
    var disagreements: [MonthDisagreement] = []
    var compared = 0
    for year in years {
      let shape = rule.shape(of: year)
      var monthStart = shape.start
      for month in shape.months {
        let ours = MonthSpan(start: monthStart, dayCount: month.dayCount)
        let key = MonthKey(year: year, name: month.name)
        let foundation = rest.removeValue(forKey: key)
        if foundation != ours { disagreements.append(disagreement(key, ours, foundation)) }
        compared += 1
        monthStart = monthStart + month.dayCount
      }
    }
    // What is left are months that only Foundation has; those before and after the rule's knowledge say nothing.
    let known = rule.days
    for (key, span) in rest where years.contains(key.year) && known.contains(span.start) {
      disagreements.append(disagreement(key, nil, span))
    }
    disagreements.sort { Self.order($0) < Self.order($1) }
    return Report(years: years, compared: compared, days: end - start, disagreements: disagreements)
  }

  /// Asks for the name of every day.
  private static func walk(
    from start: Day, to end: Day, progress: (Int, Int) -> Void, label: (Day) -> PlatformCalendar.Label?
  ) -> [MonthKey: MonthSpan] {
    var months: [MonthKey: MonthSpan] = [:]
    let total = end - start
    var current: MonthKey?
    var runStart = start
    func close(before day: Day) {
      guard let current else { return }
      let length = day - runStart
      if let known = months[current] {
        months[current] = MonthSpan(start: known.start, dayCount: known.dayCount + length)
      } else {
        months[current] = MonthSpan(start: runStart, dayCount: length)
      }
    }
    for number in 0..<total {
      if number % 4_096 == 0 { progress(number, total) }
      let day = start + number
      let key = label(day).map { MonthKey(year: $0.year, name: $0.month) }
      if key != current {
        close(before: day)
        current = key
        runStart = day
      }
    }
    close(before: end)
    progress(total, total)
    return months
  }

  private func disagreement(_ key: MonthKey, _ ours: MonthSpan?, _ foundation: MonthSpan?) -> MonthDisagreement {
    MonthDisagreement(calendar: calendar, year: key.year, name: key.name, ours: ours, foundation: foundation)
  }

  private static func order(_ item: MonthDisagreement) -> (Int, Day, Int, Int) {
    (item.year, item.ours?.start ?? item.foundation?.start ?? Day(0), item.name.number, item.name.isLeap ? 1 : 0)
  }

  /// More days than a month of Foundation begins before or ends after the month of the same name here; even where it answers
  /// Gregorian months for `vietnamese` it is less.
  private static let margin = 90
}

/// A month by its name.
struct MonthKey: Hashable {
  let year: Int
  let name: MonthName
}
