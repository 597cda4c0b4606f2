import CalendarCore
import GridStore
import TestSupport
import Testing

/// All 49 week rules over four centuries, against days walked one by one with month lengths written down a second time.
///
/// Cost in a debug build: about 12 s on two cores for 25.3 million cells and 3.1 million rows.
@Suite struct WesternWalkTests {
  struct Stretch: Sendable, CustomTestStringConvertible {
    let calendar: CalendarID
    let years: ClosedRange<Int>
    /// A year more at each end, so that neighbour cells and week numbers are walked too.
    let walk: DayWalk

    init(_ calendar: CalendarID, _ oracle: WesternOracle, _ years: ClosedRange<Int>) {
      self.calendar = calendar
      self.years = years
      walk = oracle.walk(years: (years.lowerBound - 2)...(years.upperBound + 2))
    }

    var months: [DayWalk.Month] { walk.months.filter { years.contains($0.year) } }
    var testDescription: String { "\(calendar.rawValue) \(years.lowerBound)...\(years.upperBound)" }
  }

  /// Four centuries each; of `gregorian` also the decades around the cutover.
  static let stretches = [
    Stretch(.gregorian, .gregorian, 1561...2000),
    Stretch(.iso8601, .iso8601, 1601...2000),
  ]

  @Test(arguments: stretches, Weekday.allCases)
  func everyCellAndWeekAgrees(_ stretch: Stretch, _ firstWeekday: Weekday) throws {
    var cells = 0
    var rows = 0
    let months = stretch.months
    for minimumDays in 1...7 {
      let rule = try WeekRule(firstWeekday: firstWeekday, minimumDays: minimumDays)
      var comparison = WalkComparison(try Grids.whole(stretch.calendar, rule), stretch.walk)
      for month in months { try comparison.compare(month) }
      #expect(comparison.failures == [])
      #expect(comparison.blanks == 0)
      cells += comparison.cells
      rows += comparison.rows
    }
    #expect(cells == 7 * stretch.years.count * 12 * 42)
    #expect(rows == 7 * stretch.years.count * 12 * 6)
  }

  @Test(arguments: stretches, Weekday.allCases)
  func everySingleCellAgrees(_ stretch: Stretch, _ firstWeekday: Weekday) throws {
    let rule = try WeekRule(firstWeekday: firstWeekday, minimumDays: 4)
    var comparison = WalkComparison(try Grids.whole(stretch.calendar, rule), stretch.walk)
    for month in stretch.months { try comparison.compareSingleCells(month) }
    #expect(comparison.failures == [])
    #expect(comparison.cells == stretch.years.count * 12 * 42)
  }

  /// October 1582 and September 1752 as a file of their own decades holds them: three segments, none of them periodic.
  @Test(arguments: [
    Stretch(.gregorian, .gregorian, 1575...1590), Stretch(.gregorian1752, .gregorian1752, 1745...1760),
  ])
  func cutoverDecadesAgreeInASmallFile(_ stretch: Stretch) throws {
    let file = try Grids.file(stretch.calendar, years: stretch.years, WeekRule.all)
    var cells = 0
    for rule in WeekRule.all {
      let grid = try file.grid(for: GridParameters(calendar: stretch.calendar, weekRule: rule))
      var comparison = WalkComparison(grid, stretch.walk)
      for month in stretch.months {
        try comparison.compare(month)
        try comparison.compareSingleCells(month)
      }
      #expect(comparison.failures == [])
      cells += comparison.cells
    }
    #expect(cells == 49 * stretch.years.count * 12 * 84)
  }
}
