import CalendarCore
import GridStore
import TestSupport
import Testing

/// A second calendar's labels, filled by runs, are those of looking every day up.
@Suite struct AlternateGridTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    let calendar: CalendarID
    let alternate: CalendarID
    let years: [ClosedRange<Int>]
    var testDescription: String { "\(alternate.rawValue) under \(calendar.rawValue)" }
  }

  /// Calendars with leap months, short months, labels of their own, and the ends of ranges.
  static let pairs = [
    Pair(calendar: .gregorian, alternate: .chinese, years: [1643...1650, 2017...2040, 2196...2201]),
    Pair(calendar: .gregorian, alternate: .vikram, years: [1898...1912, 2020...2052]),
    Pair(calendar: .gregorian, alternate: .coptic, years: [280...290, 2019...2030]),
    Pair(calendar: .iso8601, alternate: .gregorian, years: [1579...1585]),
    Pair(calendar: .iso8601, alternate: .gregorian1752, years: [1750...1754]),
    Pair(calendar: .chinese, alternate: .gregorian, years: [2020...2034]),
    Pair(calendar: .hebrew, alternate: .islamicUmmAlQura, years: [5684...5690, 5780...5790, 5837...5840]),
    Pair(calendar: .tamil, alternate: .iso8601, years: [1940...1946]),
  ]

  @Test(arguments: pairs) func runsEqualLookingUpEveryDay(_ pair: Pair) throws {
    let grid = try Grids.whole(pair.calendar, Grids.rule(2, 4))
    let alternate = try Grids.whole(pair.alternate)
    let both = AlternateGrid(grid, alternate: alternate)
    var cells = AlternateCells()
    var year = AlternateYear()
    var compared = 0
    var months = 0
    var starts = 0
    var failures: [String] = []
    for number in pair.years.joined() {
      let ordinals = try grid.ordinals(year: number)
      try both.fill(&year, year: number)
      #expect(year.count == ordinals.count)
      for ordinal in ordinals {
        try both.fill(&cells, year: number, ordinal: ordinal)
        let first = try grid.month(year: number, ordinal: ordinal).firstCell
        let inYear = year.months[ordinal - ordinals.lowerBound]
        months += 1
        for index in 0..<42 {
          let day = first + index
          let isSame =
            inYear.labels[index] == cells.labels[index] && inYear.months[index] == cells.months[index]
            && inYear.monthStarts == cells.monthStarts
          if !isSame { failures.append("\(day): year and month differ") }
          // Days beside the answered years may be known; the labels are right where both sides answer.
          if alternate.days.contains(day) {
            let date = try alternate.date(of: day)
            let month = try alternate.month(of: day)
            if Int(cells.labels[index]) != date.label { failures.append("\(day): label \(cells.labels[index])") }
            if cells.month(ofCell: index) != month.name { failures.append("\(day): month \(cells.months[index])") }
            if cells.startsMonth(cell: index) != (month.start == day) { failures.append("\(day): start") }
            starts += month.start == day ? 1 : 0
            compared += 1
          } else if day < alternate.days.lowerBound - 400 || day > alternate.days.upperBound + 400 {
            if cells.labels[index] != 0 || cells.month(ofCell: index) != nil { failures.append("\(day): not blank") }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(months >= 11 * pair.years.reduce(0) { $0 + $1.count })
    #expect(compared > 42 * months / 2)
    #expect(starts > months / 2)
  }

  /// The fixture of the Chinese leap month: month 6 of 2025 is repeated from 25 July on.
  @Test func lunarDaysUnderJuly2025() throws {
    let both = AlternateGrid(try Grids.whole(.gregorian), alternate: try Grids.whole(.chinese))
    var cells = AlternateCells()
    try both.fill(&cells, year: 2025, ordinal: 7)
    // 1 July 2025 is a Tuesday, cell 2, and day 7 of month 6.
    #expect(cells.labels[2] == 7 && cells.month(ofCell: 2) == MonthName(number: 6))
    #expect(cells.labels[26] == 1 && cells.month(ofCell: 26) == MonthName(number: 6, isLeap: true))
    #expect(cells.startsMonth(cell: 26) && cells.monthStarts == 1 << 26)
    #expect(cells.labels[25] == 30 && cells.labels[0] == 5)
  }

  @Test func aCalendarThatKnowsNoDayLeavesBlanks() throws {
    let both = AlternateGrid(try Grids.whole(.gregorian), alternate: try Grids.whole(.nepali))
    var cells = AlternateCells()
    try both.fill(&cells, year: 2025, ordinal: 7)
    #expect(cells.labels[10] != 0)
    // What an earlier month left is wiped out.
    try both.fill(&cells, year: 1066, ordinal: 10)
    var blanks = 0
    for index in 0..<42 where cells.labels[index] == 0 && cells.months[index] == 0 { blanks += 1 }
    #expect(blanks == 42 && cells.monthStarts == 0)
    expectError(.yearOutOfRange) { try both.fill(&cells, year: 10_000, ordinal: 1) }
    var year = AlternateYear()
    expectError(.yearOutOfRange) { try both.fill(&year, year: 10_000) }
  }
}
