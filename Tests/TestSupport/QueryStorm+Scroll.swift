import CalendarCore
import GridStore

/// Scrolls over damaged grids.
extension QueryStorm {
  private static let layouts: [ScrollLayout] = [
    ScrollLayout(rowHeight: 3, headerHeight: 2, gap: 1), ScrollLayout(fill: .six, leadingWeek: .whenAligned),
    ScrollLayout(fill: .rows, monthsAcross: 3, alignsToYears: true), ScrollLayout(monthsAcross: 4, paging: .year),
    ScrollLayout(fill: .rows, monthsAcross: 2, paging: .months(6), axis: .horizontal, monthGap: 1),
    ScrollLayout(paging: .year), ScrollLayout(rows: .fixed, monthsAcross: 12, paging: .year, axis: .horizontal),
  ]

  /// Lays a grid out and asks everything; errors are answers too. Long scrolls are left out: setting them up costs what their months cost.
  ///
  /// - Returns: the number of questions.
  static func askScroll(_ grid: Grid, _ random: inout SeededGenerator) -> Int {
    guard grid.monthCount < 4_000, grid.years.count < 400, let layout = layouts.randomElement(using: &random),
      let geometry = try? ScrollGeometry(grid, layout)
    else { return 0 }
    var asked = 0
    func ask(_ question: () throws -> Void) {
      do { try question() } catch { _ = "\(error)" }
      asked += 1
    }
    let size = geometry.contentSize
    for _ in 0..<8 {
      let x = Int.random(in: -1...max(0, size.width), using: &random)
      let y = Int.random(in: -1...max(0, size.height), using: &random)
      ask { _ = try geometry.hit(x: x, y: y) }
      ask { _ = try geometry.month(atOffset: layout.axis == .vertical ? y : x) }
      ask { _ = try geometry.row(atOffset: y) }
      ask { _ = try geometry.window(from: min(x, y), to: max(x, y) + 1) }
      let page = Int.random(in: -1...geometry.pageCount, using: &random)
      ask { _ = try geometry.bands(page: page) }
      ask { _ = try geometry.frame(page: page) }
      let band = Int.random(in: -1...geometry.bandCount, using: &random)
      ask { _ = try geometry.frame(band: band) }
      ask { _ = try geometry.months(band: band) }
      let year = Int.random(in: grid.years, using: &random)
      let ordinal = Int.random(in: 0...14, using: &random)
      ask { _ = try geometry.frame(year: year, ordinal: ordinal) }
      ask { _ = try geometry.frame(year: year, ordinal: ordinal, cell: Int.random(in: 0..<42, using: &random)) }
      ask { _ = try geometry.page(year: year, ordinal: ordinal) }
      let days = grid.days
      let day = Day(rawValue: .random(in: days.lowerBound.rawValue...days.upperBound.rawValue, using: &random))
      ask { _ = try geometry.frame(of: day) }
      ask { _ = try grid.monthDayCode(of: day) }
      for label in PageLabel.allCases { ask { _ = try grid.month(ofPage: grid.page(nearest: day), label: label) } }
      ask { try fillYear(grid, year) }
    }
    return asked
  }

  /// Fills a year's arrays, which end where they must: a byte written behind them is seen.
  private static func fillYear(_ grid: Grid, _ year: Int) throws {
    let count = try grid.monthCount(year: year) * 42
    for mode in FillMode.allCases {
      let canary: UInt8 = 0xA5
      var labels = [UInt8](repeating: canary, count: count + 64)
      var owners = labels
      var numbers = [Int32](repeating: -1, count: count + 64)
      try labels.withUnsafeMutableBufferPointer { labels in
        try owners.withUnsafeMutableBufferPointer { owners in
          try numbers.withUnsafeMutableBufferPointer { numbers in
            var labels = MutableSpan(_unsafeElements: labels.extracting(..<count))
            var owners = MutableSpan(_unsafeElements: owners.extracting(..<count))
            var days = MutableSpan(_unsafeElements: numbers.extracting(..<count))
            try grid.fill(
              labels: &labels, owners: &owners, days: &days, year: year, mode: mode, leadingWeek: .whenAligned)
          }
        }
      }
      let isUntouched =
        labels[count...].allSatisfy { $0 == canary } && owners[count...].allSatisfy { $0 == canary }
        && numbers[count...].allSatisfy { $0 == -1 }
      precondition(isUntouched, "a year's cells were written behind their arrays")
    }
  }
}
