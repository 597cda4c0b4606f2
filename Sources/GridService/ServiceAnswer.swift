/// What is answered to a request: everything but the body, which stands in the workspace.
public struct ServiceAnswer: Hashable, Sendable {
  public enum Body: Hashable, Sendable {
    /// As for a client that has the answer already.
    case none
    /// In ``ServiceWorkspace/json``.
    case json
    /// In ``ServiceWorkspace/plain``.
    case plain
  }

  /// The HTTP status.
  public let status: Int
  public let body: Body
  /// A number that names the answer's bytes together with the target: made of the keys, their rule versions and years. `nil` for answers that may change.
  public let tag: UInt64?
  /// Whether the answer names the allowed methods.
  public let namesMethods: Bool
  /// Whether the connection ends with it: the rest of the request is not worth reading.
  public let closes: Bool

  init(status: Int = 200, body: Body = .json, tag: UInt64? = nil, namesMethods: Bool = false, closes: Bool = false) {
    self.status = status
    self.body = body
    self.tag = tag
    self.namesMethods = namesMethods
    self.closes = closes
  }

  /// The tag as an entity tag: 16 digits between quotes.
  public static func entityTag(_ tag: UInt64) -> String {
    let digits = String(tag, radix: 16)
    return "\"" + String(repeating: "0", count: 16 - digits.utf8.count) + digits + "\""
  }
}
