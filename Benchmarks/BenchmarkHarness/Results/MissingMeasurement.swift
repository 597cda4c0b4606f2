/// Something that a report would show and this run does not have.
public struct MissingMeasurement: Hashable, Codable, Sendable {
  /// The case's path, or the goal's name.
  public let name: String
  public let peer: String
  public let reason: String

  /// The reason of goals whose cases were not chosen: expected in a filtered run, so reports only count them.
  static let notChosen = "not part of this run"

  public init(name: String, peer: String, reason: String) {
    self.name = name
    self.peer = peer
    self.reason = reason
  }
}
