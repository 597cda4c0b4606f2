import CalendarCore
import GridStore
import TestSupport
import Testing

/// A selected range as bars in the rows of a month.
@Suite struct RangeSelectionTests {
  private func day(_ text: String) throws -> Day { Day(try ISODate(text: text)) }

  @Test func aRangeOverThreeRows() throws {
    // September 2026 with Sunday first: the 1st is cell 2.
    let grid = try Grids.whole(.gregorian)
    let selection = try RangeSelection(from: day("2026-09-04"), through: day("2026-09-13"))
    let cells = try grid.cells(of: selection, year: 2026, ordinal: 9, fill: .rows)
    #expect(cells.mask == ((1 << 10) - 1) << 5)
    #expect(cells.first == 1 << 5 | 1 << 7 | 1 << 14 && cells.last == 1 << 6 | 1 << 13 | 1 << 14)
    #expect(cells.inner == 0b11111 << 8)
    #expect(cells.rangeStart == 1 << 5 && cells.rangeEnd == 1 << 14)
    let bars = try (0..<6).map { try cells.bar(row: $0) }
    #expect(bars[0] == .init(firstColumn: 5, lastColumn: 6, beginsRange: true, endsRange: false))
    #expect(bars[1] == .init(firstColumn: 0, lastColumn: 6, beginsRange: false, endsRange: false))
    #expect(bars[2] == .init(firstColumn: 0, lastColumn: 0, beginsRange: false, endsRange: true))
    #expect(bars[3...] == [nil, nil, nil])
    // In October only the neighbour cells could show it, and they do not reach so far back.
    #expect(try grid.cells(of: selection, year: 2026, ordinal: 10, fill: .six).mask == 0)
  }

  @Test func theFillModeCutsTheBar() throws {
    let grid = try Grids.whole(.gregorian)
    let selection = RangeSelection(between: try day("2026-10-08"), and: try day("2026-08-01"))
    #expect(selection.days == (try day("2026-08-01"))...(try day("2026-10-08")))
    #expect(try grid.cells(of: selection, year: 2026, ordinal: 9, fill: .none).mask == ((1 << 30) - 1) << 2)
    #expect(try grid.cells(of: selection, year: 2026, ordinal: 9, fill: .rows).mask == (1 << 35) - 1)
    let six = try grid.cells(of: selection, year: 2026, ordinal: 9, fill: .six)
    #expect(six.mask == (1 << 40) - 1 && six.rangeEnd == 1 << 39 && six.rangeStart == 0)
    #expect(try grid.cells(of: selection, year: 2026, ordinal: 9, fill: .rows).rangeEnd == 0)
  }

  @Test func flagsEqualWalkingTheRows() throws {
    var generator = SeededGenerator(seed: 21)
    var cells = 0
    var selected = 0
    var failures: [String] = []
    for round in 0..<400 {
      let grid = try Grids.whole(.gregorian, Grids.rule(round % 7 + 1, 1))
      let month = try grid.month(of: Day(Int.random(in: -20_000...40_000, using: &generator)))
      let from = month.start + Int.random(in: -30...40, using: &generator)
      let selection = try RangeSelection(from: from, through: from + Int.random(in: 0...40, using: &generator))
      for fill in FillMode.allCases {
        let shown = try grid.shownDays(year: month.year, ordinal: month.ordinal, fill: fill)
        let found = try grid.cells(of: selection, year: month.year, ordinal: month.ordinal, fill: fill)
        for index in 0..<42 {
          let day = month.firstCell + index
          func has(_ offset: Int) -> Bool {
            let column = index % 7 + offset
            return (0...6).contains(column) && selection.days.contains(day + offset) && shown.contains(day + offset)
          }
          let isSelected = has(0)
          let bit: UInt64 = 1 << UInt64(index)
          let isRight =
            (found.mask & bit != 0) == isSelected && (found.first & bit != 0) == (isSelected && !has(-1))
            && (found.last & bit != 0) == (isSelected && !has(1))
            && (found.inner & bit != 0) == (isSelected && has(-1) && has(1))
            && (found.rangeStart & bit != 0) == (isSelected && day == selection.days.lowerBound)
            && (found.rangeEnd & bit != 0) == (isSelected && day == selection.days.upperBound)
          if !isRight { failures.append("\(month.year)/\(month.ordinal) cell \(index) \(fill)") }
          cells += 1
          selected += isSelected ? 1 : 0
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(cells == 400 * 3 * 42)
    #expect(selected > 10_000)
  }

  @Test func reversedRangesAndRowsThatAreNotThereAreErrors() throws {
    expectError(.reversedRange, found: "1970-01-02 to 1970-01-01") {
      _ = try RangeSelection(from: Day(1), through: Day(0))
    }
    let grid = try Grids.whole(.gregorian)
    let cells = try grid.cells(of: RangeSelection(Day(0)...Day(3)), year: 1970, ordinal: 1, fill: .six)
    expectError(.noSuchRow, found: "row 6", expected: "0 to 5") { _ = try cells.bar(row: 6) }
    expectError(.yearOutOfRange) {
      _ = try grid.cells(of: RangeSelection(Day(0)...Day(3)), year: 12_345, ordinal: 1, fill: .six)
    }
  }
}
