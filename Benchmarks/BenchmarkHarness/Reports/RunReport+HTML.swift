extension RunReport {
  /// The report as one page that needs nothing else: no script, no font, no picture from elsewhere.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Benchmark report \(SVGElement.escaped(environment.revision))</title>
    <style>\(PageStyle.css)</style>
    </head>
    <body>
    <h1>Benchmark report</h1>
    <p>\(SVGElement.escaped(environment.processor)), \(environment.logicalProcessors) processors, Linux \
    \(SVGElement.escaped(environment.kernel)), \(environment.compiler), revision \
    \(SVGElement.escaped(environment.revision)), \(environment.date). \(mode) mode, seed \(options.seed), \
    \(options.pairs) pairs.</p>
    \(selfTestParagraph)
    \(goalSection)
    \(ratioSection)
    \(axisSection)
    \(resultSection)
    \(factSection)
    \(missingSection)
    </body>
    </html>

    """
  }

  private var selfTestParagraph: String {
    let trusted = selfTest.verdict == .undecided
    let baseline = baselines.map {
      "\($0.name) \($0.subjectNanoseconds.map { FixedPoint.text($0.minimum) } ?? "-") ns"
    }.joined(separator: ", ")
    return """
      <p class="\(trusted ? "met" : "missed")">Self-test, the same code against itself: \
      \(FixedPoint.text(selfTest.ratio)), \(selfTest.verdict.rawValue)\(trusted ? ", as it must" : ": do not trust this run").</p>
      <p>Empty loops, contained in every figure: \(SVGElement.escaped(baseline)).</p>
      """
  }

  private var goalSection: String {
    guard !goals.isEmpty else { return "" }
    let rows = goals.map { goal in
      let ratio = Interval(estimate: goal.ratio, low: goal.low, high: goal.high)
      let result = result(of: goal)
      return HTMLTable.row(
        [
          // What has no peer has a limit of its own.
          result == nil ? "\(goal.name), \(goal.peer)" : goal.name, figure(result?.subjectNanoseconds?.minimum),
          figure(result?.peerNanoseconds?.minimum),
          FixedPoint.text(ratio), FixedPoint.text(goal.goal),
          goal.verdict.rawValue,
        ], style: goal.verdict.rawValue)
    }
    return "<h2>Goals</h2>\n"
      + HTMLTable.table(["name", "ns", "peer ns", "ratio", "goal", "verdict"], rows)
  }

  private var ratioSection: String {
    let groups = Dictionary(grouping: results.filter { $0.mode == .throughput && $0.axis == nil }, by: \.operation)
    let latencies = Dictionary(grouping: results.filter { $0.mode == .latency && $0.axis == nil }, by: \.operation)
    let charts = groups.keys.sorted().map { operation in
      "<h3>\(SVGElement.escaped(operation))</h3>\n"
        + RatioChart(operation: operation, results: groups[operation] ?? [], goals: goals).svg
        + (latencies[operation].map {
          "<p>Dependent latency</p>\n" + RatioChart(operation: operation, results: $0, goals: goals).svg
        } ?? "")
    }
    guard !charts.isEmpty else { return "" }
    return """
      <h2>Ratio to each peer</h2>
      <p>Time of the subject over time of the peer, logarithmic: a bar to the left of 1 is faster than the peer. The thin \
      line is the 99 % interval, the upright mark the goal.</p>

      """ + charts.joined()
  }

  private var axisSection: String {
    let placed = results.filter { $0.axis != nil && $0.subjectNanoseconds != nil }
    let groups = Dictionary(grouping: placed) { "\($0.operation) against \($0.axis?.quantity ?? "")" }
    guard !groups.isEmpty else { return "" }
    let charts = groups.keys.sorted().map { title in
      let group = groups[title] ?? []
      let quantity = group.first?.axis?.quantity ?? ""
      let isScaling = ["threads", "processes"].contains(quantity)
      let series = isScaling ? speedUps(group) : costs(group)
      return "<h3>\(SVGElement.escaped(title))</h3>\n"
        + AxisChart(title: title, quantity: quantity, unit: isScaling ? "×" : "ns", series: series).svg
    }
    return "<h2>Cost against size and threads</h2>\n" + charts.joined()
  }

  /// Nanoseconds of the subject and of each peer at the places of their cases.
  private func costs(_ group: [CaseResult]) -> [(name: String, points: [(x: Double, y: Double)])] {
    var points: [String: [(x: Double, y: Double)]] = [:]
    for result in group {
      guard let x = result.axis?.value, let subject = result.subjectNanoseconds, let peer = result.peerNanoseconds
      else { continue }
      points[result.subject, default: []].append((x, subject.minimum))
      points[result.peer, default: []].append((x, peer.minimum))
    }
    return points.keys.sorted().map { (name: $0, points: points[$0] ?? []) }
  }

  /// How many times more one and several do than one; every peer here is the single thread or process.
  private func speedUps(_ group: [CaseResult]) -> [(name: String, points: [(x: Double, y: Double)])] {
    var points: [String: [(x: Double, y: Double)]] = [:]
    for result in group {
      guard let x = result.axis?.value, let ratio = result.ratio else { continue }
      points[result.name, default: [(1, 1)]].append((x, 1 / ratio.estimate))
    }
    return points.keys.sorted().map { (name: $0, points: points[$0] ?? []) }
  }

  private var resultSection: String {
    let rows = (results + baselines + [selfTest]).map { result in
      HTMLTable.row(
        [
          result.name, result.subject, figure(result.subjectNanoseconds?.minimum),
          figure(result.subjectNanoseconds?.median), figure(result.subjectNanoseconds?.p90),
          figure(result.subjectNanoseconds?.mad), result.peer, figure(result.peerNanoseconds?.minimum),
          figure(result.peerNanoseconds?.median), figure(result.ratioOfMinima), FixedPoint.text(result.ratio),
          result.verdict.rawValue, String(result.discarded), result.allocationsPerBatch.map { String($0) } ?? "-",
        ], style: result.verdict.rawValue)
    }
    return "<h2>All figures (ns per operation)</h2>\n"
      + HTMLTable.table(
        [
          "case", "subject", "min", "median", "p90", "MAD", "peer", "min", "median", "ratio of minima", "ratio",
          "verdict", "discarded", "allocations",
        ], rows)
  }

  private func figure(_ value: Double?) -> String { value.map { FixedPoint.text($0) } ?? "-" }

  private var factSection: String {
    guard !facts.isEmpty else { return "" }
    let rows = facts.map { HTMLTable.row([$0.name, FixedPoint.text($0.value), $0.unit, $0.note]) }
    return "<h2>Facts</h2>\n" + HTMLTable.table(["fact", "value", "unit", "note"], rows)
  }

  private var missingSection: String {
    let rows = notMeasured.map { HTMLTable.row([$0.name, $0.peer, $0.reason]) }
    let table =
      rows.isEmpty ? "" : "<h2>Not measured</h2>\n" + HTMLTable.table(["what", "peer", "reason"], rows)
    return table + notes.map { "<p>\(SVGElement.escaped($0))</p>\n" }.joined()
  }
}
