import CalendarCore
import CalendarRules
import GridStore
import TestSupport
import Testing

/// The geometry against a walk that adds heights: every row boundary and the points beside it.
@Suite struct ScrollGeometryOracleTests {
  /// Months of the Gregorian years 1600…2400 where the calendar knows them.
  private func walk(_ calendar: CalendarID) throws -> DayWalk {
    let rule = try Grids.calendarRule(calendar)
    let first = rule.year(containing: Day(try ISODate(text: "1600-01-01"))) ?? rule.years.lowerBound
    let last = rule.year(containing: Day(try ISODate(text: "2400-12-31"))) ?? rule.years.upperBound
    return try DayWalk(calendar, years: first...last)
  }

  /// Four calendars, all first weekdays, three fill modes, 1, 3, 4 and 12 months side by side.
  ///
  /// One of 16 bands is compared in each of the 84 combinations, another one each time, so that together every band of every calendar and number
  /// of columns is compared; `CALGRID_TEST_EFFORT=16` compares all of them in all combinations (some minutes in a debug build).
  @Test(arguments: [CalendarID.gregorian, .hebrew, .chinese, .coptic], [1, 3, 4, 12])
  func everyRowBoundaryStandsWhereTheWalkPutsIt(_ calendar: CalendarID, _ across: Int) throws {
    let step = max(1, 16 / Effort.factor)
    let walk = try walk(calendar)
    let years = walk.months[0].year...walk.months[walk.months.count - 1].year
    var combination = 0
    var points = 0
    var bands = 0
    var covered: Set<Int> = []
    for first in Weekday.allCases {
      let rule = try WeekRule(firstWeekday: first, minimumDays: 1)
      let grid = try Grids.file(calendar, years: years, [rule])
        .grid(for: GridParameters(calendar: calendar, weekRule: rule))
      let months = ScrollWalk.months(walk, firstWeekday: first)
      #expect(grid.monthCount == months.count)
      for fill in FillMode.allCases {
        let layout = ScrollLayout(
          fill: fill, leadingWeek: first == .monday ? .whenAligned : .never, monthsAcross: across, rowHeight: 7,
          columnWidth: 5, headerHeight: 11, gap: 4, monthGap: 3)
        let geometry = try ScrollGeometry(grid, layout)
        #expect(geometry.largestCorrection <= 2)
        var comparison = ScrollComparison(
          geometry, ScrollWalk(months, layout, known: try Grids.calendarRule(calendar).days))
        for band in stride(from: combination % step, to: geometry.bandCount, by: step) {
          try comparison.compare(band: band)
          covered.insert(band)
          bands += 1
        }
        #expect(comparison.failures == [])
        points += comparison.points
        combination += 1
      }
    }
    #expect(combination == 21)
    let all = (walk.months.count + across - 1) / across
    #expect(covered.count == all)
    #expect(bands >= 21 * (all / step))
    // In all 4.3 million points; 68 million with all bands in all combinations.
    #expect(points > (calendar == .chinese ? 199_000 : 282_000))
    #expect(walk.months.count > (calendar == .chinese ? 2_400 : 9_000))
  }

  struct Plan: Sendable, CustomTestStringConvertible {
    let layout: ScrollLayout
    var testDescription: String { "\(layout)" }
  }

  /// Pages of months and years in both directions, bands that follow years, blocks of fixed height, no gaps.
  static let plans: [Plan] = {
    var plans: [Plan] = []
    for axis in ScrollAxis.allCases {
      for (across, paging) in [
        (1, ScrollPaging.month), (1, .year), (3, .year), (4, .year), (5, .year), (12, .year), (3, .months(6)),
        (1, .months(5)), (12, .months(12)), (2, .months(156)),
      ] {
        for rows in BlockRows.allCases {
          var layout = ScrollLayout(
            fill: .rows, rows: rows, monthsAcross: across, paging: paging, axis: axis, rowHeight: 10, columnWidth: 9,
            headerHeight: 12, gap: 5, monthGap: 2)
          plans.append(Plan(layout: layout))
          layout.fill = .none
          layout.alignsToYears = true
          plans.append(Plan(layout: layout))
        }
      }
    }
    for across in 1...12 {
      for rows in BlockRows.allCases {
        plans.append(
          Plan(
            layout: ScrollLayout(
              fill: .rows, rows: rows, monthsAcross: across, alignsToYears: across % 2 == 0, rowHeight: 3)))
        plans.append(
          Plan(
            layout: ScrollLayout(
              rows: rows, monthsAcross: across, alignsToYears: true, rowHeight: 20, headerHeight: 1, gap: 2, monthGap: 1
            )))
      }
    }
    return plans
  }()

  /// Years of 12 months, of 12 and 13, of 13, with a short month at the end; and tables that begin or end inside a year.
  static let stretches: [(CalendarID, ClosedRange<Int>)] = [
    (.gregorian, 1580...1584), (.iso8601, 2000...2002), (.hebrew, 5782...5787), (.coptic, 1738...1740),
    (.chinese, 2197...2199), (.islamicCivil, 1440...1442),
  ]

  @Test(arguments: plans) func pagesAndBandsStandWhereTheWalkPutsThem(_ plan: Plan) throws {
    var points = 0
    var bands = 0
    for (calendar, years) in Self.stretches {
      let rule = try WeekRule(firstWeekday: .monday, minimumDays: 1)
      let grid = try Grids.file(calendar, years: years, [rule])
        .grid(for: GridParameters(calendar: calendar, weekRule: rule))
      let months = ScrollWalk.months(try DayWalk(calendar, years: years), firstWeekday: .monday)
      let geometry = try ScrollGeometry(grid, plan.layout)
      let known = try Grids.calendarRule(calendar).days
      var comparison = ScrollComparison(geometry, ScrollWalk(months, plan.layout, known: known))
      for band in 0..<min(geometry.bandCount, comparison.walk.bands.count) {
        try comparison.compare(band: band)
        bands += 1
      }
      for page in 0..<geometry.pageCount {
        let found = try geometry.bands(page: page)
        let expected = comparison.walk.bands.indices.filter { comparison.walk.bands[$0].page == page }
        if Array(found) != expected { Issue.record("bands of page \(page): \(found), not \(expected)") }
      }
      #expect(comparison.failures == [])
      points += comparison.points
    }
    #expect(bands >= 23 * 12 / plan.layout.monthsAcross)
    #expect(points > 5_000)
  }
}
