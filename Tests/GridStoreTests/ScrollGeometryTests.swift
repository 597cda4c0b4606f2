import CalendarCore
import CalendarRules
import TestSupport
import Testing

@testable import GridStore

/// The geometry's windows, errors and bounds.
@Suite struct ScrollGeometryTests {
  static let layouts: [ScrollLayout] = [
    ScrollLayout(rowHeight: 2, headerHeight: 3, gap: 2), ScrollLayout(fill: .rows, rowHeight: 1),
    ScrollLayout(fill: .six, rowHeight: 2, headerHeight: 1),
    ScrollLayout(fill: .six, leadingWeek: .whenAligned, monthsAcross: 3, rowHeight: 2, gap: 3),
    ScrollLayout(fill: .rows, rows: .fixed, monthsAcross: 2, rowHeight: 2, headerHeight: 1, gap: 1),
    ScrollLayout(fill: .none, monthsAcross: 4, alignsToYears: true, rowHeight: 2, headerHeight: 1, gap: 1),
    ScrollLayout(fill: .rows, monthsAcross: 3, paging: .year, rowHeight: 1, headerHeight: 1, gap: 2),
    ScrollLayout(fill: .six, paging: .month, axis: .horizontal, monthGap: 2),
    ScrollLayout(fill: .none, monthsAcross: 2, paging: .months(6), axis: .horizontal, rowHeight: 2, monthGap: 1),
  ]

  /// Every stretch of a few lengths at every place: what its single points show, and nothing else.
  @Test(arguments: layouts, [CalendarID.gregorian, .coptic])
  func aWindowShowsWhatItsPointsShow(_ layout: ScrollLayout, _ calendar: CalendarID) throws {
    let years = calendar == .gregorian ? 2014...2015 : 1738...1739
    let grid = try Grids.file(calendar, years: years, [.sundayFirst]).grid(for: GridParameters(calendar: calendar))
    let geometry = try ScrollGeometry(grid, layout)
    let isHorizontal = layout.axis == .horizontal
    let length = isHorizontal ? geometry.contentSize.width : geometry.contentSize.height
    let breadth = isHorizontal ? geometry.contentSize.height : geometry.contentSize.width
    // What each place along the scroll shows.
    var days: [ClosedRange<Day>?] = []
    var months: [Set<Int>] = []
    for offset in 0..<length {
      var shown: ClosedRange<Day>?
      var seen: Set<Int> = []
      for across in 0..<breadth {
        let hit = try isHorizontal ? geometry.hit(x: offset, y: across) : geometry.hit(x: across, y: offset)
        switch hit {
        case .day(let cell):
          shown = shown.map { min($0.lowerBound, cell.day)...max($0.upperBound, cell.day) } ?? cell.day...cell.day
          seen.insert(cell.month.index)
        case .blank(let cell): seen.insert(cell.month.index)
        case .header(let month): seen.insert(month.index)
        case .gap: break
        }
      }
      days.append(shown)
      months.append(seen)
    }
    var compared = 0
    for size in [1, 2, 5, 13, 40, length] {
      for start in (1 - size)..<length {
        let window = try geometry.window(from: start, to: start + size)
        var range = max(0, start)..<min(length, start + size)
        if layout.paging != .continuous {
          // Pages count whole.
          guard !window.pages.isEmpty else { continue }
          let first = try geometry.frame(page: window.pages.lowerBound)
          let last = try geometry.frame(page: window.pages.upperBound - 1)
          let whole = isHorizontal ? first.x..<(last.x + last.width) : first.y..<(last.y + last.height)
          #expect(whole.overlaps(range))
          range = whole
        }
        let expected = days[range].compactMap { $0 }
        let shown = expected.first.map { first in
          expected.reduce(first) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
        }
        if window.days != shown { Issue.record("\(range): \(String(describing: window.days))") }
        // A band counts as a whole, so months of a cut band may be out of sight; none in sight is missing.
        let seen = months[range].reduce(into: Set<Int>()) { $0.formUnion($1) }
        if let low = seen.min(), let high = seen.max() {
          #expect(window.months.contains(low) && window.months.contains(high))
          #expect(low - window.months.lowerBound < layout.monthsAcross)
          #expect(window.months.upperBound - high <= layout.monthsAcross)
        } else if layout.headerHeight == 0 {
          #expect(window.months.isEmpty)
        }
        compared += 1
      }
    }
    #expect(compared > 3 * length)
  }

