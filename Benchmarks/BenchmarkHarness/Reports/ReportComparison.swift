/// Two runs side by side: which ratios to the peers moved.
///
/// Ratios are compared, not times: both sides of a ratio were measured in the same pairs, so a machine that was slower
/// in one of the runs does not look like a change of the code.
public struct ReportComparison: Hashable, Codable, Sendable {
  /// One case against one peer in both runs.
  public struct Change: Hashable, Codable, Sendable {
    public enum Verdict: String, Hashable, Codable, Sendable {
      case regression
      case improvement
      case unchanged
      case undecided
    }

    public let name: String
    public let peer: String
    public let before: Interval?
    public let after: Interval?
    /// Ratio after over ratio before.
    public let factor: Double?
    public let verdict: Verdict

    init(before: CaseResult, after: CaseResult) {
      name = before.name
      peer = before.peer
      self.before = before.ratio
      self.after = after.ratio
      guard let old = before.ratio, let new = after.ratio, before.isComplete, after.isComplete else {
        factor = nil
        verdict = .undecided
        return
      }
      factor = new.estimate / old.estimate
      if new.low > old.high * (1 + ReportComparison.margin) {
        verdict = .regression
      } else if new.high < old.low * (1 - ReportComparison.margin) {
        verdict = .improvement
      } else {
        verdict = .unchanged
      }
    }
  }

  /// Two builds of the same code differ by this much because of where their loops happen to lie.
  public static let margin = 0.02

  public let changes: [Change]
  /// Cases that only one of the runs has, as `name/peer`.
  public let onlyBefore: [String]
  public let onlyAfter: [String]
  /// Differences of the circumstances that a reader must know.
  public let warnings: [String]

  public init(before: RunReport, after: RunReport) {
    let key: (CaseResult) -> String = { "\($0.name)/\($0.peer)" }
    let old = Dictionary(before.results.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let new = Dictionary(after.results.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    changes = before.results.compactMap { result in
      new[key(result)].map { Change(before: result, after: $0) }
    }
    onlyBefore = before.results.map(key).filter { new[$0] == nil }
    onlyAfter = after.results.map(key).filter { old[$0] == nil }
    var warnings: [String] = []
    for (title, left, right) in [
      ("processor", before.environment.processor, after.environment.processor),
      ("kernel", before.environment.kernel, after.environment.kernel),
      ("compiler", before.environment.compiler, after.environment.compiler),
      ("seeds, so different questions", String(before.options.seed), String(after.options.seed)),
    ] where left != right {
      warnings.append("different \(title): \(left) and \(right)")
    }
    for (title, report) in [("first", before), ("second", after)] where report.selfTest.verdict != .undecided {
      warnings.append("the \(title) run failed its self-test")
    }
    self.warnings = warnings
  }

  /// 2 for a regression, 3 when nothing could be compared or a self-test failed, else 0.
  public var exitStatus: RunStatus {
    if warnings.contains(where: { $0.hasSuffix("self-test") }) { return .tooNoisy }
    if changes.contains(where: { $0.verdict == .regression }) { return .failure }
    if changes.allSatisfy({ $0.verdict == .undecided }) { return .tooNoisy }
    return .success
  }

  /// The comparison for people.
  public var text: String {
    var table = TextTable(header: ["case", "peer", "before", "after", "factor", "verdict"], rightAligned: [2, 3, 4])
    for change in changes {
      table.add([
        change.name, change.peer, FixedPoint.text(change.before), FixedPoint.text(change.after),
        change.factor.map { FixedPoint.text($0) } ?? "-", change.verdict.rawValue,
      ])
    }
    let rest =
      onlyBefore.map { "only in the first run: \($0)\n" } + onlyAfter.map { "only in the second run: \($0)\n" }
      + warnings.map { "warning: \($0)\n" }
    return table.text + rest.joined()
  }
}
