/// Something that a report would show and this run does not have.
public struct MissingMeasurement: Hashable, Codable, Sendable {
  /// The case's path, or the goal's name.
  public let name: String
  public let peer: String
  public let reason: String

  public init(name: String, peer: String, reason: String) {
    self.name = name
    self.peer = peer
    self.reason = reason
  }
}
