public import CCalgrid
import CalendarCore
import GridStore

/// The version of this interface: 1. Functions may be added to a version, never changed.
@c
public func calgrid_abi_version() -> Int32 { 1 }

/// Opens the grid of a calendar and a week rule.
///
/// - Parameters:
///   - file: may be closed afterwards.
///   - calendar: an identifier or alias, for example `hebrew`, in any letter case.
///   - first_weekday: 1 Sunday to 7 Saturday.
///   - minimum_days: 1 to 7, the days that a year's first week has in it.
///   - grid: gets the handle; close it with `calgrid_grid_close`.
///   - error: gets the reason, or null.
/// - Returns: a status.
@c
public func calgrid_grid_open(
  _ file: calgrid_file, _ calendar: UnsafePointer<CChar>, _ first_weekday: Int32, _ minimum_days: Int32,
  _ grid: UnsafeMutablePointer<calgrid_grid>, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  guard let opened = unsafe file.opened else { return unsafe Status.noHandle(error) }
  let parameters: GridParameters
  do {
    guard let weekday = UInt8(exactly: first_weekday).flatMap(Weekday.init(rawValue:)) else {
      return unsafe Status.invalid("first weekday: found \(first_weekday), expected 1 to 7", error)
    }
    parameters = GridParameters(
      calendar: try CalendarID(text: unsafe String(cString: calendar)),
      weekRule: try WeekRule(firstWeekday: weekday, minimumDays: Int(minimum_days)))
  } catch let problem {
    return unsafe Status.invalid("\(problem)", error)
  }
  do throws(GridError) {
    unsafe grid.pointee = calgrid_grid(try opened.takeUnretainedValue().file.current.grid(for: parameters))
    return Status.ok
  } catch let problem {
    return unsafe Status.report(problem, to: error)
  }
}

/// Closes a grid. An empty handle is allowed.
@c
public func calgrid_grid_close(_ grid: calgrid_grid) {
  unsafe grid.opened?.release()
}

/// What a grid answers.
///
/// - Returns: a status.
@c
public func calgrid_grid_range(
  _ grid: calgrid_grid, _ range: UnsafeMutablePointer<calgrid_range>, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  guard let opened = unsafe grid.opened else { return unsafe Status.noHandle(error) }
  let grid = unsafe opened.takeUnretainedValue()
  let (years, days) = (grid.years, grid.days)
  unsafe range.pointee = calgrid_range(
    first_year: Int32(truncatingIfNeeded: years.lowerBound), last_year: Int32(truncatingIfNeeded: years.upperBound),
    first_day: days.lowerBound.rawValue, last_day: days.upperBound.rawValue,
    month_count: Int64(grid.monthCount), row_count: Int64(grid.stackedRowCount),
    rule_version: grid.ruleVersion)
  return Status.ok
}
