extension RunReport {
  /// The goals as a table for a README, with the machine, the date and the revision that they belong to.
  public var markdown: String {
    let rows = goals.map { goal in
      let figures = figures(of: goal)
      return [
        figures.operation, what(goal), figures.own, figures.peer, figures.peerTime, figures.ratio, figures.goal,
        goal.verdict.rawValue,
      ]
    }
    let header = ["operation", "calendar", "calgrid", "peer", "peer ns", "ratio", "goal", "verdict"]
    let lines =
      [header, ["---", "---", "--:", "---", "--:", "--:", "--:", "---"]].map(line)
      + rows.map { row in line(row.map { $0.replacing("|", with: "\\|") }) }
    return lines.joined(separator: "\n") + "\n\n" + caption
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// The calendar with its years, where the name of the goal's case ends with them; without a calendar what the name says.
  private func what(_ goal: GoalResult) -> String {
    let path = goal.name.hasSuffix("/\(goal.peer)") ? goal.name.dropLast(goal.peer.count + 1) : goal.name[...]
    let parts = path.split(separator: "/")
    guard let last = parts.last, parts.count > 1 else { return goal.calendar }
    if goal.calendar.isEmpty { return parts.dropFirst().filter { $0 != goal.operation }.joined(separator: " ") }
    return last.contains(goal.calendar) ? String(last) : "\(goal.calendar), \(last)"
  }

  private struct Figures {
    var operation: String
    var own: String
    var peer = ""
    var peerTime = ""
    var ratio: String
    var goal: String
  }

  private func figures(of goal: GoalResult) -> Figures {
    if let fact = facts.first(where: { $0.name == goal.name }) {
      // The limit in the unit of the fact: the ratio is the fact over it.
      let limit = goal.ratio == 0 ? "-" : FixedPoint.text(fact.value / goal.ratio)
      return Figures(
        operation: goal.operation, own: "\(FixedPoint.text(fact.value)) \(fact.unit)",
        ratio: FixedPoint.text(goal.ratio), goal: "≤ \(limit) \(fact.unit)")
    }
    let result = result(of: goal)
    let time: (Double?) -> String = { $0.map { FixedPoint.text($0) } ?? "-" }
    return Figures(
      operation: goal.operation + (result?.mode == .latency ? " (latency)" : ""),
      own: time(result?.subjectNanoseconds?.minimum) + " ns", peer: goal.peer,
      peerTime: time(result?.peerNanoseconds?.minimum),
      ratio: FixedPoint.text(Interval(estimate: goal.ratio, low: goal.low, high: goal.high)),
      goal: "≤ \(Self.limit(goal.goal))")
  }

  /// `0.75`, or `1/250` where the goal is to be so many times as fast.
  private static func limit(_ limit: Double) -> String {
    let inverse = (1 / limit).rounded()
    return limit <= 0.01 && abs(inverse * limit - 1) < 1e-9 ? "1/\(Int(inverse))" : FixedPoint.text(limit)
  }

  private var caption: String {
    let selfTestHolds = selfTest.verdict == .undecided && selfTest.isComplete
    let doubt = selfTestHolds ? "" : " The self-test failed: **this run cannot be trusted.**"
    return """
      \(environment.processor), \(environment.logicalProcessors) processors, Linux \(environment.kernel), \(environment.compiler); \
      revision \(environment.revision), \(environment.date), \(mode) mode, seed \(options.seed). \
      Times are those of the fastest block; the ratio is the median of the pairs with its 99 % interval.\(doubt)

      """
  }
}
