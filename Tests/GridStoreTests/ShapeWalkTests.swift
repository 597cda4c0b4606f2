import CalendarCore
import CalendarRules
import GridStore
import TestSupport
import Testing

/// Sampled years of every calendar, against days walked through the shapes that its rule gives.
///
/// Cost in a debug build: about 10 s on two cores.
@Suite struct ShapeWalkTests {
  static let samples = SampledYears.all(length: 6)

  @Test func everyAvailableCalendarIsSampled() {
    #expect(Self.samples.map(\.calendar) == RuleBook.available)
    #expect(RuleBook.available.count >= 16)
    for sample in Self.samples { #expect(sample.stretches.count >= 2) }
  }

  @Test(arguments: samples) func everyCellAndWeekAgrees(_ sample: SampledYears) throws {
    var months = 0
    var cells = 0
    for years in sample.stretches {
      let walk = try sample.walk(years)
      let inside = walk.months.filter { years.contains($0.year) }
      for rule in WeekRule.all {
        var comparison = WalkComparison(try Grids.whole(sample.calendar, rule), walk)
        for month in inside {
          try comparison.compare(month)
          if rule.minimumDays == 1 { try comparison.compareSingleCells(month) }
        }
        #expect(comparison.failures == [])
        cells += comparison.cells
      }
      months += inside.count
    }
    #expect(months >= sample.stretches.reduce(0) { $0 + $1.count * 12 })
    #expect(cells == (49 + 7) * 42 * months)
  }

  /// At the ends of a documented range the cells beyond it are blank, and blank for no other reason.
  @Test(arguments: samples) func theEndsOfTheRangeHaveBlanks(_ sample: SampledYears) throws {
    let grid = try Grids.whole(sample.calendar)
    let first = grid.days.lowerBound
    let last = grid.days.upperBound
    let lastMonth = try grid.month(of: last)
    var blanks = 0
    for index in 0..<42 {
      let cell = try grid.cell(year: grid.years.lowerBound, ordinal: 1, index: index)
      let column = try grid.firstWeekdayOffset(year: grid.years.lowerBound, ordinal: 1)
      #expect((cell == nil) == (index < column))
      let final = try grid.cell(year: lastMonth.year, ordinal: lastMonth.ordinal, index: index)
      let isBehind = index >= lastMonth.firstWeekdayOffset + lastMonth.dayCount
      #expect((final == nil) == isBehind)
      if final == nil { blanks += 1 }
    }
    #expect(blanks == 42 - lastMonth.firstWeekdayOffset - lastMonth.dayCount)
    #expect(try grid.month(of: first).year == grid.years.lowerBound)
    #expect(lastMonth.year == grid.years.upperBound)
    #expect(lastMonth.end == last)
  }

  /// A file of some years inside a calendar's range knows the neighbour cells and week numbers of its first and last year.
  @Test(arguments: samples) func aFileOfFewYearsHasNoBlanksInside(_ sample: SampledYears) throws {
    let rule = try #require(RuleBook.rule(for: sample.calendar))
    let middle = (rule.years.lowerBound + rule.years.upperBound) / 2
    let years = middle...(middle + 1)
    let walk = try DayWalk(sample.calendar, years: (middle - 1)...(middle + 2))
    let file = try Grids.file(sample.calendar, years: years, WeekRule.all)
    var cells = 0
    var months = 0
    for week in WeekRule.all {
      let grid = try file.grid(for: GridParameters(calendar: sample.calendar, weekRule: week))
      #expect(grid.years == years)
      var comparison = WalkComparison(grid, walk)
      for month in walk.months where years.contains(month.year) { try comparison.compare(month) }
      #expect(comparison.failures == [])
      #expect(comparison.blanks == 0)
      cells += comparison.cells
      months += comparison.months
    }
    #expect(cells == 42 * months)
    #expect(months >= 49 * 24)
  }
}
