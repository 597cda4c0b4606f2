public import CalendarCore
import GridFormat

/// A range of days that somebody selected, to be drawn as a bar through the weeks.
public struct RangeSelection: Hashable, Sendable {
  public let days: ClosedRange<Day>

  public init(_ days: ClosedRange<Day>) {
    self.days = days
  }

  /// - Throws: ``GridError`` with code `reversedRange` if `first` is after `last`.
  public init(from first: Day, through last: Day) throws(GridError) {
    guard first <= last else {
      throw GridError(
        .reversedRange, place: "selection", found: "\(ISODate(first)) to \(ISODate(last))",
        expected: "a first day that is not after the last")
    }
    days = first...last
  }

  /// Between two days, whichever is earlier: where a finger went down and where it is now.
  public init(between one: Day, and other: Day) {
    days = min(one, other)...max(one, other)
  }
}

/// The part of a range that a month's page shows, as masks: bit i is cell i. Each row has at most one bar.
public struct SelectedCells: Hashable, Sendable {
  /// The bar of one row.
  public struct Bar: Hashable, Sendable {
    /// 0…6
    public let firstColumn: Int
    /// 0…6
    public let lastColumn: Int
    /// Whether the range begins here; else it comes from an earlier row or an earlier page.
    public let beginsRange: Bool
    /// Whether the range ends here; else it goes on.
    public let endsRange: Bool

    public init(firstColumn: Int, lastColumn: Int, beginsRange: Bool, endsRange: Bool) {
      self.firstColumn = firstColumn
      self.lastColumn = lastColumn
      self.beginsRange = beginsRange
      self.endsRange = endsRange
    }
  }

  /// All shown cells of the range.
  public let mask: UInt64
  /// The first cell of the bar in each row.
  public let first: UInt64
  /// The last cell of the bar in each row; a bar of one cell is first and last.
  public let last: UInt64
  /// The cell of the range's first day, if it is shown.
  public let rangeStart: UInt64
  /// The cell of the range's last day, if it is shown.
  public let rangeEnd: UInt64

  /// The cells between the first and the last of each row.
  public var inner: UInt64 { mask & ~(first | last) }

  /// The bar of a row, or `nil` if the row has none.
  ///
  /// - Parameter row: 0…5.
  /// - Throws: ``GridError`` with code `noSuchRow`.
  /// - Complexity: O(1).
  public func bar(row: Int) throws(GridError) -> Bar? {
    guard (0..<6).contains(row) else { throw GridError(.noSuchRow, found: "row \(row)", expected: "0 to 5") }
    let cells = (mask >> UInt64(row * 7)) & 127
    guard cells != 0 else { return nil }
    let firstColumn = cells.trailingZeroBitCount
    let lastColumn = 63 - cells.leadingZeroBitCount
    return Bar(
      firstColumn: firstColumn, lastColumn: lastColumn,
      beginsRange: rangeStart >> UInt64(row * 7 + firstColumn) & 1 != 0,
      endsRange: rangeEnd >> UInt64(row * 7 + lastColumn) & 1 != 0)
  }
}

extension Grid {
  /// The part of a selected range that a month's page shows.
  ///
  /// - Parameter fill: which cells are shown; with `none` the bar ends at the month's edges.
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  public func cells(
    of selection: RangeSelection, year: Int, ordinal: Int, fill: FillMode
  ) throws(GridError) -> SelectedCells {
    let shown = try shownMask(year: year, ordinal: ordinal, fill: fill)
    let slot = try slot(year: year, ordinal: ordinal)
    let firstCell = slot.start &- offset(slot.word)
    let low = selection.days.lowerBound.number &- firstCell
    let high = selection.days.upperBound.number &- firstCell
    let mask = CellMask.cells(low, high &+ 1) & shown
    return SelectedCells(
      mask: mask, first: mask & (~(mask << 1) | CellMask.firstColumn),
      last: mask & (~(mask >> 1) | CellMask.lastColumn), rangeStart: CellMask.cells(low, low &+ 1) & shown,
      rangeEnd: CellMask.cells(high, high &+ 1) & shown)
  }
}
