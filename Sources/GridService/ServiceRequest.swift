/// What the HTTP library says of a request besides its target.
public struct ServiceRequest: Hashable, Sendable {
  public var method: String
  /// Bytes of all header fields.
  public var headerLength: Int
  /// Announced bytes of a body; negative if their number is not known before.
  public var bodyLength: Int
  /// Whether the body's length is said more than once.
  public var isAmbiguous: Bool
  /// The entity tags that the client has.
  public var ifNoneMatch: String?
  /// Whether an answer that may be compressed is.
  public var acceptsGzip: Bool

  public init(
    method: String = "GET", headerLength: Int = 0, bodyLength: Int = 0, isAmbiguous: Bool = false,
    ifNoneMatch: String? = nil, acceptsGzip: Bool = false
  ) {
    self.method = method
    self.headerLength = headerLength
    self.bodyLength = bodyLength
    self.isAmbiguous = isAmbiguous
    self.ifNoneMatch = ifNoneMatch
    self.acceptsGzip = acceptsGzip
  }
}
