import Foundation

/// Bars on a logarithmic scale: time of the subject over time of each peer, for the cases of one operation.
struct RatioChart {
  let operation: String
  let results: [CaseResult]
  let goals: [GoalResult]

  private static let labelWidth = 420.0
  private static let plotWidth = 420.0
  private static let rowHeight = 20.0

  var svg: String {
    let rows = results.filter { $0.ratio != nil }
    let ratios: [Double] = rows.compactMap(\.ratio?.low) + rows.compactMap(\.ratio?.high) + [1.0]
    let low = floor(log10((ratios.min() ?? 1) * 0.9))
    let high = ceil(log10((ratios.max() ?? 1) * 1.1))
    let height = Self.rowHeight * Double(rows.count) + 36
    let place: (Double) -> Double = { ratio in
      Self.labelWidth + Self.plotWidth * (log10(max(ratio, 1e-9)) - low) / max(high - low, 1)
    }
    var content = ""
    for decade in stride(from: low, through: high, by: 1) {
      let x = place(pow(10, decade))
      content += SVGElement.line(x, 8, x, height - 24, style: decade == 0 ? "unit" : "grid")
      // Many decades leave room for every other label only.
      if high - low > 4, !decade.truncatingRemainder(dividingBy: 2).isZero { continue }
      content += SVGElement.text(
        "\(FixedPoint.text(pow(10, decade))) ×", x: x, y: height - 8, anchor: "middle", style: "tick")
    }
    for (index, row) in rows.enumerated() {
      guard let ratio = row.ratio else { continue }
      let top = 8 + Self.rowHeight * Double(index)
      let middle = top + Self.rowHeight / 2
      let title = "\(row.name): \(row.subject) over \(row.peer) \(FixedPoint.text(ratio))"
      content += SVGElement.text(
        "\(row.name.split(separator: "/").dropFirst(2).joined(separator: "/")) : \(row.peer)", x: Self.labelWidth - 8,
        y: middle + 4, anchor: "end")
      let x = place(ratio.estimate)
      content += SVGElement.bar(
        x: min(x, place(1)), y: top + 4, width: abs(x - place(1)), height: Self.rowHeight - 8,
        style: row.verdict.rawValue, title: title)
      content += SVGElement.line(place(ratio.low), middle, place(ratio.high), middle, style: "whisker")
      if let goal = goals.first(where: { $0.name == "\(row.name)/\(row.peer)" }) {
        let mark = place(goal.goal)
        content += SVGElement.line(mark, top + 2, mark, top + Self.rowHeight - 2, style: "goal")
      }
      let right = Self.labelWidth + Self.plotWidth
      content += SVGElement.text(FixedPoint.text(ratio.estimate), x: right + 8, y: middle + 4)
    }
    return SVGElement.picture(
      width: Self.labelWidth + Self.plotWidth + 70, height: height, title: "ratios of \(operation)", content: content)
  }
}
