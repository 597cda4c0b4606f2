/// What the HTTP library says of a request besides its target.
public struct ServiceRequest: Hashable, Sendable {
  public var method: String
  /// Bytes of all header fields.
  public var headerLength: Int
  /// Announced bytes of a body; negative if their number is not known before.
  public var bodyLength: Int
  /// The entity tags that the client has.
  public var ifNoneMatch: String?

  public init(method: String = "GET", headerLength: Int = 0, bodyLength: Int = 0, ifNoneMatch: String? = nil) {
    self.method = method
    self.headerLength = headerLength
    self.bodyLength = bodyLength
    self.ifNoneMatch = ifNoneMatch
  }
}
