public import CalendarCore
public import GridStore

/// What a year is called in a heading: the number in the calendar's own count, and the era where it says more than that.
public enum YearTitles {
  /// For example `2026`, `5784 AM`, `-43 (44 BC)`, `2019 (Heisei 31, Reiwa 1)` or `2024 (cycle 78 year 41)`.
  ///
  /// - Parameters:
  ///   - year: The year in the calendar's own count.
  ///   - days: The days that the heading stands for: eras may change between its first and its last day.
  public static func title(_ calendar: CalendarID, year: Int, days: ClosedRange<Day>) -> String {
    if let cycle = calendar.cycleYear(year: year) { return "\(year) (\(cycle))" }
    let first = calendar.eraYear(year: year, day: days.lowerBound)
    let last = calendar.eraYear(year: year, day: days.upperBound)
    let eras = first == last ? [first] : [first, last]
    let names = eras.compactMap { $0 }
    if names.count == 1, let only = names.first, only.year == year {
      // The common era needs no label.
      return only.era == .annoDomini ? "\(year)" : label(only)
    }
    return names.isEmpty ? "\(year)" : "\(year) (\(names.map(label).joined(separator: ", ")))"
  }

  /// The title of a year of a grid, over all its days.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public static func title(_ grid: Grid, year: Int) throws(GridError) -> String {
    let ordinals = try grid.ordinals(year: year)
    let first = try grid.start(year: year, ordinal: ordinals.lowerBound)
    let last = try grid.month(year: year, ordinal: ordinals.upperBound).end
    return title(grid.parameters.calendar, year: year, days: first...last)
  }

  /// Reigns and Minguo stand before the number, all other labels behind it.
  private static func label(_ year: EraYear) -> String {
    switch year.era {
    case .meiji, .taisho, .showa, .heisei, .reiwa, .minguo, .beforeRepublicOfChina: "\(year.era.code) \(year.year)"
    default: "\(year.year) \(year.era.code)"
    }
  }
}
