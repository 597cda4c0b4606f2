/// The largest integer not above `dividend / divisor`.
///
/// Swift's `/` rounds toward zero, which is wrong for days before 1970 and years before 1; every floor division of the
/// project goes through here.
///
/// - Precondition: `divisor` is positive.
@inlinable
public func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return quotient &- (dividend &- quotient &* divisor < 0 ? 1 : 0)
}

/// The remainder of ``floorDivide(_:_:)``, always in `0..<divisor`.
///
/// - Precondition: `divisor` is positive.
@inlinable
public func floorModulo(_ dividend: Int, _ divisor: Int) -> Int {
  let remainder = dividend % divisor
  return remainder &+ (remainder < 0 ? divisor : 0)
}
