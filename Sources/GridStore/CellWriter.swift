/// Writes the cells of a month whose neighbours are long enough, with a few wide stores. A fence of its own: the stores overlap, each
/// correcting the end of the one before it.
@usableFromInline
enum CellWriter {
  @inlinable static var ascending: SIMD16<UInt8> {
    SIMD16<UInt8>(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
  }

  /// - Parameters:
  ///   - labels: room for 42 bytes; up to 12 bytes behind them are overwritten, so owners are written after labels.
  ///   - owners: room for 42 bytes, with the same overrun, so days are written after owners.
  ///   - days: room for 42 four-byte numbers, nothing behind them is touched.
  ///   - firstDay: the day of cell 0.
  ///   - offset: 0…6
  ///   - dayCount: 26…32
  ///   - previousDayCount: 26…32
  @inlinable
  @inline(__always)
  static func write(
    labels: UnsafeMutableRawPointer, owners: UnsafeMutableRawPointer, days: UnsafeMutableRawPointer, firstDay: Int,
    offset: Int, dayCount: Int, previousDayCount: Int
  ) {
    // Days before the month: 8 bytes, of which `offset` stay.
    let low = SIMD8<UInt8>(1, 2, 3, 4, 5, 6, 7, 8)
    let before = low &+ UInt8(truncatingIfNeeded: previousDayCount &- offset)
    unsafe labels.storeBytes(of: before, as: SIMD8<UInt8>.self)
    // The month: 32 bytes from its offset on, of which `dayCount` stay.
    unsafe labels.storeBytes(of: ascending, toByteOffset: offset, as: SIMD16<UInt8>.self)
    unsafe labels.storeBytes(of: ascending &+ 16, toByteOffset: offset &+ 16, as: SIMD16<UInt8>.self)
    // Days behind it: at most 16.
    let end = offset &+ dayCount
    unsafe labels.storeBytes(of: ascending, toByteOffset: end, as: SIMD16<UInt8>.self)

    unsafe owners.storeBytes(of: SIMD8(repeating: 1), as: SIMD8<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 2), toByteOffset: offset, as: SIMD16<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 2), toByteOffset: offset &+ 16, as: SIMD16<UInt8>.self)
    unsafe owners.storeBytes(of: SIMD16(repeating: 3), toByteOffset: end, as: SIMD16<UInt8>.self)

    var day = SIMD4<Int32>(0, 1, 2, 3) &+ Int32(truncatingIfNeeded: firstDay)
    for index in 0..<10 {
      unsafe days.storeBytes(of: day, toByteOffset: index &* 16, as: SIMD4<Int32>.self)
      day = day &+ 4
    }
    unsafe days.storeBytes(
      of: SIMD2<Int32>(day.x, day.y), toByteOffset: 160, as: SIMD2<Int32>.self)
  }
}
