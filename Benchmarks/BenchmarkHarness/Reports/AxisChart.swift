import Foundation

/// Lines of cost against something that grows, both scales logarithmic; one line per series.
struct AxisChart {
  let title: String
  let quantity: String
  let unit: String
  let series: [(name: String, points: [(x: Double, y: Double)])]

  private static let width = 760.0
  private static let height = 280.0
  private static let left = 70.0
  private static let bottom = 40.0
  private static let legend = 200.0

  var svg: String {
    let xs = series.flatMap { $0.points.map(\.x) }
    let ys = series.flatMap { $0.points.map(\.y) }.filter { $0 > 0 }
    guard let lowX = xs.min(), let highX = xs.max(), let lowY = ys.min(), let highY = ys.max(), lowX > 0 else {
      return ""
    }
    let bottomDecade = floor(log10(lowY))
    let topDecade = max(ceil(log10(highY)), bottomDecade + 1)
    let plotWidth = Self.width - Self.left - Self.legend
    let plotHeight = Self.height - Self.bottom - 12
    let placeX: (Double) -> Double = { Self.left + plotWidth * log($0 / lowX) / max(log(highX / lowX), 1e-9) }
    let placeY: (Double) -> Double = { 12 + plotHeight * (topDecade - log10($0)) / (topDecade - bottomDecade) }
    var content = ""
    for decade in stride(from: bottomDecade, through: topDecade, by: 1) {
      let y = placeY(pow(10, decade))
      content += SVGElement.line(Self.left, y, Self.left + plotWidth, y, style: "grid")
      content += SVGElement.text(
        "\(FixedPoint.text(pow(10, decade))) \(unit)", x: Self.left - 6, y: y + 4, anchor: "end", style: "tick")
    }
    for x in Set(xs).sorted() {
      content += SVGElement.text(
        FixedPoint.text(x), x: placeX(x), y: Self.height - Self.bottom + 20, anchor: "middle", style: "tick")
    }
    content += SVGElement.text(
      quantity, x: Self.left + plotWidth / 2, y: Self.height - 4, anchor: "middle", style: "tick")
    for (index, line) in series.enumerated() {
      let style = "series\(index % 6)"
      let points = line.points.filter { $0.y > 0 }.sorted { $0.x < $1.x }
        .map { (x: placeX($0.x), y: placeY($0.y), value: $0) }
      content += SVGElement.polyline(points.map { ($0.x, $0.y) }, style: "stroke \(style)")
      for point in points {
        let place = "\(line.name), \(FixedPoint.text(point.value.x)) \(quantity)"
        content += SVGElement.dot(
          x: point.x, y: point.y, style: "fill \(style)", title: "\(place): \(FixedPoint.text(point.value.y)) \(unit)")
      }
      let y = 20 + 18 * Double(index)
      content += SVGElement.dot(x: Self.left + plotWidth + 20, y: y, style: "fill \(style)", title: line.name)
      content += SVGElement.text(line.name, x: Self.left + plotWidth + 30, y: y + 4)
    }
    return SVGElement.picture(width: Self.width, height: Self.height, title: title, content: content)
  }
}
