import CalendarCore
public import GridFormat

/// The 42 cells of a month as three compact arrays in the caller's memory: 252 bytes.
@frozen
public struct MonthCells: Sendable {
  /// Day labels; 0 where the cell is blank.
  public var labels: InlineArray<42, UInt8>
  /// ``CellOwner`` raw values; 0 where the cell is blank.
  public var owners: InlineArray<42, UInt8>
  /// Day numbers (days since 1970-01-01); meaningful also where the cell is blank.
  public var days: InlineArray<42, Int32>

  /// 42 blanks.
  @inlinable
  public init() {
    labels = InlineArray(repeating: 0)
    owners = InlineArray(repeating: 0)
    days = InlineArray(repeating: 0)
  }
}

extension Grid {
  /// Writes all 42 cells of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(42).
  @inlinable
  @inline(__always)
  public func fill(_ cells: inout MonthCells, year: Int, ordinal: Int) throws(GridError) {
    let slot = try slot(year: year, ordinal: ordinal)
    if _fastPath(main.isSimple(slot)) {
      let offset = offset(slot.word)
      unsafe withUnsafeMutableBytes(of: &cells) { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe CellWriter.write(
          labels: base, owners: base + 42, days: base + 84, firstDay: slot.start &- offset, offset: offset,
          dayCount: slot.word.dayCount, previousDayCount: main.view.word(slot.index &- 1).dayCount)
      }
    } else {
      try fillCellByCell(&cells, year: year, ordinal: ordinal)
    }
  }

  @usableFromInline
  @inline(never)
  func fillCellByCell(_ cells: inout MonthCells, year: Int, ordinal: Int) throws(GridError) {
    let slot = try slot(year: year, ordinal: ordinal)
    let offset = offset(slot.word)
    for index in 0..<42 {
      let cell = anyCell(
        start: slot.start, word: slot.word, year: slot.year, index: slot.index, position: index - offset)
      cells.days[index] = Int32(truncatingIfNeeded: slot.start - offset + index)
      cells.labels[index] = UInt8(truncatingIfNeeded: cell?.label ?? 0)
      cells.owners[index] = cell?.owner.rawValue ?? 0
    }
  }
}
