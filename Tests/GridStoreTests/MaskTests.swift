import CalendarCore
import GridStore
import TestSupport
import Testing

/// A month's mask says of every cell what the set says of its day.
@Suite struct MaskTests {
  @Test(arguments: SampledYears.all(length: 4)) func maskEqualsAskingEachCell(_ sample: SampledYears) throws {
    var months = 0
    var marked = 0
    var failures: [String] = []
    for first in Weekday.allCases {
      let grid = try Grids.whole(sample.calendar, WeekRule(firstWeekday: first, minimumDays: 1))
      for years in sample.stretches {
        let low = try grid.month(year: years.lowerBound, ordinal: grid.ordinals(year: years.lowerBound).lowerBound)
          .start
        // About every second day, for some more days than the months need on one side and fewer on the other.
        var generator = SeededGenerator(seed: UInt64(first.number))
        let days = (-50..<(365 * years.count - 20)).filter { _ in Bool.random(using: &generator) }.map { low + $0 }
        let set = try DaySet(days)
        let plain = Set(days)
        let range = (low + 40)...(low + 400)
        for year in years {
          for ordinal in try grid.ordinals(year: year) {
            let firstCell = try grid.month(year: year, ordinal: ordinal).firstCell
            var expected: UInt64 = 0
            var expectedRange: UInt64 = 0
            for index in 0..<42 {
              if plain.contains(firstCell + index) { expected |= 1 << UInt64(index) }
              if range.contains(firstCell + index) { expectedRange |= 1 << UInt64(index) }
            }
            if try grid.mask(of: set, year: year, ordinal: ordinal) != expected {
              failures.append("\(year)/\(ordinal)")
            }
            if try grid.mask(of: range, year: year, ordinal: ordinal) != expectedRange {
              failures.append("range \(year)/\(ordinal)")
            }
            marked += expected.nonzeroBitCount
            months += 1
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(months >= 7 * 10 * sample.stretches.reduce(0) { $0 + $1.count })
    #expect(marked > 15 * months)
  }

  /// A window slid over a set of one day, from far in front of it to far behind it.
  @Test func aSingleDayIsSeenFromEveryMonthThatShowsIt() throws {
    let grid = try Grids.whole(.gregorian)
    var seen = 0
    var months = 0
    for number in 20_000..<20_200 {
      let set = try DaySet([Day(number)])
      for ordinal in 1...12 {
        let first = try grid.month(year: 2025, ordinal: ordinal).firstCell.number
        let expected: UInt64 = (first..<(first + 42)).contains(number) ? 1 << UInt64(number - first) : 0
        #expect(try grid.mask(of: set, year: 2025, ordinal: ordinal) == expected)
        seen += expected == 0 ? 0 : 1
        months += 1
      }
    }
    #expect(months == 2_400)
    #expect(seen > 100)
  }

  @Test func masksOfFillModesAndWeekends() throws {
    let grid = try Grids.whole(.gregorian, WeekRule(firstWeekday: .monday, minimumDays: 4))
    // September 2026 begins on a Tuesday: lead 1, 30 days, 5 rows.
    #expect(try grid.shownMask(year: 2026, ordinal: 9, fill: .none) == ((1 << 30) - 1) << 1)
    #expect(try grid.shownMask(year: 2026, ordinal: 9, fill: .rows) == (1 << 35) - 1)
    #expect(try grid.shownMask(year: 2026, ordinal: 9, fill: .six) == (1 << 42) - 1)
    let weekend = grid.mask(of: Weekend(first: .saturday, last: .sunday))
    var cells = 0
    for index in 0..<42 {
      let day = try grid.month(year: 2026, ordinal: 9).firstCell + index
      #expect((weekend >> UInt64(index) & 1 != 0) == (day.weekday == .saturday || day.weekday == .sunday))
      cells += 1
    }
    #expect(cells == 42)
  }

  @Test func monthsThatAreNotThereAreErrors() throws {
    let grid = try Grids.whole(.gregorian)
    let set = try DaySet([Day(0)])
    expectError(.noSuchMonth) { _ = try grid.mask(of: set, year: 2026, ordinal: 13) }
    expectError(.yearOutOfRange) { _ = try grid.mask(of: set, year: 10_000, ordinal: 1) }
    expectError(.yearOutOfRange) { _ = try grid.shownMask(year: -10_000, ordinal: 1, fill: .six) }
  }
}
