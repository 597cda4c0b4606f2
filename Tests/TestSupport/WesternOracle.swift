/// The months of `gregorian`, `gregorian1752`, `iso8601` and `julian`, written down a second time from the definitions.
///
/// Source: the Julian leap rule (every fourth year), the bull *Inter gravissimas* (centuries are leap years only every fourth time;
/// Thursday 4 October 1582 was followed by Friday 15 October), the Calendar (New Style) Act 1750 (Wednesday 2 September 1752 was followed
/// by Thursday 14 September).
public enum WesternOracle: Sendable {
  case gregorian
  case gregorian1752
  case iso8601

  /// A walk through whole years, from 1970 backward or forward year by year.
  public func walk(years: ClosedRange<Int>) -> DayWalk {
    var start = 0
    var year = 1970
    while year > years.lowerBound {
      year -= 1
      start -= dayCount(year)
    }
    while year < years.lowerBound {
      start += dayCount(year)
      year += 1
    }
    let steps = years.flatMap { year in
      (1...12).map { DayWalk.Step(year: year, ordinal: $0, labels: labels(year, $0)) }
    }
    return DayWalk(start: start, steps: steps)
  }

  private func dayCount(_ year: Int) -> Int {
    (1...12).reduce(0) { $0 + labels(year, $1).count }
  }

  private func isLeap(_ year: Int) -> Bool {
    let isGregorian =
      switch self {
      case .gregorian: year > 1582
      case .gregorian1752: year > 1752
      case .iso8601: true
      }
    guard year.isMultiple(of: 4) else { return false }
    return !isGregorian || !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private func labels(_ year: Int, _ month: Int) -> [UInt8] {
    switch (self, year, month) {
    case (.gregorian, 1582, 10): return Array(1...4) + Array(15...31)
    case (.gregorian1752, 1752, 9): return Array(1...2) + Array(14...30)
    default: break
    }
    switch month {
    case 2: return Array(1...(isLeap(year) ? 29 : 28))
    case 4, 6, 9, 11: return Array(1...30)
    default: return Array(1...31)
    }
  }
}
