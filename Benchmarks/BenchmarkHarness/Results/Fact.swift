/// A number that is no timing against a peer: a size, a count, a time against a fixed limit, another runtime's figure.
public struct Fact: Hashable, Codable, Sendable {
  /// A path like a case's, for example `size/bytesPerYear/gregorian`.
  public let name: String
  public let operation: String
  public let calendar: String
  public let value: Double
  public let unit: String
  /// How the number was found, where that is not plain.
  public let note: String

  public init(
    _ name: String, operation: String, calendar: String = "", value: Double, unit: String, note: String = ""
  ) {
    self.name = name
    self.operation = operation
    self.calendar = calendar
    self.value = value
    self.unit = unit
    self.note = note
  }
}
