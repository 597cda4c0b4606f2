/// Division by a number that is known beforehand: two multiplications instead of a division.
@frozen
@usableFromInline
struct Reciprocal: Hashable, Sendable {
  @usableFromInline let divisor: Int
  /// ⌊(2⁶⁴ − 1) / divisor⌋
  @usableFromInline let factor: UInt64

  /// - Parameter divisor: 1 or more.
  init(_ divisor: Int) {
    self.divisor = divisor
    factor = UInt64.max / UInt64(divisor)
  }

  /// Quotient and remainder of a number 0…2⁶³ − 1.
  ///
  /// The factor is less than 2⁶⁴ / divisor by at most 1, so the product's high half is the quotient or one less; the remainder tells.
  @inlinable
  @inline(__always)
  func divide(_ dividend: Int) -> (quotient: Int, remainder: Int) {
    let high = UInt64(truncatingIfNeeded: dividend).multipliedFullWidth(by: factor).high
    let quotient = Int(truncatingIfNeeded: high)
    let remainder = dividend &- quotient &* divisor
    let isShort = remainder >= divisor
    return (quotient &+ (isShort ? 1 : 0), remainder &- (isShort ? divisor : 0))
  }
}
