/// Writes the cells of a month whose neighbours are long enough, with a few wide stores. A fence of its own: the stores overlap, each
/// correcting the end of the one before it.
enum CellWriter {
  private static let ascending = SIMD16<UInt8>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)

  /// - Parameters:
  ///   - labels: room for 42 bytes; up to 16 bytes behind them are overwritten, so owners are written after labels.
  ///   - owners: room for 42 bytes, with the same overrun, so days are written after owners.
  ///   - days: room for 42 four-byte numbers, nothing behind them is touched.
  ///   - firstDay: the day of cell 0.
  ///   - lead: cells before the month's first day, 0…7.
  ///   - dayCount: 26…32
  ///   - previousDayCount: 26…32
  ///   - mode: what is shown besides the month's own days.
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
    let rowsEnd = (end &+ 6) / 7 &* 7
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

    var day = SIMD4<Int32>(0, 1, 2, 3) &+ Int32(truncatingIfNeeded: firstDay)
    for index in 0..<10 {
      unsafe days.storeBytes(of: day, toByteOffset: index &* 16, as: SIMD4<Int32>.self)
      day = day &+ 4
    }
    unsafe days.storeBytes(
      of: SIMD2<Int32>(day.x, day.y), toByteOffset: 160, as: SIMD2<Int32>.self)
  }
}
