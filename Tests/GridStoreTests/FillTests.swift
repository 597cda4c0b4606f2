import CalendarCore
import CalendarRules
import GridStore
import TestSupport
import Testing

/// Filling a month at once gives what its cells give one by one.
@Suite struct FillTests {
  @Test(arguments: SampledYears.all(length: 8)) func fillEqualsCellByCell(_ sample: SampledYears) throws {
    var buffer = MonthCells()
    var compared = 0
    var months = 0
    var failures: [String] = []
    for first in Weekday.allCases {
      let grid = try Grids.whole(sample.calendar, WeekRule(firstWeekday: first, minimumDays: 1))
      for year in sample.stretches.joined() {
        for ordinal in 1...(try grid.monthCount(year: year)) {
          try grid.fill(&buffer, year: year, ordinal: ordinal)
          let firstCell = try grid.month(year: year, ordinal: ordinal).firstCell
          months += 1
          for index in 0..<42 {
            let cell = try grid.cell(year: year, ordinal: ordinal, index: index)
            let isSame =
              Int(buffer.days[index]) == firstCell.number + index
              && Int(buffer.labels[index]) == cell?.label ?? 0 && buffer.owners[index] == cell?.owner.rawValue ?? 0
              && (cell == nil || cell?.day.number == firstCell.number + index)
            if !isSame { failures.append("\(first) \(year)/\(ordinal) cell \(index)") }
            compared += 1
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(compared == 42 * months)
    #expect(months >= 7 * 12 * sample.stretches.reduce(0) { $0 + $1.count })
  }

  /// The six rows of a month of five days run through the next month into the one after it; before month 1 stand months 13 and 12.
  @Test(arguments: [CalendarID.coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem])
  func cellsAroundTheShortMonthRunThroughTwoMonths(_ calendar: CalendarID) throws {
    var buffer = MonthCells()
    var shapes: Set<[Int]> = []
    for first in Weekday.allCases {
      let grid = try Grids.whole(calendar, WeekRule(firstWeekday: first, minimumDays: 1))
      for year in 1700...1727 {
        try grid.fill(&buffer, year: year, ordinal: 13)
        var labels: [Int] = []
        for index in 0..<42 { labels.append(Int(buffer.labels[index])) }
        let lead = try grid.firstWeekdayOffset(year: year, ordinal: 13)
        let length = try grid.dayCount(year: year, ordinal: 13)
        let expected = Array((31 - lead)..<31) + Array(1...length) + Array(1...30) + Array(1...30)
        #expect(labels == Array(expected.prefix(42)))
        shapes.insert([lead, length])
        try grid.fill(&buffer, year: year, ordinal: 1)
        let before = try grid.firstWeekdayOffset(year: year, ordinal: 1)
        let last = try grid.dayCount(year: year - 1, ordinal: 13)
        let leading = (0..<before).map { Int(buffer.labels[$0]) }
        #expect(leading == Array((Array(1...30) + Array(1...last)).suffix(before)))
      }
    }
    // 28 years hold every weekday with 5 days; 6 days on every weekday too.
    #expect(shapes.count == 14)
  }

  @Test func fillModesShowTheirDays() throws {
    let grid = try Grids.whole(.gregorian)
    // August 2026 begins on a Saturday: six rows from 26 July to 5 September.
    let none = try grid.shownDays(year: 2026, ordinal: 8, fill: .none)
    let rows = try grid.shownDays(year: 2026, ordinal: 8, fill: .rows)
    let six = try grid.shownDays(year: 2026, ordinal: 8, fill: .six)
    #expect(
      ISODate(none.lowerBound).description == "2026-08-01" && ISODate(none.upperBound).description == "2026-08-31")
    #expect(
      ISODate(rows.lowerBound).description == "2026-07-26" && ISODate(rows.upperBound).description == "2026-09-05")
    #expect(six == rows)
    // February 2015 fills four rows exactly, so six rows run to 14 March.
    #expect(
      try grid.shownDays(year: 2015, ordinal: 2, fill: .rows) == grid.shownDays(year: 2015, ordinal: 2, fill: .none))
    let february = try grid.shownDays(year: 2015, ordinal: 2, fill: .six)
    #expect(february.upperBound - february.lowerBound == 41)
    #expect(ISODate(february.upperBound).description == "2015-03-14")
  }
}
