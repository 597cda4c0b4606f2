/// A straight line that finds which interval a position lies in: `(position · slope + bias) >> 40` is the interval's index or a
/// little more, never less.
///
/// Months are nearly equally long, so their boundaries lie near a line; how near is measured here over every boundary, not assumed.
struct InverseLine {
  let slope: UInt64
  let bias: UInt64
  /// The largest excess over the true index, at any position of any interval.
  let overshoot: Int

  /// The line through ascending boundaries; interval *i* is `boundaries[i]..<boundaries[i + 1]`, and the first boundary is 0.
  ///
  /// - Complexity: O(boundaries).
  init(boundaries: [Int], slope: UInt64? = nil) {
    let count = boundaries.count - 1
    let slope = slope ?? Self.slope(UInt64(count), over: UInt64(boundaries[count]), shift: 40)
    // A line rises to its number of intervals, at most 2²² in any segment, so that no product here reaches 2⁶³.
    var bias = 0
    for index in 0..<count {
      bias = max(bias, index << 40 &- boundaries[index] &* Int(slope))
    }
    self.slope = slope
    self.bias = UInt64(bias)
    var overshoot = 0
    for index in 0..<count where boundaries[index + 1] > boundaries[index] {
      let last = UInt64(boundaries[index + 1] &- 1)
      overshoot = max(overshoot, Int((last &* slope &+ UInt64(bias)) >> 40) &- index)
    }
    self.overshoot = overshoot
  }

  /// The slope of a line, rounded down; readers compute it by the same formula, so files need not hold it.
  static func slope(_ rise: UInt64, over run: UInt64, shift: UInt64) -> UInt64 {
    rise << shift / run
  }
}
