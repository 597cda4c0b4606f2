/// A goal and what the run says about it: a record of the report.
public struct GoalResult: Hashable, Codable, Sendable {
  /// Whether the interval of the ratio lies below the limit, above it, or on both sides.
  public enum Verdict: String, Hashable, Codable, Sendable {
    case met
    case missed
    case undecided
  }

  public let name: String
  public let operation: String
  public let calendar: String
  public let peer: String
  public let ratio: Double
  public let low: Double
  public let high: Double
  public let goal: Double
  public let verdict: Verdict

  /// Judges a measured ratio.
  ///
  /// - Parameter isComplete: Whether the ratio rests on enough undisturbed pairs; else nothing is decided.
  public init(_ goal: Goal, ratio: Interval, isComplete: Bool = true) {
    name = goal.name
    operation = goal.operation
    calendar = goal.calendar
    peer = goal.peer
    self.ratio = ratio.estimate
    low = ratio.low
    high = ratio.high
    self.goal = goal.limit
    if !isComplete {
      verdict = .undecided
    } else if ratio.high <= goal.limit {
      verdict = .met
    } else if ratio.low > goal.limit {
      verdict = .missed
    } else {
      verdict = .undecided
    }
  }
}
