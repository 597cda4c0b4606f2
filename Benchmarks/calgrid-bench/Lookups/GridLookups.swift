import BenchmarkPeers
import CalendarCore
import GridStore

enum DayCountLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    AnswerCode.number(try grid.dayCount(year: columns.year(index, shift), ordinal: columns.month(index, shift)))
  }
}

enum OffsetLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    AnswerCode.number(
      try grid.firstWeekdayOffset(year: columns.year(index, shift), ordinal: columns.month(index, shift)))
  }
}

enum DayOfDateLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let day = try grid.day(
      year: columns.year(index, shift), ordinal: columns.month(index, shift), label: Int(columns.days[index]))
    return AnswerCode.number(day.number)
  }
}

enum DateOfDayLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let date = try grid.date(of: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift))))
    return AnswerCode.date(year: date.year, month: date.ordinal, day: date.label)
  }
}

enum PlaceOfDayLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let place = try grid.position(of: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift))))
    return AnswerCode.place(
      year: place.date.year, month: place.date.ordinal, day: place.date.label, row: place.row, column: place.column)
  }
}

enum CellDayLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let day = try grid.day(
      year: columns.year(index, shift), ordinal: columns.month(index, shift), cell: Int(columns.cells[index]))
    return AnswerCode.number(day.number)
  }
}

enum CellDateLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let cell = try grid.cell(
      year: columns.year(index, shift), ordinal: columns.month(index, shift), index: Int(columns.cells[index]))
    guard let cell else { return .max }
    return AnswerCode.cell(day: cell.day.number, owner: Int(cell.owner.rawValue) &- 1, label: cell.label)
  }
}

enum WeekLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let week = try grid.week(of: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift))))
    guard let week else { return .max }
    return AnswerCode.week(year: week.year, week: week.week)
  }
}

enum RowsBeforeLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    AnswerCode.number(try grid.rowsBefore(year: columns.year(index, shift), ordinal: columns.month(index, shift)))
  }
}

/// The row stands in the column of day numbers.
enum MonthAtRowLookup: Lookup {
  @inline(__always)
  static func answer(_ grid: Grid, _ columns: Columns, _ index: Int, _ shift: Int) throws(GridError) -> UInt64 {
    let found = try grid.month(atStackedRow: columns.dayNumber(index, shift))
    return AnswerCode.date(year: found.month.year, month: found.month.ordinal, day: found.row)
  }
}
