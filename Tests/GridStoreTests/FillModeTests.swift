import CalendarCore
import GridStore
import TestSupport
import Testing

/// Fill modes and leading weeks, from one record: a walk says which cells are shown.
@Suite struct FillModeTests {
  @Test(arguments: SampledYears.all(length: 3)) func everyModeShowsWhatTheWalkShows(_ sample: SampledYears) throws {
    var cells = 0
    var months = 0
    var failures: [String] = []
    for years in sample.stretches {
      let walk = try sample.walk(years)
      for first in Weekday.allCases {
        let grid = try Grids.whole(sample.calendar, WeekRule(firstWeekday: first, minimumDays: 1))
        for month in walk.months where years.contains(month.year) {
          let firstCell = walk.firstCell(month, firstWeekday: first.number)
          let rows = walk.rowCount(month, firstWeekday: first.number)
          months += 1
          for (mode, leadingWeek) in Self.modes {
            let lead = mode == .six && leadingWeek == .whenAligned && firstCell == month.first ? 7 : 0
            var buffer = MonthCells()
            try grid.fill(&buffer, year: month.year, ordinal: month.ordinal, mode: mode, leadingWeek: leadingWeek)
            for index in 0..<42 {
              let day = firstCell - lead + index
              let isOwn = day >= month.first && day < month.first + month.dayCount
              let isShown = mode == .six || isOwn || (mode == .rows && index < rows * 7)
              let label = isShown ? walk.labels[day] : 0
              let owner: UInt8 = label == 0 ? 0 : isOwn ? 2 : day < month.first ? 1 : 3
              let single = try grid.cell(
                year: month.year, ordinal: month.ordinal, index: index, fill: mode, leadingWeek: leadingWeek)
              let isSame =
                buffer.labels[index] == label && buffer.owners[index] == owner
                && Int(buffer.days[index]) == walk.day(day) && single?.label ?? 0 == Int(label)
                && single?.owner.rawValue ?? 0 == owner && single.map { $0.day.number == walk.day(day) } ?? true
              if !isSame { failures.append("\(month) \(first) \(mode) \(leadingWeek) cell \(index)") }
              cells += 1
            }
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(cells == months * 4 * 42)
    #expect(months >= 7 * 9 * sample.stretches.reduce(0) { $0 + $1.count })
  }

  static let modes: [(FillMode, LeadingWeek)] = [
    (.none, .never), (.rows, .whenAligned), (.six, .never), (.six, .whenAligned),
  ]

  /// A year's arrays hold what its months hold, and nothing else is touched; months too few or too small to be written wide included.
  @Test(arguments: SampledYears.all(length: 2)) func aYearHoldsItsMonths(_ sample: SampledYears) throws {
    var months = 0
    var failures: [String] = []
    let canary: UInt8 = 0xA5
    var labels = [UInt8](repeating: 0, count: 14 * 42)
    var owners = labels
    var days = [Int32](repeating: 0, count: 14 * 42)
    for first in [Weekday.sunday, .monday, .thursday] {
      let grid = try Grids.whole(sample.calendar, WeekRule(firstWeekday: first, minimumDays: 1))
      for year in sample.stretches.joined() {
        for (mode, leadingWeek) in Self.modes {
          for index in labels.indices {
            labels[index] = canary
            owners[index] = canary
            days[index] = 0x5A5A_5A5A
          }
          let ordinals = try Self.fill(grid, &labels, &owners, &days, year, mode, leadingWeek)
          #expect(ordinals == (try grid.ordinals(year: year)))
          for (position, ordinal) in ordinals.enumerated() {
            var month = MonthCells()
            try grid.fill(&month, year: year, ordinal: ordinal, mode: mode, leadingWeek: leadingWeek)
            for index in 0..<42 {
              let at = position * 42 + index
              if labels[at] != month.labels[index] || owners[at] != month.owners[index]
                || days[at] != month.days[index]
              {
                failures.append("\(year)/\(ordinal) \(mode) cell \(index)")
              }
            }
            months += 1
          }
          for at in (ordinals.count * 42)..<labels.count
          where labels[at] != canary || owners[at] != canary || days[at] != 0x5A5A_5A5A {
            failures.append("\(year) \(mode) wrote element \(at)")
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(months >= 3 * 4 * 9 * sample.stretches.reduce(0) { $0 + $1.count })
  }

  private static func fill(
    _ grid: Grid, _ labels: inout [UInt8], _ owners: inout [UInt8], _ days: inout [Int32], _ year: Int,
    _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) throws -> ClosedRange<Int> {
    var labels = labels.mutableSpan
    var owners = owners.mutableSpan
    var days = days.mutableSpan
    return try grid.fill(
      labels: &labels, owners: &owners, days: &days, year: year, mode: mode, leadingWeek: leadingWeek)
  }

  @Test func aMonthFitsFortyTwoElementsExactly() throws {
    let grid = try Grids.whole(.gregorian)
    var labels = [UInt8](repeating: 0xA5, count: 43)
    var owners = labels
    var days = [Int32](repeating: -1, count: 43)
    var compared = 0
    for mode in FillMode.allCases {
      for ordinal in 1...12 {
        do {
          var labels = labels.mutableSpan
          var owners = owners.mutableSpan
          var days = days.mutableSpan
          try grid.fill(labels: &labels, owners: &owners, days: &days, year: 2026, ordinal: ordinal, mode: mode)
        }
        var month = MonthCells()
        try grid.fill(&month, year: 2026, ordinal: ordinal, mode: mode)
        for index in 0..<42 where labels[index] == month.labels[index] && owners[index] == month.owners[index] {
          if days[index] == month.days[index] { compared += 1 }
        }
        #expect((labels[42], owners[42], days[42]) == (0xA5, 0xA5, -1))
      }
    }
    #expect(compared == 3 * 12 * 42)
  }

  @Test func aBufferThatIsTooSmallIsNamedAndLeftAlone() throws {
    let grid = try Grids.whole(.hebrew)
    var compared = 0
    for (place, counts) in [
      ("labels", (545, 546, 546)), ("owners", (546, 545, 546)), ("days", (546, 546, 545)), ("labels", (0, 0, 0)),
    ] {
      var labels = [UInt8](repeating: 9, count: counts.0)
      var owners = [UInt8](repeating: 9, count: counts.1)
      var days = [Int32](repeating: 9, count: counts.2)
      let found = place == "labels" ? counts.0 : 545
      expectError(.bufferTooSmall, found: "\(found) elements", expected: "at least 546") {
        _ = try Self.fill(grid, &labels, &owners, &days, 5784, .six, .never)
      }
      do {
        _ = try Self.fill(grid, &labels, &owners, &days, 5784, .six, .never)
      } catch let error as GridError {
        #expect(error.place == place)
      }
      #expect(labels.allSatisfy { $0 == 9 } && owners.allSatisfy { $0 == 9 } && days.allSatisfy { $0 == 9 })
      compared += 1
    }
    #expect(compared == 4)
  }

  @Test func sixRowsAddALeadingWeekOnlyWhenAsked() throws {
    let grid = try Grids.whole(.gregorian)
    // February 2015 began on a Sunday and had 28 days.
    #expect(try grid.leadingCellCount(year: 2015, ordinal: 2, fill: .six) == 0)
    #expect(try grid.leadingCellCount(year: 2015, ordinal: 2, fill: .six, leadingWeek: .whenAligned) == 7)
    #expect(try grid.leadingCellCount(year: 2015, ordinal: 2, fill: .rows, leadingWeek: .whenAligned) == 0)
    #expect(try grid.leadingCellCount(year: 2026, ordinal: 8, fill: .six, leadingWeek: .whenAligned) == 6)
    let asked = try grid.shownDays(year: 2015, ordinal: 2, fill: .six, leadingWeek: .whenAligned)
    #expect(ISODate(asked.lowerBound).description == "2015-01-25")
    #expect(ISODate(asked.upperBound).description == "2015-03-07")
    #expect(try grid.shownRowCount(year: 2015, ordinal: 2, fill: .six) == 6)
    #expect(try grid.shownRowCount(year: 2015, ordinal: 2, fill: .rows) == 4)
  }
}
