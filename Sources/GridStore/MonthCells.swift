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
  /// Writes all 42 cells of a month as a fill mode shows them.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(42).
  @inlinable
  @inline(__always)
  public func fill(
    _ cells: inout MonthCells, year: Int, ordinal: Int, mode: FillMode = .six, leadingWeek: LeadingWeek = .never
  ) throws(GridError) {
    if let slot = slotInMain(year: year, ordinal: ordinal), _fastPath(main.isSimple(slot)) {
      unsafe withUnsafeMutableBytes(of: &cells) { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe writeSimple(slot, labels: base, owners: base + 42, days: base + 84, mode, leadingWeek)
      }
    } else {
      try fillCellByCell(&cells, year: year, ordinal: ordinal, mode, leadingWeek)
    }
  }

  @usableFromInline
  @inline(never)
  func fillCellByCell(
    _ cells: inout MonthCells, year: Int, ordinal: Int, _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) throws(GridError) {
    let slot = try slot(year: year, ordinal: ordinal)
    unsafe withUnsafeMutableBytes(of: &cells) { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe writeCellByCell(slot, labels: base, owners: base + 42, days: base + 84, mode, leadingWeek)
    }
  }

  /// Writes 42 labels, 42 owners and 42 days of a simple month, in this order; up to 16 bytes behind labels and owners may be overwritten.
  @inlinable
  @inline(__always)
  func writeSimple(
    _ slot: MonthSlot, labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer, days: UnsafeMutableRawPointer,
    _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) {
    let lead = lead(slot.word, mode, leadingWeek)
    unsafe CellWriter.write(
      labels: labels, owners: owners, days: days, firstDay: slot.start &- lead, lead: lead,
      dayCount: slot.word.dayCount, previousDayCount: main.view.word(slot.index &- 1).dayCount, mode: mode)
  }

  /// Any month; nothing behind its 42 cells is touched.
  @inline(never)
  func writeCellByCell(
    _ slot: MonthSlot, labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer,
    days: UnsafeMutableRawPointer, _ mode: FillMode, _ leadingWeek: LeadingWeek
  ) {
    let lead = lead(slot.word, mode, leadingWeek)
    let shown = shownRowCount(slot.word, mode) * 7
    for index in 0..<42 {
      var cell = index < shown ? anyCell(slot, index - lead) : nil
      if mode == .none, cell?.owner != .current { cell = nil }
      unsafe labels.storeBytes(
        of: UInt8(truncatingIfNeeded: cell?.label ?? 0), toByteOffset: index, as: UInt8.self)
      unsafe owners.storeBytes(of: cell?.owner.rawValue ?? 0, toByteOffset: index, as: UInt8.self)
      unsafe days.storeBytes(
        of: Int32(truncatingIfNeeded: slot.start - lead + index), toByteOffset: index * 4, as: Int32.self)
    }
  }
}
