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

  /// The year's stem and branch in Chinese pinyin, for example `jia-chen` for year 41. Source: CLDR, which has no Korean or
  /// Vietnamese readings of them in English text.
  ///
  /// - Precondition: ``yearOfCycle`` is 1…60.
  /// - Complexity: O(1), without allocation.
  public var stemBranch: String { CyclicYearTable.names[2 * (yearOfCycle - 1)] }

  /// The animal of the year's branch in English, for example `Dragon` for year 41. Source: CLDR.
  ///
  /// ``CalendarID/cycleAnimal(year:)`` knows the animals in which Vietnam differs.
  ///
  /// - Precondition: ``yearOfCycle`` is 1…60.
  /// - Complexity: O(1), without allocation.
  public var animal: String { CyclicYearTable.names[2 * (yearOfCycle - 1) + 1] }
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

  /// The animal of a year in English; `nil` for calendars that do not count cycles.
  ///
  /// Vietnam has the Buffalo where China and Korea have the Ox, and the Cat where they have the Rabbit.
  ///
  /// - Complexity: O(1), without allocation.
  public func cycleAnimal(year: Int) -> String? {
    guard let cycleYear = cycleYear(year: year) else { return nil }
    return switch (self, cycleYear.yearOfCycle % 12) {
    case (.vietnamese, 2): "Buffalo"
    case (.vietnamese, 4): "Cat"
    default: cycleYear.animal
    }
  }
}
