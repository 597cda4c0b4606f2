/// How large a request may be.
public struct ServiceLimits: Hashable, Sendable {
  /// Bytes of path and query; more is answered with 414.
  public var target = 8_192
  /// Bytes of all header fields; more is answered with 431.
  public var header = 16_384
  /// Bytes of a body, which no request needs; more, or a body of unknown length, is answered with 413.
  public var body = 16_384
  /// Years of one layout; more is answered with 400.
  public var layoutYears = 400

  public init() {}
}
