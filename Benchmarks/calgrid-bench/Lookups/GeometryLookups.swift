import BenchmarkPeers
import CalendarCore
import GridStore

enum DayPositionLookup: Lookup {
  @inline(__always)
  static func answer(
    _ geometry: borrowing ScrollGeometry, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let frame = try geometry.frame(of: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift))))
    return GeometryCode.point(x: frame.x, y: frame.y)
  }
}

/// The x stands in the column of days, the y in that of day numbers.
enum HitLookup: Lookup {
  @inline(__always)
  static func answer(
    _ geometry: borrowing ScrollGeometry, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    switch try geometry.hit(x: Int(columns.days[index]), y: columns.dayNumber(index, shift)) {
    case .day(let cell): return code(cell, isBlank: false)
    case .blank(let cell): return code(cell, isBlank: true)
    case .header(let month): return GeometryCode.header(month: month.index)
    case .gap: return GeometryCode.gap
    }
  }

  @inline(__always)
  private static func code(_ cell: ScrollCell, isBlank: Bool) -> UInt64 {
    GeometryCode.cell(
      month: cell.month.index, row: cell.row, column: cell.column, day: cell.day.number, isBlank: isBlank)
  }
}

enum VisibleLookup: Lookup {
  @inline(__always)
  static func answer(
    _ geometry: borrowing ScrollGeometry, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let start = columns.dayNumber(index, shift)
    let window = try geometry.window(from: start, to: start &+ ScrollBlocks.screen)
    return GeometryCode.window(
      months: window.months, firstDay: window.days?.lowerBound.number, lastDay: window.days?.upperBound.number)
  }
}
