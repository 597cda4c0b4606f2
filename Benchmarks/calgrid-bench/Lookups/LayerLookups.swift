import BenchmarkPeers
import CalendarCore
import GridStore

extension AnswerCode {
  static func styles(_ styles: borrowing CellStyles) -> UInt64 {
    let first = joined(joined(styles.today, styles.selected), styles.marked)
    return joined(joined(joined(first, styles.disabled), styles.weekend), styles.neighbour)
  }
}

enum StylesLookup: Lookup {
  @inline(__always)
  static func answer(
    _ asked: borrowing GridWith<StyleLayers>, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    AnswerCode.styles(
      try asked.grid.styles(
        of: asked.value, year: columns.year(index, shift), ordinal: columns.month(index, shift)))
  }
}

enum ResolvedStylesLookup: Lookup {
  @inline(__always)
  static func answer(
    _ asked: borrowing GridWith<StyleLayers>, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let styles = try asked.grid.styles(
      of: asked.value, year: columns.year(index, shift), ordinal: columns.month(index, shift))
    return AnswerCode.styles(styles.resolved())
  }
}

enum SignInLookup: Lookup {
  @inline(__always)
  static func answer(
    _ asked: borrowing GridWith<SignInCalendar>, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let month = try asked.grid.signIns(
      of: asked.value, year: columns.year(index, shift), ordinal: columns.month(index, shift))
    let states = AnswerCode.joined(AnswerCode.joined(month.signedIn, month.canSignIn), month.missed)
    let masks = AnswerCode.joined(AnswerCode.joined(AnswerCode.joined(states, month.notYet), month.locked), month.own)
    return AnswerCode.joined(
      masks, AnswerCode.date(year: month.weeks, month: month.frontBlanks, day: month.backBlanks))
  }
}

/// The range begins up to 41 days before the day of the question and ends up to 31 days behind it.
enum SelectionLookup: Lookup {
  @inline(__always)
  static func answer(
    _ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let day = Int32(truncatingIfNeeded: columns.dayNumber(index, shift))
    let first = Day(rawValue: day &- columns.cells[index])
    let last = Day(rawValue: day &+ columns.days[index])
    let cells = try grid.cells(
      of: RangeSelection(first...last), year: columns.year(index, shift), ordinal: columns.month(index, shift),
      fill: .rows)
    let bars = AnswerCode.joined(AnswerCode.joined(cells.mask, cells.first), cells.last)
    return AnswerCode.joined(AnswerCode.joined(bars, cells.rangeStart), cells.rangeEnd)
  }
}
