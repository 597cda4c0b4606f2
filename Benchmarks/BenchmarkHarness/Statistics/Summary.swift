/// The shape of a set of timings, in the unit of the timings (nanoseconds per operation in reports).
public struct Summary: Hashable, Codable, Sendable {
  public let minimum: Double
  public let median: Double
  /// Nine tenths of the values lie at or below it.
  public let p90: Double
  /// Median of the distances from the median: a spread that a few outliers do not move.
  public let mad: Double

  /// - Precondition: `values` is not empty.
  public init(_ values: [Double]) {
    precondition(!values.isEmpty, "a summary needs at least one value")
    let sorted = values.sorted()
    let middle = Self.quantile(0.5, ofSorted: sorted)
    minimum = sorted[0]
    median = middle
    p90 = Self.quantile(0.9, ofSorted: sorted)
    mad = Self.quantile(0.5, ofSorted: sorted.map { abs($0 - middle) }.sorted())
  }

  /// The median of the values.
  ///
  /// - Precondition: `values` is not empty.
  public static func median(_ values: [Double]) -> Double {
    quantile(0.5, ofSorted: values.sorted())
  }

  /// The value below which the fraction lies, on the straight line between its two neighbours.
  ///
  /// - Parameters:
  ///   - fraction: 0…1.
  ///   - sorted: Ascending, not empty.
  public static func quantile(_ fraction: Double, ofSorted sorted: [Double]) -> Double {
    precondition(!sorted.isEmpty, "a quantile needs at least one value")
    let position = fraction * Double(sorted.count - 1)
    let lower = Int(position)
    guard lower + 1 < sorted.count else { return sorted[sorted.count - 1] }
    let weight = position - Double(lower)
    return sorted[lower] * (1 - weight) + sorted[lower + 1] * weight
  }
}
