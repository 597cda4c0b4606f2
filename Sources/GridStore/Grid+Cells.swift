public import CalendarCore
public import GridFormat

/// Whose day stands in a cell.
@frozen
public enum CellOwner: UInt8, Hashable, Sendable {
  case previous = 1
  case current = 2
  case next = 3

  /// - Parameter position: −1 for previous, 0 for current, 1 for next; nothing else.
  @inlinable
  init(position: Int) {
    // A frozen enumeration without payloads is stored as the place of its case.
    self = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: position &+ 1), to: CellOwner.self)
  }
}

/// Which cells around a month are filled.
public enum FillMode: String, Hashable, CaseIterable, Sendable {
  /// Blank outside the month, in the rows it touches.
  case none
  /// Neighbouring months complete the touched rows.
  case rows
  /// Always 42 cells.
  case six
}

/// A filled cell.
@frozen
public struct GridCell: Hashable, Sendable {
  public let day: Day
  /// The day of the month as the calendar prints it, in the month that holds the day.
  public let label: Int
  /// Whether the day stands before, in or behind the month whose grid this is.
  public let owner: CellOwner

  @inlinable
  init(day: Day, label: Int, owner: CellOwner) {
    self.day = day
    self.label = label
    self.owner = owner
  }
}

extension Grid {
  /// The cell at an index of a month's six rows.
  ///
  /// - Parameter index: row × 7 + column, 0…41.
  /// - Returns: `nil` if the cell's day lies outside the calendar's documented range: a blank.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchCell`.
  /// - Complexity: O(1): one load in the month, a backward lookup outside it.
  @inlinable
  @inline(__always)
  public func cell(year: Int, ordinal: Int, index: Int) throws(GridError) -> GridCell? {
    if let slot = slotInMain(year: year, ordinal: ordinal), main.isSimple(slot), UInt(bitPattern: index) < 42 {
      let position = index &- offset(slot.word)
      let count = slot.word.dayCount
      // No branch on where the cell stands: that is as good as random.
      let isBefore = position >> 63
      let isBehind = (count &- 1 &- position) >> 63
      let label = position &+ 1 &+ (isBefore & main.view.word(slot.index &- 1).dayCount) &- (isBehind & count)
      return GridCell(
        day: Day(rawValue: Int32(truncatingIfNeeded: slot.start &+ position)), label: label,
        owner: CellOwner(position: isBefore &- isBehind))
    }
    return try anyCell(year: year, ordinal: ordinal, index: index)
  }

  /// The civil day of a cell, whether or not the calendar knows it: for screens that need no label.
  ///
  /// - Parameter cell: row × 7 + column, 0…41.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchCell`.
  /// - Complexity: O(1), one load.
  @inlinable
  @inline(__always)
  public func day(year: Int, ordinal: Int, cell: Int) throws(GridError) -> Day {
    let slot = try slot(year: year, ordinal: ordinal)
    guard UInt(bitPattern: cell) < 42 else { throw noSuchCell(cell) }
    return Day(rawValue: Int32(truncatingIfNeeded: slot.start &- offset(slot.word) &+ cell))
  }

  @usableFromInline
  @inline(never)
  func anyCell(year: Int, ordinal: Int, index: Int) throws(GridError) -> GridCell? {
    let slot = try slot(year: year, ordinal: ordinal)
    guard UInt(bitPattern: index) < 42 else { throw noSuchCell(index) }
    return anyCell(slot, index &- offset(slot.word))
  }

  /// A cell of a month that may have labels of its own, short neighbours, or stand at the end of a segment; `nil` where the calendar does
  /// not know the day.
  ///
  /// - Parameter position: counted from the month's first day.
  func anyCell(_ slot: MonthSlot, _ position: Int) -> GridCell? {
    let day = slot.start + position
    let rawDay = Day(rawValue: Int32(truncatingIfNeeded: day))
    if position >= 0, position < slot.word.dayCount {
      return GridCell(day: rawDay, label: label(DaySlot(month: slot, position: position)), owner: .current)
    }
    guard let view = coveredView(day: day) else { return nil }
    let neighbour = view.slot(dayOffset: day - view.firstDay)
    let label =
      neighbour.month.word.hasLabels
      ? view.label(index: neighbour.month.index, day: neighbour.position) : neighbour.position + 1
    return GridCell(day: rawDay, label: label, owner: position < 0 ? .previous : .next)
  }

  @usableFromInline
  @inline(never)
  func noSuchCell(_ index: Int) -> GridError {
    GridError(.noSuchCell, found: "cell \(index)", expected: "0 to 41")
  }
}
