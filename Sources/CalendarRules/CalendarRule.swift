public import CalendarCore

/// The one narrow contract of a calendar: the shape of a whole year.
///
/// Rules answer inside ``years`` only; nothing outside a documented range is invented. Dates, weeks and grids are derived
/// from year shapes by shared code in other rooms.
public protocol CalendarRule: Sendable {
  /// The calendar.
  var id: CalendarID { get }
  /// The years this rule answers, in the calendar's own count. Where a table begins or ends inside a year, that year is one
  /// of them, with the months that are known.
  var years: ClosedRange<Int> { get }
  /// The part of ``years`` for which there is an authority; the rest is computed. Equal to ``years`` by default.
  var authoritativeYears: ClosedRange<Int> { get }
  /// Where the rule or its table comes from, in one line.
  var source: String { get }
  /// Stretches of years that repeat exactly, so that a cache may store one period of them. Empty by default.
  var cycles: [YearCycle] { get }
  /// The shape of a year.
  ///
  /// - Precondition: `year` is in ``years``.
  func shape(of year: Int) -> YearShape
}

extension CalendarRule {
  public var authoritativeYears: ClosedRange<Int> { years }
  public var cycles: [YearCycle] { [] }
}

extension CalendarRule {
  /// All civil days of ``years``.
  ///
  /// - Complexity: the cost of two year shapes.
  public var days: ClosedRange<Day> {
    shape(of: years.lowerBound).start...(shape(of: years.upperBound).end - 1)
  }

  /// The year that holds a day, or `nil` outside ``days``.
  ///
  /// - Complexity: O(log(years)) year shapes; for planning, not for lookups.
  public func year(containing day: Day) -> Int? {
    guard days.contains(day) else { return nil }
    var low = years.lowerBound
    var high = years.upperBound
    while low < high {
      let middle = low + (high - low + 1) / 2
      if shape(of: middle).start <= day { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The years that hold any day of `range`, or `nil` if this calendar knows none of them.
  public func years(covering range: ClosedRange<Day>) -> ClosedRange<Int>? {
    guard range.overlaps(days) else { return nil }
    let clamped = range.clamped(to: days)
    guard let first = year(containing: clamped.lowerBound), let last = year(containing: clamped.upperBound) else {
      return nil
    }
    return first...last
  }
}
