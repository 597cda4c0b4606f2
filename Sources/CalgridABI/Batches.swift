public import CCalgrid
import CalendarCore
import GridStore

/// Where many days stand.
///
/// - Parameters:
///   - days: `count` numbers.
///   - positions: room for `count` answers; those before the day that has none are written.
///   - done: gets how many days were answered, also after an error; or null.
/// - Returns: a status: that of the first day that has no answer.
@c
public func calgrid_positions_of(
  _ grid: calgrid_grid, _ days: UnsafePointer<Int32>, _ count: Int, _ positions: UnsafeMutablePointer<calgrid_position>,
  _ done: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    var index = 0
    defer { if let done = unsafe done { unsafe done.pointee = index } }
    while index < count {
      let day = unsafe days[index]
      unsafe positions[index] = calgrid_position(try grid.position(of: Day(rawValue: day)), of: grid)
      index &+= 1
    }
  }
}

/// The months of a year.
///
/// - Parameters:
///   - months: room for `capacity` months; 13 are always enough.
///   - count: gets how many months the year has, also if the room is too small.
/// - Returns: a status.
@c
public func calgrid_months_of(
  _ grid: calgrid_grid, _ year: Int32, _ months: UnsafeMutablePointer<calgrid_month>, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  unsafe grid.asking(error) { grid throws(GridError) in
    let ordinals = try grid.ordinals(year: Int(year))
    unsafe count.pointee = ordinals.count
    guard ordinals.count <= capacity else {
      throw GridError(
        .bufferTooSmall, place: "months", found: "\(capacity) elements", expected: "at least \(ordinals.count)")
    }
    for ordinal in ordinals {
      unsafe months[ordinal - ordinals.lowerBound] = calgrid_month(
        try grid.month(year: Int(year), ordinal: ordinal))
    }
  }
}

/// The 42 cells of a month in three arrays.
///
/// - Parameters:
///   - fill: `CALGRID_FILL_NONE`, `CALGRID_FILL_ROWS` or `CALGRID_FILL_SIX`.
///   - labels: day labels, 0 where the cell is blank.
///   - owners: `CALGRID_BLANK` or whose day it is.
///   - days: day numbers, also where the cell is blank.
///   - capacity: the elements of each array, at least 42.
/// - Returns: a status.
@c
public func calgrid_fill_month(
  _ grid: calgrid_grid, _ year: Int32, _ ordinal: Int32, _ fill: Int32, _ labels: UnsafeMutablePointer<UInt8>,
  _ owners: UnsafeMutablePointer<UInt8>, _ days: UnsafeMutablePointer<Int32>, _ capacity: Int,
  _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  guard let mode = FillMode(fill) else { return unsafe Status.invalid(FillMode.expected, error) }
  var labels = unsafe MutableSpan(_unsafeStart: labels, count: max(0, capacity))
  var owners = unsafe MutableSpan(_unsafeStart: owners, count: max(0, capacity))
  var days = unsafe MutableSpan(_unsafeStart: days, count: max(0, capacity))
  return unsafe grid.asking(error) { grid throws(GridError) in
    try grid.fill(
      labels: &labels, owners: &owners, days: &days, year: Int(year), ordinal: Int(ordinal), mode: mode)
  }
}

/// The cells of a year's months one after another, 42 elements of each array a month, as `calgrid_fill_month` writes them.
///
/// - Parameters:
///   - capacity: the elements of each array, at least 42 for each month; 546 are always enough.
///   - count: gets how many months were written.
/// - Returns: a status.
@c
public func calgrid_fill_year(
  _ grid: calgrid_grid, _ year: Int32, _ fill: Int32, _ labels: UnsafeMutablePointer<UInt8>,
  _ owners: UnsafeMutablePointer<UInt8>, _ days: UnsafeMutablePointer<Int32>, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>, _ error: UnsafeMutablePointer<calgrid_error>?
) -> Int32 {
  guard let mode = FillMode(fill) else { return unsafe Status.invalid(FillMode.expected, error) }
  var labels = unsafe MutableSpan(_unsafeStart: labels, count: max(0, capacity))
  var owners = unsafe MutableSpan(_unsafeStart: owners, count: max(0, capacity))
  var days = unsafe MutableSpan(_unsafeStart: days, count: max(0, capacity))
  return unsafe grid.asking(error) { grid throws(GridError) in
    let ordinals = try grid.fill(
      labels: &labels, owners: &owners, days: &days, year: Int(year), mode: mode)
    unsafe count.pointee = ordinals.count
  }
}

extension FillMode {
  static let expected = "fill: expected CALGRID_FILL_NONE, CALGRID_FILL_ROWS or CALGRID_FILL_SIX"

  init?(_ code: Int32) {
    switch code {
    case Int32(CALGRID_FILL_NONE): self = .none
    case Int32(CALGRID_FILL_ROWS): self = .rows
    case Int32(CALGRID_FILL_SIX): self = .six
    default: return nil
    }
  }
}
