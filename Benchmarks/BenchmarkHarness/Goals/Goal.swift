/// A promise about speed: an upper limit for the ratio of a case to a peer, or of a fact to a fixed limit.
public struct Goal: Hashable, Sendable {
  /// What the ratio's denominator is.
  public enum Measure: Hashable, Sendable {
    /// The case of this path against the peer of this name.
    case comparison(name: String, peer: String)
    /// The fact of this path against a limit in the fact's unit.
    case fact(name: String, limit: Double)
  }

  /// Stays stable over time.
  public let name: String
  public let operation: String
  public let calendar: String
  public let measure: Measure
  /// The largest ratio that meets the goal.
  public let limit: Double

  /// A goal against a peer, named for its case and the peer.
  public init(_ caseName: String, operation: String, calendar: String = "", peer: String, atMost limit: Double) {
    name = "\(caseName)/\(peer)"
    self.operation = operation
    self.calendar = calendar
    measure = .comparison(name: caseName, peer: peer)
    self.limit = limit
  }

  /// A goal for a size or a time of its own: the ratio of the fact to its limit is at most 1.
  public init(fact name: String, operation: String, calendar: String = "", limit: Double) {
    self.name = name
    self.operation = operation
    self.calendar = calendar
    measure = .fact(name: name, limit: limit)
    self.limit = 1
  }

  /// How reports call what the goal is measured against.
  public var peer: String {
    switch measure {
    case .comparison(_, let peer): peer
    case .fact(_, let limit): "limit \(FixedPoint.text(limit))"
    }
  }
}
