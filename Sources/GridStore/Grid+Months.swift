import CalendarCore
public import GridFormat

/// Months by their index in the scroll.
extension Grid {
  /// The index in the scroll of an answered month that is not in the main part.
  @usableFromInline
  @inline(never)
  func indexOutsideMain(_ slot: MonthSlot) -> Int {
    for part in parts where part.answers(year: slot.year) { return part.position(slot) &+ part.monthShift }
    // In damaged files only: a month that names a year of no part.
    return 0
  }

  /// The month at an index of the scroll.
  @usableFromInline
  @inline(never)
  func slot(monthIndex index: Int) throws(GridError) -> MonthSlot {
    for part in parts where UInt(bitPattern: index &- part.firstMonth) < UInt(bitPattern: part.monthCount) {
      return part.view.slot(position: index &- part.monthShift)
    }
    throw noSuchMonthIndex(index)
  }

  /// The rows of all months before an index of the scroll; all rows at its end.
  ///
  /// - Parameter index: 0…``monthCount``.
  func rowsBefore(monthIndex index: Int) -> Int {
    for part in parts where UInt(bitPattern: index &- part.firstMonth) < UInt(bitPattern: part.monthCount) {
      return part.view.rowsBefore(position: index &- part.monthShift) &+ part.rowShift
    }
    return index <= 0 ? 0 : stackedRowCount
  }
}
