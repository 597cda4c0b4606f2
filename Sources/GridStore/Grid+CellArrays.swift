import CalendarCore
import GridFormat

/// Cells of a month or a year as compact arrays in the caller's memory.
///
/// Each array holds 42 elements a month: labels (0 where the cell is blank), ``CellOwner`` raw values (0 where it is blank) and day numbers
/// (days since 1970-01-01, also where the cell is blank). Nothing but these elements is touched, and nothing is allocated.
extension Grid {
  /// Writes the 42 cells of a month into the first 42 elements of three arrays.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth`, or `bufferTooSmall` with the array's name as its place; then nothing is
  ///   written.
  /// - Complexity: O(42).
  public func fill(
    labels: inout MutableSpan<UInt8>, owners: inout MutableSpan<UInt8>, days: inout MutableSpan<Int32>, year: Int,
    ordinal: Int, mode: FillMode = .six, leadingWeek: LeadingWeek = .never
  ) throws(GridError) {
    let slot = try slot(year: year, ordinal: ordinal)
    try Self.check(labels.count, owners.count, days.count, months: 1)
    unsafe labels.withUnsafeMutableBytes { labels in
      unsafe owners.withUnsafeMutableBytes { owners in
        unsafe days.withUnsafeMutableBytes { days in
          guard let labels = labels.baseAddress, let owners = owners.baseAddress, let days = days.baseAddress
          else { return }
          unsafe writeExactly(slot, labels: labels, owners: owners, days: days, mode, leadingWeek)
        }
      }
    }
  }

  /// Writes the cells of a year's months one after another: 12 or 13 times 42 elements of each array.
  ///
  /// - Returns: the ordinals of the months that were written; the first stands at element 0, the next at 42, and so on.
  /// - Throws: ``GridError``: `yearOutOfRange`, or `bufferTooSmall` with the array's name as its place; then nothing is written.
  /// - Complexity: O(42) for each month.
  @discardableResult
  public func fill(
    labels: inout MutableSpan<UInt8>, owners: inout MutableSpan<UInt8>, days: inout MutableSpan<Int32>, year: Int,
    mode: FillMode = .six, leadingWeek: LeadingWeek = .never
  ) throws(GridError) -> ClosedRange<Int> {
    let months = main.answers(year: year) ? main.view.monthsPerYear : 0
    let ordinals = months > 0 ? 1...months : try ordinals(year: year)
    try Self.check(labels.count, owners.count, days.count, months: ordinals.count)
    try unsafe labels.withUnsafeMutableBytes { (labels) throws(GridError) in
      try unsafe owners.withUnsafeMutableBytes { (owners) throws(GridError) in
        try unsafe days.withUnsafeMutableBytes { (days) throws(GridError) in
          guard let labels = labels.baseAddress, let owners = owners.baseAddress, let days = days.baseAddress
          else { return }
          try unsafe write(
            year, ordinals, labels: labels, owners: owners, days: days, mode, leadingWeek)
        }
      }
    }
    return ordinals
  }

  /// Writes a year's months one after another; the mode is known in each loop.
  @inline(never)
  private func write(
    _ year: Int, _ ordinals: ClosedRange<Int>, labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer,
    days: UnsafeMutableRawPointer, _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) throws(GridError) {
    switch mode {
    case .none: try unsafe writeMonths(year, ordinals, labels, owners, days, .none, leadingWeek)
    case .rows: try unsafe writeMonths(year, ordinals, labels, owners, days, .rows, leadingWeek)
    case .six: try unsafe writeMonths(year, ordinals, labels, owners, days, .six, leadingWeek)
    }
  }

  @inline(__always)
  private func writeMonths(
    _ year: Int, _ ordinals: ClosedRange<Int>, _ labels: UnsafeMutableRawPointer, _ owners: UnsafeMutableRawPointer,
    _ days: UnsafeMutableRawPointer, _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) throws(GridError) {
    var labels = unsafe labels
    var owners = unsafe owners
    var days = unsafe days
    // In ascending order each month overwrites what the one before it wrote behind its own cells; the last writes nothing there.
    for ordinal in ordinals.lowerBound..<ordinals.upperBound {
      let slot = try slot(year: year, ordinal: ordinal)
      // Longer months are in damaged files only; they would write behind the last month's cells.
      if _fastPath(main.isSimple(slot) && slot.word.dayCount <= 32) {
        unsafe writeSimple(slot, labels: labels, owners: owners, days: days, mode, leadingWeek)
      } else {
        unsafe writeCellByCell(slot, labels: labels, owners: owners, days: days, mode, leadingWeek)
      }
      unsafe labels += 42
      unsafe owners += 42
      unsafe days += 168
    }
    let last = try slot(year: year, ordinal: ordinals.upperBound)
    unsafe writeExactly(last, labels: labels, owners: owners, days: days, mode, leadingWeek)
  }

  /// Writes 42 elements of each array and nothing behind them.
  @inline(__always)
  private func writeExactly(
    _ slot: MonthSlot, labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer, days: UnsafeMutableRawPointer,
    _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) {
    guard main.isSimple(slot) else {
      return unsafe writeCellByCell(slot, labels: labels, owners: owners, days: days, mode, leadingWeek)
    }
    let lead = lead(slot.word, mode, leadingWeek)
    unsafe CellWriter.writeExactly(
      labels: labels, owners: owners, days: days, firstDay: slot.start &- lead, lead: lead,
      dayCount: slot.word.dayCount, previousDayCount: main.view.word(slot.index &- 1).dayCount, mode: mode)
  }

  private static func check(_ labels: Int, _ owners: Int, _ days: Int, months: Int) throws(GridError) {
    let needed = months * 42
    guard min(labels, owners, days) >= needed else {
      let (place, count) =
        labels < needed ? ("labels", labels) : owners < needed ? ("owners", owners) : ("days", days)
      throw GridError(.bufferTooSmall, place: place, found: "\(count) elements", expected: "at least \(needed)")
    }
  }
}
