public import CalendarCore
public import GridFormat

/// Along the scroll over all answered months: stacked as blocks of the weeks they touch, or as one seamless run of weeks.
extension Grid {
  // MARK: - Months in a row

  /// A month's index in the scroll: 0..<``monthCount``.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func monthIndex(year: Int, ordinal: Int) throws(GridError) -> Int {
    if let slot = slotInMain(year: year, ordinal: ordinal) { return main.position(slot) &+ main.monthShift }
    return try monthIndexOutsideMain(year: year, ordinal: ordinal)
  }

  @usableFromInline
  @inline(never)
  func monthIndexOutsideMain(year: Int, ordinal: Int) throws(GridError) -> Int {
    let part = try part(year: year)
    return part.position(try slotOutsideMain(year: year, ordinal: ordinal)) + part.monthShift
  }

  /// The month at an index of the scroll.
  ///
  /// - Throws: ``GridError`` with code `noSuchMonth` outside 0..<``monthCount``.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func month(atIndex index: Int) throws(GridError) -> GridMonth {
    if UInt(bitPattern: index &- main.firstMonth) < UInt(bitPattern: main.monthCount) {
      return month(main.view.slot(position: index &- main.monthShift), main.view)
    }
    return try monthOutsideMain(atIndex: index)
  }

  @usableFromInline
  @inline(never)
  func monthOutsideMain(atIndex index: Int) throws(GridError) -> GridMonth {
    for part in parts where UInt(bitPattern: index &- part.firstMonth) < UInt(bitPattern: part.monthCount) {
      return month(part.view.slot(position: index - part.monthShift), part.view)
    }
    throw noSuchMonthIndex(index)
  }

  @usableFromInline
  @inline(never)
  func noSuchMonthIndex(_ index: Int) -> GridError {
    GridError(.noSuchMonth, found: "month index \(index)", expected: "0 to \(monthCount - 1)")
  }

  // MARK: - Stacked blocks

  /// The rows of all months before this one, for months stacked as blocks.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func rowsBefore(year: Int, ordinal: Int) throws(GridError) -> Int {
    if let slot = slotInMain(year: year, ordinal: ordinal) { return main.rowsBefore(slot) }
    return try rowsBeforeOutsideMain(year: year, ordinal: ordinal)
  }

  @usableFromInline
  @inline(never)
  func rowsBeforeOutsideMain(year: Int, ordinal: Int) throws(GridError) -> Int {
    let part = try part(year: year)
    return part.rowsBefore(try slotOutsideMain(year: year, ordinal: ordinal))
  }

  /// The rows of all months before a year, for months stacked as blocks.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func rowsBefore(year: Int) throws(GridError) -> Int {
    try rowsBefore(year: year, ordinal: 1)
  }

  /// The month that holds a row of the stacked scroll, and the row within that month.
  ///
  /// - Parameter row: 0..<``stackedRowCount``.
  /// - Throws: ``GridError`` with code `noSuchRow`.
  /// - Complexity: O(1): a guess and at most three corrections.
  @inlinable
  @inline(__always)
  public func month(atStackedRow row: Int) throws(GridError) -> (month: GridMonth, row: Int) {
    if UInt(bitPattern: row &- main.firstRow) < UInt(bitPattern: main.storedRowCount) {
      let found = main.view.storedSlot(row: row &- main.rowShift)
      return (month(found.slot, main.view), row &- main.rowShift &- found.rowsBefore)
    }
    return try monthOfAnyPart(atStackedRow: row)
  }

  /// The same in all parts: also in the main one if it repeats a period.
  @usableFromInline
  @inline(never)
  func monthOfAnyPart(atStackedRow row: Int) throws(GridError) -> (month: GridMonth, row: Int) {
    for part in parts where UInt(bitPattern: row &- part.firstRow) < UInt(bitPattern: part.rowCount) {
      let found = part.view.slot(row: row - part.rowShift)
      return (month(found.slot, part.view), row - part.rowShift - found.rowsBefore)
    }
    throw noSuchRow(row, "0 to \(stackedRowCount - 1)")
  }

  // MARK: - One run of weeks

  /// The first day of the seamless run of weeks: the first answered day, or the days before it that complete its row.
  @inlinable
  public var seamlessStart: Day {
    Day(rawValue: Int32(truncatingIfNeeded: days.lowerBound.number &- column(ofDay: days.lowerBound.number)))
  }

  /// The weeks of the seamless run; a week is also a page of seven days.
  @inlinable
  public var seamlessRowCount: Int { (days.upperBound - seamlessStart) / 7 &+ 1 }

  /// The row of the seamless run, or page of seven days, that holds a day.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func seamlessRow(of day: Day) throws(GridError) -> Int {
    guard days.contains(day) else { throw dayOutOfRange(day.number) }
    return (day - seamlessStart) / 7
  }

  /// The seven days of a row of the seamless run; at the ends some may lie outside ``days``.
  ///
  /// - Throws: ``GridError`` with code `noSuchRow` outside 0..<``seamlessRowCount``.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func days(ofSeamlessRow row: Int) throws(GridError) -> ClosedRange<Day> {
    guard UInt(bitPattern: row) < UInt(bitPattern: seamlessRowCount) else {
      throw noSuchRow(row, "0 to \(seamlessRowCount - 1)")
    }
    let first = Day(rawValue: seamlessStart.rawValue &+ Int32(truncatingIfNeeded: row &* 7))
    return first...Day(rawValue: first.rawValue &+ 6)
  }

  /// The weeks of the seamless run before the one that holds a month's first day.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func seamlessRowsBefore(year: Int, ordinal: Int) throws(GridError) -> Int {
    try seamlessRow(of: start(year: year, ordinal: ordinal))
  }
}
