import Foundation

/// Numbers as reports print them.
enum FixedPoint {
  /// Three significant digits without an exponent: `0.00213`, `1.07`, `32050`.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    guard value != 0 else { return "0" }
    let magnitude = Int(log10(abs(value)).rounded(.down))
    return String(format: "%.\(max(0, 2 - magnitude))f", value)
  }

  /// `1.02 [0.99, 1.04]`.
  static func text(_ interval: Interval?) -> String {
    guard let interval else { return "-" }
    return "\(text(interval.estimate)) [\(text(interval.low)), \(text(interval.high))]"
  }
}
