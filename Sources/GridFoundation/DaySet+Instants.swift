import CalendarCore
public import Foundation
public import GridStore

/// Instants filed under civil days: which day it is depends on the zone, so the zone is always an argument.
extension DaySet {
  /// The civil days of some instants.
  ///
  /// - Parameters:
  ///   - instants: in any order, repeated or not.
  ///   - zone: whose clock says which day it is; nothing is taken from the current time zone.
  /// - Throws: ``GridError`` with code `dayOutOfRange` for an instant that is not finite or too far away, naming its position, or for days
  ///   too far apart.
  /// - Complexity: O(instants + days spanned / 64).
  public init(_ instants: some Sequence<Date>, in zone: TimeZone) throws(GridError) {
    let time = CivilTime(zone)
    var days: [Day] = []
    for (position, instant) in instants.enumerated() {
      guard let day = time.day(containing: instant) else {
        throw GridError(
          .dayOutOfRange, place: "instant \(position)", found: "\(instant.timeIntervalSince1970) seconds since 1970",
          expected: "within 5.8 million years of it")
      }
      days.append(day)
    }
    try self.init(days)
  }

  /// Reads a list of days and instants, as ``init(text:zone:)`` does.
  ///
  /// - Throws: ``GridError`` with code `unreadableLine`, whose place names the line, or `dayOutOfRange`.
  public init(text: String, in zone: TimeZone) throws(GridError) {
    let time = CivilTime(zone)
    try self.init(text: text) { time.day(containing: Date(timeIntervalSince1970: Double($0))) }
  }
}

extension CivilTime {
  /// The civil time of a zone by its name, such as `America/Sao_Paulo`.
  ///
  /// - Throws: ``BridgeError`` with code `unknownZone`.
  public init(identifier: String) throws(BridgeError) {
    guard let zone = TimeZone(identifier: identifier) else {
      throw BridgeError(
        .unknownZone, found: "'\(identifier.prefix(60))'",
        expected: "a name of the time zone database, such as Asia/Tokyo")
    }
    self.init(zone)
  }
}
