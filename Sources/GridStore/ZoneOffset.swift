public import CalendarCore

/// A fixed offset from UTC: the only kind of time zone that needs no tables.
///
/// Zones whose offset changes are Foundation's (`GridFoundation`) or the C library's business; both end in seconds ahead of UTC.
public struct ZoneOffset: Hashable, Sendable {
  /// Seconds ahead of UTC; negative in the west.
  public let seconds: Int

  /// Offsets that can occur: more than any zone was ever ahead of or behind UTC.
  public static let range = -93_600...93_600

  public static let utc = ZoneOffset(trusted: 0)

  private init(trusted seconds: Int) {
    self.seconds = seconds
  }

  /// An offset in seconds.
  ///
  /// - Throws: ``ParameterError`` with code `zone` outside ``range``.
  public init(seconds: Int) throws(ParameterError) {
    guard Self.range.contains(seconds) else {
      throw ParameterError(
        code: .zone, found: "\(seconds) seconds", expected: "\(Self.range.lowerBound) to \(Self.range.upperBound)")
    }
    self.seconds = seconds
  }

  /// Reads `UTC`, `Z`, `+08:00`, `-05`, `+0530`, `+01:00:30`, or one of the latter behind `UTC`, as in `UTC-5`.
  ///
  /// - Throws: ``ParameterError`` with code `zone` for anything else, names of zones included.
  public init(text: some StringProtocol) throws(ParameterError) {
    var bytes = Array(text.utf8)[...]
    var seconds: Int?
    if text.hasPrefix("UTC") || text.hasPrefix("GMT") {
      bytes = bytes.dropFirst(3)
      seconds = bytes.isEmpty ? 0 : Self.hours(bytes) ?? Self.seconds(bytes)
    } else {
      seconds = Self.seconds(bytes)
    }
    guard let seconds else {
      throw ParameterError(
        code: .zone, found: String(text.prefix(60)), expected: "an offset from UTC such as +08:00, -05:00, UTC or Z")
    }
    self.seconds = seconds
  }

  /// The civil day of an instant at this offset.
  ///
  /// - Parameter seconds: since 1970-01-01T00:00:00Z.
  /// - Returns: `nil` if it is too far away for a ``Day``: 5.8 million years.
  /// - Complexity: O(1).
  public func day(ofInstant seconds: Int) -> Day? {
    let (local, overflow) = seconds.addingReportingOverflow(self.seconds)
    return overflow ? nil : Day(exactly: floorDivide(local, 86_400))
  }

  /// A sign and one or two digits.
  private static func hours(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.count == 2, let sign = sign(text.first), let digit = text.last, (48...57).contains(digit) else {
      return nil
    }
    return sign * Int(digit - 48) * 3_600
  }

  private static func sign(_ byte: UInt8?) -> Int? {
    switch byte {
    case UInt8(ascii: "+"): 1
    case UInt8(ascii: "-"): -1
    default: nil
    }
  }

  /// `Z`, `±hh`, `±hh:mm`, `±hhmm` or `±hh:mm:ss`; `nil` for anything else.
  static func seconds(_ text: ArraySlice<UInt8>) -> Int? {
    if text.count == 1, text.first == UInt8(ascii: "Z") || text.first == UInt8(ascii: "z") { return 0 }
    guard let sign = sign(text.first) else { return nil }
    var rest = text.dropFirst()
    guard let hour = DayEntry.number(&rest, 0...25) else { return nil }
    var seconds = hour * 3_600
    if !rest.isEmpty {
      _ = DayEntry.take(&rest, ":")
      guard let minute = DayEntry.number(&rest, 0...59) else { return nil }
      seconds += minute * 60
    }
    if !rest.isEmpty {
      guard DayEntry.take(&rest, ":"), let second = DayEntry.number(&rest, 0...59) else { return nil }
      seconds += second
    }
    return rest.isEmpty ? sign * seconds : nil
  }
}

extension ZoneOffset: CustomStringConvertible {
  /// For example `+08:00`.
  public var description: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let size = abs(seconds)
    let rest = size % 60 == 0 ? "" : ":\(two(size % 60))"
    return "\(seconds < 0 ? "-" : "+")\(two(size / 3_600)):\(two(size / 60 % 60))\(rest)"
  }
}
