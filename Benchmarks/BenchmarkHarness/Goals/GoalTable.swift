/// The goals of a project, judged by the results of a run.
public struct GoalTable: Sendable {
  public let goals: [Goal]

  /// - Precondition: names are unique.
  public init(_ goals: [Goal]) {
    precondition(Set(goals.map(\.name)).count == goals.count, "goal names must be unique")
    self.goals = goals
  }

  /// A verdict for every goal whose case was measured, and the reason for every other.
  public func judge(results: [CaseResult], facts: [Fact]) -> (judged: [GoalResult], missing: [MissingMeasurement]) {
    var judged: [GoalResult] = []
    var missing: [MissingMeasurement] = []
    for goal in goals {
      switch goal.measure {
      case .comparison(let name, let peer):
        let result = results.first { $0.name == name && $0.peer == peer }
        if let result, let ratio = result.ratio {
          judged.append(GoalResult(goal, ratio: ratio, isComplete: result.isComplete))
        } else {
          missing.append(
            MissingMeasurement(
              name: goal.name, peer: peer,
              reason: result == nil ? MissingMeasurement.notChosen : "no undisturbed pair"))
        }
      case .fact(let name, let limit):
        if let fact = facts.first(where: { $0.name == name }) {
          let ratio = fact.value / limit
          judged.append(GoalResult(goal, ratio: Interval(estimate: ratio, low: ratio, high: ratio)))
        } else {
          missing.append(MissingMeasurement(name: goal.name, peer: goal.peer, reason: MissingMeasurement.notChosen))
        }
      }
    }
    return (judged, missing)
  }
}
