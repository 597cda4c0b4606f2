import CalendarCore
public import GridStore

/// What stands above a grid's months and years in a language; in English the titles of `EnglishTitles`, fed from the grid.
public struct GridTitles: Sendable {
  let grid: Grid
  let language: CalendarLanguage

  public init(_ grid: Grid, language: CalendarLanguage = .english) {
    self.grid = grid
    self.language = language
  }

  /// A month that stands alone, for example `September 2026`.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func month(_ month: GridMonth) throws(GridError) -> String {
    language.monthTitle(
      month.name, calendar: grid.parameters.calendar, monthsInYear: try grid.ordinals(year: month.year).upperBound,
      year: month.year, days: month.days)
  }

  /// A month under the title of its year, for example `September`.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func monthName(_ month: GridMonth) throws(GridError) -> String {
    language.name(
      of: month.name, calendar: grid.parameters.calendar,
      monthsInYear: try grid.ordinals(year: month.year).upperBound)
  }

  /// A year, over all its days.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  public func year(_ year: Int) throws(GridError) -> String {
    let ordinals = try grid.ordinals(year: year)
    let first = try grid.start(year: year, ordinal: ordinals.lowerBound)
    let last = try grid.month(year: year, ordinal: ordinals.upperBound).end
    return language.yearTitle(year, calendar: grid.parameters.calendar, days: first...max(first, last))
  }
}
