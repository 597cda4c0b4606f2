/// Writes the cells of a month whose neighbours are long enough, with a few wide stores. A fence of its own: the stores overlap, each
/// correcting the end of the one before it.
@usableFromInline
enum CellWriter {
  @inlinable static var ascending: SIMD16<UInt8> {
    SIMD16<UInt8>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
  }

  /// - Parameters:
  ///   - labels: room for 42 bytes; up to 16 bytes behind them are overwritten, so owners are written after labels.
  ///   - owners: room for 42 bytes, with the same overrun, so days are written after owners.
  ///   - days: room for 42 four-byte numbers, nothing behind them is touched.
  ///   - firstDay: the day of cell 0.
  ///   - lead: cells before the month's first day, 0…7.
  ///   - dayCount: 26…32
  ///   - previousDayCount: 26…32
  ///   - mode: what is shown besides the month's own days.
  @inlinable
  @inline(__always)
  static func write(
    labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer, days: UnsafeMutableRawPointer, firstDay: Int,
    lead: Int, dayCount: Int, previousDayCount: Int, mode: FillMode
  ) {
    let shown: UInt8 = mode == .none ? 0 : 0xFF
    // Days before the month: 8 bytes, of which `lead` stay.
    let low = SIMD8<UInt8>(1, 2, 3, 4, 5, 6, 7, 8)
    let before = (low &+ UInt8(truncatingIfNeeded: previousDayCount &- lead)) & shown
    unsafe labels.storeBytes(of: before, as: SIMD8<UInt8>.self)
    // The month: 32 bytes from its lead on, of which `dayCount` stay.
    unsafe labels.storeBytes(of: ascending, toByteOffset: lead, as: SIMD16<UInt8>.self)
    unsafe labels.storeBytes(of: ascending &+ 16, toByteOffset: lead &+ 16, as: SIMD16<UInt8>.self)
    // Days behind it: at most 16.
    let end = lead &+ dayCount
    unsafe labels.storeBytes(of: ascending & shown, toByteOffset: end, as: SIMD16<UInt8>.self)
    // Cells behind the touched rows: at most 14.
    let rowsEnd = rowsEnd(lead: lead, dayCount: dayCount)
    if mode == .rows {
      unsafe labels.storeBytes(of: SIMD16(repeating: 0), toByteOffset: rowsEnd, as: SIMD16<UInt8>.self)
    }

    unsafe owners.storeBytes(of: SIMD8(repeating: 1 & shown), as: SIMD8<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 2), toByteOffset: lead, as: SIMD16<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 2), toByteOffset: lead &+ 16, as: SIMD16<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 3 & shown), toByteOffset: end, as: SIMD16<UInt8>.self)
    if mode == .rows {
      unsafe owners.storeBytes(of: SIMD16(repeating: 0), toByteOffset: rowsEnd, as: SIMD16<UInt8>.self)
    }

    unsafe write(days: days, firstDay: firstDay)
  }

  /// The same cells, with nothing behind the 42 bytes of labels and owners touched.
  @inlinable
  @inline(__always)
  static func writeExactly(
    labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer, days: UnsafeMutableRawPointer, firstDay: Int,
    lead: Int, dayCount: Int, previousDayCount: Int, mode: FillMode
  ) {
    let shown: UInt8 = mode == .none ? 0 : 0xFF
    let low = SIMD8<UInt8>(1, 2, 3, 4, 5, 6, 7, 8)
    let before = (low &+ UInt8(truncatingIfNeeded: previousDayCount &- lead)) & shown
    unsafe labels.storeBytes(of: before, as: SIMD8<UInt8>.self)
    unsafe labels.storeBytes(of: ascending, toByteOffset: lead, as: SIMD16<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD8(repeating: 1 & shown), as: SIMD8<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 2), toByteOffset: lead, as: SIMD16<UInt8>.self)
    // Cells 10…25 are the month's own, whatever its lead.
    unsafe labels.storeBytes(
      of: ascending &+ UInt8(truncatingIfNeeded: 10 &- lead), toByteOffset: 10, as: SIMD16<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 2), toByteOffset: 10, as: SIMD16<UInt8>.self)
    // Cells 26…33 and 34…41 are the month's up to its end, then count from 1; no byte borrows from the next.
    let every: UInt64 = 0x0101_0101_0101_0101
    let rowsEnd = mode == .rows ? rowsEnd(lead: lead, dayCount: dayCount) : 42
    for first in stride(from: 26, to: 42, by: 8) {
      let isBehind = bytes(from: lead &+ dayCount, first: first)
      let isShown = ~bytes(from: rowsEnd, first: first) & (mode == .none ? ~isBehind : .max)
      let month = 0x0807_0605_0403_0201 &+ every &* UInt64(truncatingIfNeeded: first &- lead)
      let label = month &- isBehind & (every &* UInt64(truncatingIfNeeded: dayCount))
      let owner = every &* 2 &+ isBehind & every
      unsafe labels.storeBytes(of: (label & isShown).littleEndian, toByteOffset: first, as: UInt64.self)
      unsafe owners.storeBytes(of: (owner & isShown).littleEndian, toByteOffset: first, as: UInt64.self)
    }
    unsafe write(days: days, firstDay: firstDay)
  }

  /// All ones in the bytes of cells from one on, in the word of the eight cells from `first` on.
  @inlinable
  @inline(__always)
  static func bytes(from cell: Int, first: Int) -> UInt64 {
    UInt64.max << (8 * min(max(cell &- first, 0), 8))
  }

  /// The cells in the rows that a month touches: 28, 35 or 42.
  @inlinable
  @inline(__always)
  static func rowsEnd(lead: Int, dayCount: Int) -> Int {
    ((lead &+ dayCount &+ 6) &* 37) >> 8 &* 7  // a seventh of 0…48
  }

  @inlinable
  @inline(__always)
  static func write(days: UnsafeMutableRawPointer, firstDay: Int) {
    var day = SIMD4<Int32>(0, 1, 2, 3) &+ Int32(truncatingIfNeeded: firstDay)
    for index in 0..<10 {
      unsafe days.storeBytes(of: day, toByteOffset: index &* 16, as: SIMD4<Int32>.self)
      day = day &+ 4
    }
    unsafe days.storeBytes(
      of: SIMD2<Int32>(day.x, day.y), toByteOffset: 160, as: SIMD2<Int32>.self)
  }
}
