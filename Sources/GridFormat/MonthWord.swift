/// One month in 32 bits: first day within its period (22 bits), weekday of the first day − 1 (3), whether its day labels are not
/// 1…n (1), and days (6). The fields that are asked for most stand where they cost the fewest instructions.
///
/// Worked decode: `0x7D40_0263` is a month that starts 611 days into its period, begins on a Friday (position 5) and has 31 days.
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
      UInt32(start) | UInt32(weekdayPosition) << 22 | (hasLabels ? 1 << 25 : 0) | UInt32(dayCount) << 26
  }

  /// The largest first day a word can hold.
  package static let maximumStart = (1 << 22) - 1

  /// First day, counted from the first day of the period.
  @inlinable
  package var start: Int { Int(bits & 0x3F_FFFF) }

  /// 1…32; other values only in damaged files.
  @inlinable
  package var dayCount: Int { Int(bits >> 26) }

  /// 0 (Sunday) … 6; 7 only in damaged files.
  @inlinable
  package var weekdayPosition: Int { Int((bits >> 22) & 7) }

  /// Whether the day labels are not 1…n.
  @inlinable
  package var hasLabels: Bool { bits & 1 << 25 != 0 }

  /// Eight times ``weekdayPosition``, to pick a byte.
  @inlinable
  package var weekdayShift: UInt64 { UInt64((bits >> 19) & 0x38) }
}
