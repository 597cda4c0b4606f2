/// A number with the interval in which it lies with the confidence of ``bootstrap(medianOf:seed:confidence:resamples:)``.
public struct Interval: Hashable, Codable, Sendable {
  public let estimate: Double
  public let low: Double
  public let high: Double

  public init(estimate: Double, low: Double, high: Double) {
    self.estimate = estimate
    self.low = low
    self.high = high
  }

  /// The median of the values, with a percentile bootstrap interval.
  ///
  /// - Parameters:
  ///   - values: Not empty.
  ///   - seed: The same seed and values give the same interval.
  ///   - confidence: 0…1; 0.99 so that a report of a hundred comparisons has about one wrong interval.
  ///   - resamples: How often the values are drawn again, with repetition.
  public static func bootstrap(
    medianOf values: [Double], seed: UInt64, confidence: Double = 0.99, resamples: Int = 2_000
  ) -> Interval {
    var generator = SeededGenerator(seed: seed, part: "bootstrap")
    var medians: [Double] = []
    medians.reserveCapacity(resamples)
    var drawn = values
    for _ in 0..<resamples {
      for index in drawn.indices { drawn[index] = values[Int.random(in: 0..<values.count, using: &generator)] }
      medians.append(Summary.median(drawn))
    }
    medians.sort()
    let tail = (1 - confidence) / 2
    return Interval(
      estimate: Summary.median(values),
      low: Summary.quantile(tail, ofSorted: medians),
      high: Summary.quantile(1 - tail, ofSorted: medians))
  }
}
