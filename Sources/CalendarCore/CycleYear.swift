/// A year of the East Asian count by cycles of sixty years.
public struct CycleYear: Hashable, Sendable {
  /// The cycle, from 1; cycle 78 began in 1984.
  public let cycle: Int
  /// 1…60
  public let yearOfCycle: Int

  public init(cycle: Int, yearOfCycle: Int) {
    self.cycle = cycle
    self.yearOfCycle = yearOfCycle
  }
}

extension CycleYear: CustomStringConvertible {
  /// For example `cycle 78 year 41`.
  public var description: String { "cycle \(cycle) year \(yearOfCycle)" }
}

extension CalendarID {
  /// The sixty-year cycle of a year and its place in it; `nil` for calendars that do not count cycles.
  ///
  /// The years elapsed since the count began in 2637 BC are `year + 2637`. Example: 2024 is elapsed year 4661, year 41 of cycle 78.
  ///
  /// - Parameter year: The year of `chinese`, `dangi` or `vietnamese`: the Gregorian year in which it begins.
  /// - Complexity: O(1).
  public func cycleYear(year: Int) -> CycleYear? {
    switch self {
    case .chinese, .dangi, .vietnamese:
      CycleYear(cycle: floorDivide(year + 2_636, 60) + 1, yearOfCycle: floorModulo(year + 2_636, 60) + 1)
    default: nil
    }
  }
}
