public import CCalgrid
import CalendarCore
import GridStore

/// Where a day stands.
///
/// - Returns: a status.
@c
public func calgrid_position_of(
  _ grid: calgrid_grid, _ day: Int32, _ position: UnsafeMutablePointer<calgrid_position>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    unsafe position.pointee = calgrid_position(try grid.position(of: Day(rawValue: day)), of: grid)
  }
}

/// The first day that a month labels so; see `has_own_labels`.
///
/// - Parameter label: the day of the month as the calendar prints it.
/// - Returns: a status.
@c
public func calgrid_day_of(
  _ grid: calgrid_grid, _ year: Int32, _ ordinal: Int32, _ label: Int32, _ day: UnsafeMutablePointer<Int32>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    unsafe day.pointee = try grid.day(year: Int(year), ordinal: Int(ordinal), label: Int(label)).rawValue
  }
}

/// The week of a day.
///
/// - Returns: a status.
@c
public func calgrid_week_of(
  _ grid: calgrid_grid, _ day: Int32, _ week: UnsafeMutablePointer<calgrid_week>,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    let found = try grid.week(of: Day(rawValue: day))
    unsafe week.pointee = calgrid_week(
      year: Int32(truncatingIfNeeded: found?.year ?? 0), week: Int32(truncatingIfNeeded: found?.week ?? 0))
  }
}

extension calgrid_position {
  @inline(__always)
  init(_ position: GridPosition, of grid: Grid) {
    self.init(
      year: Int32(truncatingIfNeeded: position.date.year), ordinal: UInt8(truncatingIfNeeded: position.date.ordinal),
      label: UInt8(truncatingIfNeeded: position.date.label), row: UInt8(truncatingIfNeeded: position.row),
      column: UInt8(truncatingIfNeeded: position.column),
      weekday: grid.weekdayNumber(column: position.column))
  }
}
