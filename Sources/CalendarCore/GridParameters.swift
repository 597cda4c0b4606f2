/// What a grid depends on: a calendar and a week rule. The canonical bytes of these, hashed, are the key of the cache.
@frozen
public struct GridParameters: Hashable, Sendable {
  public let calendar: CalendarID
  public let weekRule: WeekRule

  @inlinable
  public init(calendar: CalendarID, weekRule: WeekRule) {
    self.calendar = calendar
    self.weekRule = weekRule
  }

  /// The parameters with the calendar's default week rule: ISO 8601 weeks for `iso8601`, Sunday and one day elsewhere.
  public init(calendar: CalendarID) {
    self.init(calendar: calendar, weekRule: calendar.defaultWeekRule)
  }

  /// One spelling for equal parameters, different spellings for different ones: a version byte, the length of the
  /// calendar's identifier, the identifier in UTF-8, the first weekday and the minimum days as bytes.
  public var canonicalBytes: [UInt8] {
    let name = calendar.rawValue.utf8
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.count + 4)
    bytes.append(1)
    bytes.append(UInt8(name.count))
    bytes.append(contentsOf: name)
    bytes.append(weekRule.firstWeekday.rawValue)
    bytes.append(UInt8(weekRule.minimumDays))
    return bytes
  }

  /// Reads back canonical bytes; `nil` if they are not canonical bytes of parameters that this version knows.
  public init?(canonicalBytes bytes: [UInt8]) {
    guard bytes.count >= 4, bytes[0] == 1, Int(bytes[1]) == bytes.count - 4,
      let calendar = CalendarID(rawValue: String(decoding: bytes[2..<(bytes.count - 2)], as: UTF8.self)),
      let weekday = Weekday(rawValue: bytes[bytes.count - 2]),
      let rule = try? WeekRule(firstWeekday: weekday, minimumDays: Int(bytes[bytes.count - 1]))
    else { return nil }
    self.init(calendar: calendar, weekRule: rule)
  }
}

extension GridParameters: CustomStringConvertible {
  /// For example `gregorian 2/4`.
  public var description: String { "\(calendar.rawValue) \(weekRule)" }
}
