public import CCalgrid
import CalendarCore
import GridStore

/// The civil days of a month.
///
/// - Parameter count: gets 1 to 32.
/// - Returns: a status.
@c
public func calgrid_day_count(
  _ grid: calgrid_grid, _ year: Int32, _ ordinal: Int32, _ count: UnsafeMutablePointer<Int32>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    unsafe count.pointee = Int32(truncatingIfNeeded: try grid.dayCount(year: Int(year), ordinal: Int(ordinal)))
  }
}

/// The first and last ordinal of a year's months: 1 and 12 or 13; less where a calendar's table begins or ends inside a year.
///
/// - Returns: a status.
@c
public func calgrid_ordinals(
  _ grid: calgrid_grid, _ year: Int32, _ first: UnsafeMutablePointer<Int32>, _ last: UnsafeMutablePointer<Int32>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    let ordinals = try grid.ordinals(year: Int(year))
    unsafe first.pointee = Int32(truncatingIfNeeded: ordinals.lowerBound)
    unsafe last.pointee = Int32(truncatingIfNeeded: ordinals.upperBound)
  }
}

/// All facts of a month.
///
/// - Returns: a status.
@c
public func calgrid_month_at(
  _ grid: calgrid_grid, _ year: Int32, _ ordinal: Int32, _ month: UnsafeMutablePointer<calgrid_month>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    unsafe month.pointee = calgrid_month(try grid.month(year: Int(year), ordinal: Int(ordinal)))
  }
}

/// The month with a number and leap flag: its ordinal depends on where the year's leap month stands.
///
/// - Parameter is_leap: not 0 for the leap month with this number.
/// - Returns: a status.
@c
public func calgrid_month_named(
  _ grid: calgrid_grid, _ year: Int32, _ number: Int32, _ is_leap: Int32, _ month: UnsafeMutablePointer<calgrid_month>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    let name = MonthName(number: Int(number), isLeap: is_leap != 0)
    unsafe month.pointee = calgrid_month(try grid.month(year: Int(year), name: name))
  }
}

/// The day in a cell of a month's six rows, with its label and owner.
///
/// - Parameter index: row × 7 + column, 0 to 41.
/// - Returns: a status.
@c
public func calgrid_cell_at(
  _ grid: calgrid_grid, _ year: Int32, _ ordinal: Int32, _ index: Int32, _ cell: UnsafeMutablePointer<calgrid_cell>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    let found = try grid.cell(year: Int(year), ordinal: Int(ordinal), index: Int(index))
    guard let found else {
      let day = try grid.day(year: Int(year), ordinal: Int(ordinal), cell: Int(index))
      return unsafe cell.pointee = calgrid_cell(day: day.rawValue, label: 0, owner: UInt8(CALGRID_BLANK))
    }
    unsafe cell.pointee = calgrid_cell(
      day: found.day.rawValue, label: UInt8(truncatingIfNeeded: found.label), owner: found.owner.rawValue)
  }
}

/// The rows before a month, where months stand below each other as blocks of the weeks they touch.
///
/// - Returns: a status.
@c
public func calgrid_rows_before(
  _ grid: calgrid_grid, _ year: Int32, _ ordinal: Int32, _ rows: UnsafeMutablePointer<Int64>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    unsafe rows.pointee = Int64(try grid.rowsBefore(year: Int(year), ordinal: Int(ordinal)))
  }
}

/// The month at a row of such a stack, and the row in the month.
///
/// - Returns: a status.
@c
public func calgrid_month_at_row(
  _ grid: calgrid_grid, _ row: Int64, _ month: UnsafeMutablePointer<calgrid_month>,
  _ row_of_month: UnsafeMutablePointer<Int32>, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    let found = try grid.month(atStackedRow: Int(row))
    unsafe month.pointee = calgrid_month(found.month)
    unsafe row_of_month.pointee = Int32(truncatingIfNeeded: found.row)
  }
}

extension calgrid_month {
  @inline(__always)
  init(_ month: GridMonth) {
    self.init(
      year: Int32(truncatingIfNeeded: month.year), start: month.start.rawValue,
      ordinal: UInt8(truncatingIfNeeded: month.ordinal), number: UInt8(truncatingIfNeeded: month.name.number),
      is_leap: month.name.isLeap ? 1 : 0, day_count: UInt8(truncatingIfNeeded: month.dayCount),
      first_weekday_offset: UInt8(truncatingIfNeeded: month.firstWeekdayOffset),
      row_count: UInt8(truncatingIfNeeded: month.rowCount), has_own_labels: month.hasOwnLabels ? 1 : 0)
  }
}
