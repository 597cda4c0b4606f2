/// A straight line that finds the band at a position: `(position · slope + bias) >> 40` is the band's index or a little more, never less.
///
/// Calendars drift from a straight line over centuries, so the bias is one of 128, each for an equal part of the scroll. How far the line is off
/// is measured over every band when it is made, not assumed.
struct BandLine {
  let slope: Int
  /// 128 biases.
  let biases: [Int]
  /// Shift a position by it to get its part of the scroll.
  let partShift: Int
  /// The largest excess over the true index, at any position of any band.
  let overshoot: Int

  /// The line through ascending boundaries; band *i* is `boundaries[i]..<boundaries[i + 1]`, and the first boundary is 0.
  ///
  /// - Precondition: there are at most 2¹⁸ bands, and the last boundary is below 2⁴².
  /// - Complexity: O(boundaries).
  init(boundaries: [Int]) {
    let count = boundaries.count - 1
    let length = boundaries[count]
    let slope = (count << 40) / length
    var shift: Int = 0
    while (length - 1) >> shift >= Self.partCount { shift += 1 }
    var biases = [Int](repeating: .min, count: Self.partCount)
    // Of a band only the first position in each part matters: the line rises, the index does not.
    Self.visit(boundaries, shift) { band, first, _, part in
      biases[part] = max(biases[part], band << 40 - first * slope)
    }
    var overshoot = 0
    Self.visit(boundaries, shift) { band, _, last, part in
      overshoot = max(overshoot, ((last * slope + biases[part]) >> 40) - band)
    }
    self.slope = slope
    self.biases = biases.map { $0 == .min ? 0 : $0 }
    partShift = shift
    self.overshoot = overshoot
  }

  private static let partCount = 128

  /// Calls the body with every band's index, and its first and last position in each part that it touches.
  private static func visit(_ boundaries: [Int], _ shift: Int, _ body: (Int, Int, Int, Int) -> Void) {
    for band in 0..<(boundaries.count - 1) {
      var first = boundaries[band]
      while first < boundaries[band + 1] {
        let part = first >> shift
        let end = min((part + 1) << shift, boundaries[band + 1])
        body(band, first, end - 1, part)
        first = end
      }
    }
  }
}
