extension RunReport {
  /// The report for people: results, goals, what is missing, and how far the machine can be trusted.
  public var text: String {
    var sections: [String] = [heading]
    if !results.isEmpty { sections.append(table(of: results)) }
    sections.append("Empty loops, part of every figure above (ns):\n" + table(of: baselines))
    if !facts.isEmpty { sections.append(factTable) }
    if !goals.isEmpty { sections.append(goalTable) }
    if !notMeasured.isEmpty { sections.append(missingTable) }
    sections.append(trust)
    return sections.joined(separator: "\n")
  }

  private var heading: String {
    let build = environment.isOptimized ? "" : "  NOT OPTIMIZED: build with -c release\n"
    return """
      \(environment.processor), \(environment.logicalProcessors) processors, Linux \(environment.kernel)
      \(environment.compiler), revision \(environment.revision), \(environment.date)
      \(mode) mode, seed \(options.seed), \(options.pairs) pairs
      \(build)
      """
  }

  private func table(of results: [CaseResult]) -> String {
    var table = TextTable(
      header: [
        "case", "subject", "min", "median", "p90", "peer", "min", "median", "ratio of minima", "ratio", "verdict",
      ],
      rightAligned: [2, 3, 4, 6, 7, 8, 9])
    for result in results {
      let subject = result.subjectNanoseconds
      let peer = result.peerNanoseconds
      let note = result.allocatesAgainstItsPromise ? " ALLOCATES" : result.isComplete ? "" : " (disturbed)"
      table.add([
        result.name, result.subject, figure(subject?.minimum), figure(subject?.median), figure(subject?.p90),
        result.peer, figure(peer?.minimum), figure(peer?.median), figure(result.ratioOfMinima),
        FixedPoint.text(result.ratio), result.verdict.rawValue + note,
      ])
    }
    return table.text
  }

  private func figure(_ value: Double?) -> String {
    value.map { FixedPoint.text($0) } ?? "-"
  }

  private var factTable: String {
    var table = TextTable(header: ["fact", "value", "unit", "note"], rightAligned: [1])
    for fact in facts { table.add([fact.name, FixedPoint.text(fact.value), fact.unit, fact.note]) }
    return table.text
  }

  private var goalTable: String {
    var table = TextTable(
      header: ["goal", "operation", "calendar", "ns", "peer", "peer ns", "ratio", "goal", "verdict"],
      rightAligned: [3, 5, 6, 7])
    for goal in goals {
      let ratio = Interval(estimate: goal.ratio, low: goal.low, high: goal.high)
      let result = result(of: goal)
      table.add([
        goal.name, goal.operation, goal.calendar, figure(result?.subjectNanoseconds?.minimum), goal.peer,
        figure(result?.peerNanoseconds?.minimum), FixedPoint.text(ratio), FixedPoint.text(goal.goal),
        goal.verdict.rawValue,
      ])
    }
    return table.text
  }

  private var missingTable: String {
    var table = TextTable(header: ["not measured", "peer", "reason"])
    let surprising = notMeasured.filter { $0.reason != MissingMeasurement.notChosen }
    for missing in surprising { table.add([missing.name, missing.peer, missing.reason]) }
    let rest = notMeasured.count - surprising.count
    return (surprising.isEmpty ? "" : table.text) + (rest == 0 ? "" : "\(rest) goals are not part of this run.\n")
  }

  private var trust: String {
    let all = results + baselines + [selfTest]
    let discarded = all.reduce(0) { $0 + $1.discarded }
    let kept = all.reduce(0) { $0 + $1.samples.count }
    let judgement = selfTest.verdict == .undecided ? "as it must" : "THIS RUN CANNOT BE TRUSTED"
    return """
      Self-test, the same code against itself: \(FixedPoint.text(selfTest.ratio)), \(selfTest.verdict.rawValue), \(judgement).
      \(kept) pairs kept, \(discarded) discarded for context switches or steal time.

      """ + notes.map { $0 + "\n" }.joined()
  }
}
