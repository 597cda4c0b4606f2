/// The order of the items on a page of rows and columns: pure functions of the index.
///
/// A page of 2 × 3 counted row by row, column by column, and row by row from the right:
///
///     0 1 2    0 2 4    2 1 0
///     3 4 5    1 3 5    5 4 3
///
/// Layouts that fill their items column by column, as horizontally scrolling collections do, ask which row-major cell belongs into an item,
/// and which item shows a cell.
@frozen
public struct CellOrder: Hashable, Sendable {
  /// 1…4,096
  public let rowCount: Int
  /// 1…4,096
  public let columnCount: Int

  /// A page of rows and columns; a month's page is 6 × 7.
  ///
  /// - Throws: ``GridError`` with code `invalidLayout` unless both are 1…4,096; its place is `rows` or `columns`.
  public init(rowCount: Int = 6, columnCount: Int = 7) throws(GridError) {
    for (place, count) in [("rows", rowCount), ("columns", columnCount)] where !(1...4096).contains(count) {
      throw GridError(.invalidLayout, place: place, found: "\(count)", expected: "1 to 4096")
    }
    self.rowCount = rowCount
    self.columnCount = columnCount
  }

  /// Items on the page.
  @inlinable
  public var count: Int { rowCount &* columnCount }

  /// The index, counted column by column, of the item whose index counted row by row is given.
  ///
  /// - Parameter index: 0..<``count``.
  /// - Throws: ``GridError`` with code `noSuchCell`.
  /// - Complexity: O(1).
  @inlinable
  public func columnMajor(rowMajor index: Int) throws(GridError) -> Int {
    try check(index)
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return column &* rowCount &+ row
  }

  /// The index, counted row by row, of the item whose index counted column by column is given: the inverse of
  /// ``columnMajor(rowMajor:)``.
  ///
  /// - Parameter index: 0..<``count``.
  /// - Throws: ``GridError`` with code `noSuchCell`.
  /// - Complexity: O(1).
  @inlinable
  public func rowMajor(columnMajor index: Int) throws(GridError) -> Int {
    try check(index)
    let (column, row) = index.quotientAndRemainder(dividingBy: rowCount)
    return row &* columnCount &+ column
  }

  /// The index of the item at the same place from the other side, for scripts that run from right to left; its own inverse.
  ///
  /// - Parameter index: counted row by row, 0..<``count``.
  /// - Throws: ``GridError`` with code `noSuchCell`.
  /// - Complexity: O(1).
  @inlinable
  public func mirrored(rowMajor index: Int) throws(GridError) -> Int {
    try check(index)
    let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
    return row &* columnCount &+ columnCount &- 1 &- column
  }

  @inlinable
  func check(_ index: Int) throws(GridError) {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { throw noSuchItem(index) }
  }

  @usableFromInline
  @inline(never)
  func noSuchItem(_ index: Int) -> GridError {
    GridError(.noSuchCell, found: "item \(index)", expected: "0 to \(count - 1)")
  }
}
