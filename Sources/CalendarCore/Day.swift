/// A civil day as a number: days since 1970-01-01 in the proleptic Gregorian calendar.
///
/// A `Day` is never an instant and knows no time zone. It spans about ±5.8 million years, far more than any calendar here.
@frozen
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01 as stored.
  public let rawValue: Int32

  /// The day with this number.
  @inlinable
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The day with this number.
  ///
  /// - Parameter number: Days since 1970-01-01.
  /// - Precondition: `number` fits into 32 bits; use ``init(exactly:)`` for numbers that come from outside.
  @inlinable
  public init(_ number: Int) {
    precondition(Int(Int32(truncatingIfNeeded: number)) == number, "a day number must fit into 32 bits")
    rawValue = Int32(truncatingIfNeeded: number)
  }

  /// The day with this number, or `nil` if the number does not fit into 32 bits.
  @inlinable
  public init?(exactly number: Int) {
    guard let value = Int32(exactly: number) else { return nil }
    rawValue = value
  }

  /// Days since 1970-01-01.
  @inlinable
  public var number: Int { Int(rawValue) }

  /// The weekday of this day.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday, position 4 counted from Sunday; 7 · 10⁹ days make every day number positive.
    Weekday(remainder: Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: number &+ 7_000_000_004) % 7))
  }

  @inlinable
  public static func < (left: Day, right: Day) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The day that many days later (earlier when `days` is negative).
  ///
  /// - Precondition: the result fits into 32 bits.
  @inlinable
  public static func + (day: Day, days: Int) -> Day {
    Day(day.number + days)
  }

  /// The day that many days earlier.
  ///
  /// - Precondition: the result fits into 32 bits.
  @inlinable
  public static func - (day: Day, days: Int) -> Day {
    Day(day.number - days)
  }

  /// The number of days from `right` to `left`.
  @inlinable
  public static func - (left: Day, right: Day) -> Int {
    left.number &- right.number
  }
}

extension Day: CustomStringConvertible {
  /// The number and the ISO 8601 date, for example `20697 (2026-09-01)`.
  public var description: String {
    "\(number) (\(ISODate(self)))"
  }
}
