/// Masks over the 42 cells of a month: bit i is cell i.
@usableFromInline
enum CellMask {
  /// All 42 cells.
  @usableFromInline static let all: UInt64 = (1 << 42) - 1
  /// The first column of all six rows.
  @usableFromInline static let firstColumn: UInt64 = 0x8_1020_4081
  /// The last column of all six rows.
  @usableFromInline static let lastColumn: UInt64 = firstColumn << 6

  /// The cells from one to the one before another; both may lie outside 0…42.
  @inlinable
  static func cells(_ first: Int, _ end: Int) -> UInt64 {
    let low = UInt64(truncatingIfNeeded: min(max(first, 0), 42))
    let high = UInt64(truncatingIfNeeded: min(max(end, 0), 42))
    return ((1 << high) &- 1) & ~((1 << low) &- 1)
  }
}
