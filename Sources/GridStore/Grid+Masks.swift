public import CalendarCore
public import GridFormat

/// Sets of days as masks over a month's cells: bit i is cell i, 42 bits, neighbour cells included.
extension Grid {
  /// The marked cells of a month.
  ///
  /// - Returns: bit i is set if the day of cell i, 0…41, is in the set, whoever owns the cell; combine it with
  ///   ``shownMask(year:ordinal:fill:)`` to blank what is not shown.
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1): the month's word and one unaligned load of 64 bits, however many days are marked.
  @inlinable
  public func mask(of set: DaySet, year: Int, ordinal: Int) throws(GridError) -> UInt64 {
    let slot = try slot(year: year, ordinal: ordinal)
    return set.window(from: slot.start &- offset(slot.word))
  }

  /// The cells of a range of days.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  public func mask(of range: ClosedRange<Day>, year: Int, ordinal: Int) throws(GridError) -> UInt64 {
    let slot = try slot(year: year, ordinal: ordinal)
    let first = slot.start &- offset(slot.word)
    return CellMask.cells(range.lowerBound.number &- first, range.upperBound.number &- first &+ 1)
  }

  /// The cells that a fill mode shows.
  ///
  /// - Parameter fill: `none` gives the month's own cells, `rows` those of the rows it touches, `six` all 42.
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  public func shownMask(year: Int, ordinal: Int, fill: FillMode) throws(GridError) -> UInt64 {
    let slot = try slot(year: year, ordinal: ordinal)
    let offset = offset(slot.word)
    switch fill {
    case .none: return CellMask.cells(offset, offset &+ slot.word.dayCount)
    case .rows: return CellMask.cells(0, (offset &+ slot.word.dayCount &+ 6) / 7 &* 7)
    case .six: return CellMask.all
    }
  }

  /// The cells in the columns of a weekend: the same for every month.
  ///
  /// - Complexity: O(1).
  public func mask(of weekend: Weekend) -> UInt64 {
    let firstWeekday = parameters.weekRule.firstWeekday
    var mask: UInt64 = 0
    for weekday in Weekday.allCases where weekend.contains(weekday) {
      mask |= CellMask.firstColumn << UInt64(weekday.column(firstWeekday: firstWeekday))
    }
    return mask
  }
}

extension DaySet {
  /// The 42 days from a day on, as bits. A fence: the load below lies inside the words because of the comparison before it.
  @inlinable
  func window(from day: Int) -> UInt64 {
    let bit = day &- base
    // Outside, no day is marked: the words at both ends are empty. (Clamping instead of branching was measured: no faster.)
    guard UInt(bitPattern: bit) <= lastWindow else { return 0 }
    let bits = unsafe words.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self) }
    return (UInt64(littleEndian: bits) >> UInt64(truncatingIfNeeded: bit & 7)) & CellMask.all
  }
}
