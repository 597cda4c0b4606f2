import CalendarCore
import GridFormat

/// The 42 cells of a month as three compact arrays in the caller's memory: 252 bytes.
@frozen
public struct MonthCells: Sendable {
  /// Day numbers (days since 1970-01-01); meaningful also where the cell is blank.
  public var days: InlineArray<42, Int32>
  /// Day labels; 0 where the cell is blank.
  public var labels: InlineArray<42, UInt8>
  /// ``CellOwner`` raw values; 0 where the cell is blank.
  public var owners: InlineArray<42, UInt8>

  /// 42 blanks.
  @inlinable
  public init() {
    days = InlineArray(repeating: 0)
    labels = InlineArray(repeating: 0)
    owners = InlineArray(repeating: 0)
  }
}

extension Grid {
  /// Writes all 42 cells of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(42).
  public func fill(_ cells: inout MonthCells, year: Int, ordinal: Int) throws(GridError) {
    let slot = try slot(year: year, ordinal: ordinal)
    fill(&cells, slot)
  }

  func fill(_ cells: inout MonthCells, _ slot: MonthSlot) {
    let offset = offset(slot.word)
    let count = slot.word.dayCount
    let first = slot.start &- offset
    for index in 0..<42 {
      cells.days[index] = Int32(truncatingIfNeeded: first &+ index)
      let position = index &- offset
      if UInt(bitPattern: position) < UInt(bitPattern: count) {
        cells.labels[index] = UInt8(truncatingIfNeeded: label(slot, position))
        cells.owners[index] = CellOwner.current.rawValue
      } else if let cell = neighbourCell(first &+ index, position < 0 ? .previous : .next) {
        cells.labels[index] = UInt8(truncatingIfNeeded: cell.label)
        cells.owners[index] = cell.owner.rawValue
      } else {
        cells.labels[index] = 0
        cells.owners[index] = 0
      }
    }
  }
}
