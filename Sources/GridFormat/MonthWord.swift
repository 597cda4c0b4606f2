/// One month in 32 bits: first day within its period (23 bits), days − 1 (5), weekday of the first day − 1 (3), and whether
/// its day labels are not 1…n (1).
///
/// Worked decode: `0x5F00_0263` is a month that starts 611 days into its period, has 31 days and begins on a Friday (position 5).
@frozen
@usableFromInline
package struct MonthWord: Hashable, Sendable {
  @usableFromInline package let bits: UInt32

  @inlinable
  package init(bits: UInt32) {
    self.bits = bits
  }

  package init(start: Int, dayCount: Int, weekdayPosition: Int, hasLabels: Bool) {
    bits =
      UInt32(start) | UInt32(dayCount - 1) << 23 | UInt32(weekdayPosition) << 28 | (hasLabels ? 1 << 31 : 0)
  }

  /// The largest first day a word can hold.
  package static let maximumStart = (1 << 23) - 1

  /// First day, counted from the first day of the period.
  @inlinable
  package var start: Int { Int(bits & 0x7F_FFFF) }

  /// 1…32
  @inlinable
  package var dayCount: Int { Int((bits >> 23) & 31) &+ 1 }

  /// 0 (Sunday) … 6; 7 only in damaged files.
  @inlinable
  package var weekdayPosition: Int { Int((bits >> 28) & 7) }

  /// Whether the day labels are not 1…n.
  @inlinable
  package var hasLabels: Bool { bits >> 31 != 0 }
}
