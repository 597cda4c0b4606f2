import CalendarCore
package import GridStore

/// Every query of a grid at its ends, in its middle and outside: what a damaged or hostile file must survive.
package enum QueryStorm {
  /// Asks everything; errors are answers too.
  ///
  /// - Returns: the number of questions.
  @discardableResult
  package static func ask(_ grid: Grid, _ random: inout SeededGenerator) -> Int {
    var asked = 0
    func ask(_ question: () throws -> Void) {
      do { try question() } catch { _ = "\(error)" }
      asked += 1
    }
    let span = grid.years
    let years = [
      span.lowerBound, span.lowerBound + 1, Int.random(in: span, using: &random), Int.random(in: span, using: &random),
      span.upperBound, span.lowerBound - 1, span.upperBound + 1, .max, .min,
    ]
    var cells = MonthCells()
    for year in years {
      for ordinal in [1, 2, 7, 12, 13, 0, 14] {
        ask { _ = try grid.month(year: year, ordinal: ordinal).days }
        ask { try grid.fill(&cells, year: year, ordinal: ordinal) }
        ask { _ = try grid.cell(year: year, ordinal: ordinal, index: Int.random(in: 0..<42, using: &random)) }
        ask { _ = try grid.week(year: year, ordinal: ordinal, row: Int.random(in: 0..<6, using: &random)) }
        ask { _ = try grid.rowsBefore(year: year, ordinal: ordinal) }
        ask { _ = try grid.monthIndex(year: year, ordinal: ordinal) }
        ask { _ = try grid.day(year: year, ordinal: ordinal, label: Int.random(in: 0...33, using: &random)) }
        ask { _ = try grid.days(year: year, ordinal: ordinal, label: Int.random(in: 0...33, using: &random)) }
        ask { _ = try grid.shownDays(year: year, ordinal: ordinal, fill: .six) }
        ask { _ = try grid.shownDays(year: year, ordinal: ordinal, fill: .none) }
        ask { _ = try grid.seamlessRowsBefore(year: year, ordinal: ordinal) }
      }
      ask { _ = try grid.month(year: year, name: MonthName(number: 12, isLeap: false)) }
      ask { _ = try grid.start(year: year) }
    }
    let days = grid.days
    let inside = (0..<8).map { _ in
      Day(rawValue: .random(in: days.lowerBound.rawValue...days.upperBound.rawValue, using: &random))
    }
    let outside = [days.lowerBound.rawValue &- 1, days.upperBound.rawValue &+ 1, .min, .max].map { Day(rawValue: $0) }
    for day in inside + outside + [days.lowerBound, days.upperBound] {
      ask { _ = try grid.position(of: day) }
      ask { _ = try grid.month(of: day) }
      ask { _ = try grid.date(of: day) }
      ask { _ = try grid.week(of: day) }
      ask { _ = try grid.seamlessRow(of: day) }
    }
    let counts = [grid.monthCount, grid.stackedRowCount, grid.seamlessRowCount]
    for count in counts {
      var places = [0, 1, count - 1, count, -1, .max, .min]
      if count > 0 { places += (0..<4).map { _ in Int.random(in: 0..<count, using: &random) } }
      for place in places {
        ask { _ = try grid.month(atIndex: place) }
        ask { _ = try grid.month(atStackedRow: place) }
        ask { _ = try grid.days(ofSeamlessRow: place) }
      }
    }
    return asked + askScroll(grid, &random)
  }
}
