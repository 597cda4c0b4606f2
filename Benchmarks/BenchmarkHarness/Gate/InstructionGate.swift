/// Compares counted instructions with stored thresholds.
public enum InstructionGate {
  /// One case at the gate.
  public struct Outcome: Hashable, Sendable {
    public enum Verdict: String, Hashable, Sendable {
      case within
      case exceeded
      /// Fewer instructions than stored: time to store the better figure.
      case improved
      case notCounted
    }

    public let name: String
    public let counted: Double?
    public let threshold: Double?
    public let verdict: Verdict
  }

  /// What the loop around a batch adds per operation may differ by this much between two builds.
  public static let tolerance = 0.005

  /// Judges one count.
  ///
  /// - Parameter tolerance: 0 for what does not depend on the build, such as the size of a file.
  public static func judge(
    name: String, counted: Double?, threshold: Double?, tolerance: Double = tolerance
  ) -> Outcome {
    let verdict: Outcome.Verdict
    switch (counted, threshold) {
    case (let counted?, let threshold?):
      if counted > threshold * (1 + tolerance) {
        verdict = .exceeded
      } else if counted < threshold * (1 - tolerance) {
        verdict = .improved
      } else {
        verdict = .within
      }
    default: verdict = .notCounted
    }
    return Outcome(name: name, counted: counted, threshold: threshold, verdict: verdict)
  }

  /// 2 when a count exceeds its threshold, 3 when a stored case could not be counted, else 0.
  public static func exitStatus(_ outcomes: [Outcome]) -> RunStatus {
    if outcomes.contains(where: { $0.verdict == .exceeded }) { return .failure }
    if outcomes.contains(where: { $0.verdict == .notCounted }) { return .tooNoisy }
    return .success
  }

  /// The outcomes for people.
  public static func text(_ outcomes: [Outcome]) -> String {
    var table = TextTable(header: ["case", "counted", "threshold", "verdict"], rightAligned: [1, 2])
    for outcome in outcomes {
      table.add([
        outcome.name, outcome.counted.map { FixedPoint.text($0) } ?? "-",
        outcome.threshold.map { FixedPoint.text($0) } ?? "-", outcome.verdict.rawValue,
      ])
    }
    return table.text
  }
}
