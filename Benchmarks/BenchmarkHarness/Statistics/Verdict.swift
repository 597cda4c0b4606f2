/// What a comparison says about its subject, seen from the subject.
public enum Verdict: String, Hashable, Codable, Sendable {
  case faster
  case slower
  case undecided

  /// Differences of a hundredth and less are never called: the layout of the code alone makes as much.
  public static let margin = 0.01

  /// - Parameter ratio: Time of the subject over time of its peer.
  public init(ratio: Interval, margin: Double = Verdict.margin) {
    if ratio.high < 1 - margin {
      self = .faster
    } else if ratio.low > 1 + margin {
      self = .slower
    } else {
      self = .undecided
    }
  }
}
