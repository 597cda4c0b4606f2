/// One ABBA pair: nanoseconds per operation of the four blocks, subject first.
///
/// A drift of the machine's speed hits the outer and the inner blocks alike.
public struct PairSample: Hashable, Codable, Sendable {
  public let subjectFirst: Double
  public let peerFirst: Double
  public let peerSecond: Double
  public let subjectSecond: Double

  public init(subjectFirst: Double, peerFirst: Double, peerSecond: Double, subjectSecond: Double) {
    self.subjectFirst = subjectFirst
    self.peerFirst = peerFirst
    self.peerSecond = peerSecond
    self.subjectSecond = subjectSecond
  }

  /// Time of the subject over time of the peer.
  public var ratio: Double { (subjectFirst + subjectSecond) / (peerFirst + peerSecond) }

  // Four numbers in the order of time keep the file of raw samples small.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    subjectFirst = try list.decode(Double.self)
    peerFirst = try list.decode(Double.self)
    peerSecond = try list.decode(Double.self)
    subjectSecond = try list.decode(Double.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in [subjectFirst, peerFirst, peerSecond, subjectSecond] {
      // Picoseconds are far below what the clock resolves.
      try list.encode((value * 1_000).rounded() / 1_000)
    }
  }
}