  @Test func badMeasuresAreNamed() throws {
    let grid = try Grids.whole(.gregorian)
    let examples: [(String, String, ScrollLayout)] = [
      ("row height", "0", ScrollLayout(rowHeight: 0)), ("row height", "-1", ScrollLayout(rowHeight: -1)),
      ("row height", "65536", ScrollLayout(rowHeight: 65_536)), ("column width", "0", ScrollLayout(columnWidth: 0)),
      ("header height", "-1", ScrollLayout(headerHeight: -1)), ("gap", "-5", ScrollLayout(gap: -5)),
      ("month gap", "65536", ScrollLayout(monthGap: 65_536)),
      ("months side by side", "0", ScrollLayout(monthsAcross: 0)),
      ("months side by side", "13", ScrollLayout(monthsAcross: 13)),
      ("months on a page", "0", ScrollLayout(paging: .months(0))),
      ("months on a page", "157", ScrollLayout(paging: .months(157))),
      ("months on a page", "1 with 3 side by side", ScrollLayout(monthsAcross: 3, paging: .month)),
      ("months on a page", "4 with 3 side by side", ScrollLayout(monthsAcross: 3, paging: .months(4))),
      ("axis", "horizontal without pages", ScrollLayout(axis: .horizontal)),
    ]
    for (place, found, layout) in examples {
      do {
        _ = try ScrollGeometry(grid, layout)
        Issue.record("no error for \(layout)")
      } catch {
        #expect(error.code == .invalidLayout)
        #expect(error.place == place)
        #expect(error.found == found)
        #expect(error.description.hasPrefix("invalid layout (\(place)): found \(found), expected "))
      }
    }
    #expect(examples.count == 14)
  }

  @Test func placesOutsideAreNamed() throws {
    let grid = try Grids.file(.gregorian, years: 2026...2027, [.sundayFirst])
      .grid(for: GridParameters(calendar: .gregorian))
    let layout = ScrollLayout(monthsAcross: 3, paging: .year, rowHeight: 10, columnWidth: 10, headerHeight: 5, gap: 5)
    let geometry = try ScrollGeometry(grid, layout)
    let size = geometry.contentSize
    #expect((size.width, size.height) == (210, 2 * (4 * 65 + 3 * 5) + 5))
    for (x, y) in [(-1, 0), (0, -1), (size.width, 0), (0, size.height), (.min, .max), (.max, .min)] {
      expectError(.noSuchPoint, found: "(\(x), \(y))", expected: "x 0 to 209, y 0 to 554") {
        _ = try geometry.hit(x: x, y: y)
      }
    }
    for value in [-0.5, .nan, .infinity, -.infinity, 1e300, 555.0] {
      expectError(.noSuchPoint) { _ = try geometry.hit(x: 0, y: value) }
    }
    #expect(try geometry.hit(x: 12.9, y: 9.99) == geometry.hit(x: 12, y: 9))
    for (start, end) in [(5, 5), (6, 5), (.max, .min)] {
      expectError(.reversedRange, found: "\(start) to \(end)", expected: "an end behind the start") {
        _ = try geometry.window(from: start, to: end)
      }
    }
    for (start, end) in [(-10, 0), (555, 600), (.min, -1)] {
      expectError(.noSuchPoint, expected: "a part of 0 to 555") { _ = try geometry.window(from: start, to: end) }
    }
    for page in [-1, 2, .max] {
      expectError(.noSuchPage, found: "page \(page)", expected: "0 to 1") { _ = try geometry.frame(page: page) }
      expectError(.noSuchPage) { _ = try geometry.bands(page: page) }
    }
    for band in [-1, 8, .max] {
      expectError(.noSuchRow, found: "row \(band)") { _ = try geometry.frame(band: band) }
      expectError(.noSuchRow) { _ = try geometry.months(band: band) }
    }
    // February 2026 has four rows.
    expectError(.noSuchRow, found: "row 4", expected: "0 to 3") {
      _ = try geometry.frame(year: 2026, ordinal: 2, row: 4)
    }
    expectError(.noSuchCell, found: "cell 28", expected: "0 to 27") {
      _ = try geometry.frame(year: 2026, ordinal: 2, cell: 28)
    }
    expectError(.yearOutOfRange) { _ = try geometry.frame(year: 2028, ordinal: 1) }
    expectError(.noSuchMonth) { _ = try geometry.frame(year: 2026, ordinal: 13) }
    expectError(.dayOutOfRange) { _ = try geometry.frame(of: grid.days.upperBound + 1) }
    for offset in [-1, 555] { expectError(.noSuchPoint) { _ = try geometry.month(atOffset: offset) } }
  }

  /// The line back is measured for every calendar over its whole range.
  @Test(arguments: RuleBook.available) func theGuessIsCorrectedAFewTimesAtMost(_ calendar: CalendarID) throws {
    var largest = 0
    var geometries = 0
    for first in [Weekday.sunday, .thursday] {
      let grid = try Grids.whole(calendar, WeekRule(firstWeekday: first, minimumDays: 1))
      for (across, extra) in [(1, 0), (1, 40), (2, 0), (3, 7), (12, 90)] {
        let layout = ScrollLayout(monthsAcross: across, rowHeight: 30, headerHeight: extra)
        let geometry = try ScrollGeometry(grid, layout)
        largest = max(largest, geometry.largestCorrection)
        geometries += 1
      }
    }
    // Twelve months of the old Islamic calendar are all five rows high for years, then six.
    #expect(largest <= (calendar == .islamic ? 4 : 2), "\(calendar.rawValue): \(largest)")
    #expect(geometries == 10)
  }

  /// The largest measures over the longest range: nothing overflows, and the way back still hits.
  @Test func theLargestMeasuresHoldOverTheWholeRange() throws {
    let grid = try Grids.whole(.iso8601)
    var compared = 0
    for across in [1, 2, 12] {
      let layout = ScrollLayout(
        monthsAcross: across, rowHeight: 65_535, columnWidth: 65_535, headerHeight: 65_535, gap: 65_535,
        monthGap: 65_535)
      let geometry = try ScrollGeometry(grid, layout)
      for year in stride(from: grid.years.lowerBound, through: grid.years.upperBound, by: 37) {
        for ordinal in [1, 2, 12] {
          let start = try grid.start(year: year, ordinal: ordinal)
          let frame = try geometry.frame(of: start)
          for (x, y) in [(frame.x, frame.y), (frame.x + 65_534, frame.y + 65_534)] {
            guard case .day(let cell) = try geometry.hit(x: x, y: y) else {
              Issue.record("no day at \(x), \(y)")
              continue
            }
            #expect(cell.day == start)
            compared += 1
          }
        }
      }
    }
    #expect(compared > 3 * 3 * 2 * 500)
  }

  @Test func multiplyingIsDividing() {
    var generator = SeededGenerator(seed: 5)
    var compared = 0
    for divisor in [1, 2, 3, 7, 12, 4_800, 65_535, 1 << 40, .max, (1 << 40) - 1] {
      let reciprocal = Reciprocal(divisor)
      for _ in 0..<1_000 {
        let any = Int.random(in: 0...Int.max, using: &generator)
        let multiple = any / divisor * divisor
        for dividend in [any, multiple, max(0, multiple - 1), any >> 20, 0, Int.max] {
          let found = reciprocal.divide(dividend)
          if found != (dividend / divisor, dividend % divisor) { Issue.record("\(dividend) / \(divisor): \(found)") }
          compared += 1
        }
      }
    }
    #expect(compared == 60_000)
  }
}
