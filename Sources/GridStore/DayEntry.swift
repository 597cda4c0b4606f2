public import CalendarCore

/// What a line of a list of days says: a civil day, or an instant, whose civil day depends on the time zone.
public enum DayEntry: Hashable, Sendable {
  /// A civil day.
  case day(Day)
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  case instant(seconds: Int)

  /// The instants that can be filed: years −9999 to 9999. Milliseconds taken for seconds lie outside, those of 1970 excepted.
  public static let instants = -377_705_116_800...253_402_300_799

  /// Reads an ISO 8601 date (`2026-09-01`), an instant with its offset from UTC (`2026-09-01T01:00Z`, `2026-09-01T09:00:30+08:00`), or a
  /// whole number of seconds since 1970. Fractions of a second are cut off.
  ///
  /// - Throws: ``ParameterError`` with code `date`.
  public init(text: some StringProtocol) throws(ParameterError) {
    if let number = Int(text) {
      self = .instant(seconds: try Self.checked(number, text))
      return
    }
    let mark = text.firstIndex { $0 == "T" || $0 == "t" } ?? text.endIndex
    let day: Day
    do {
      day = Day(try ISODate(text: text[..<mark]))
    } catch {
      let shape = "a date such as 2026-09-01, an instant such as 2026-09-01T01:00Z, or seconds since 1970"
      // A date that names no day says better what is wrong with it.
      throw ParameterError(
        code: .date, found: String(text.prefix(60)),
        expected: error.expected.hasPrefix("an ISO") ? shape : error.expected)
    }
    if mark == text.endIndex {
      self = .day(day)
      return
    }
    guard let time = Self.time(text[mark...].utf8.dropFirst()) else {
      throw ParameterError(
        code: .date, found: String(text.prefix(60)),
        expected: "a time with its offset from UTC, such as 2026-09-01T01:00Z or 2026-09-01T09:00:30+08:00")
    }
    self = .instant(seconds: try Self.checked(day.number * 86_400 + time, text))
  }

  private static func checked(_ seconds: Int, _ text: some StringProtocol) throws(ParameterError) -> Int {
    guard instants.contains(seconds) else {
      throw ParameterError(
        code: .date, found: String(text.prefix(60)), expected: "seconds since 1970, within the years -9999 to 9999")
    }
    return seconds
  }

  /// Seconds of a time of day behind the `T`, less its offset from UTC; `nil` if it is none.
  private static func time(_ text: some Sequence<UInt8>) -> Int? {
    var rest = Array(text)[...]
    guard let hour = number(&rest, 0...23), take(&rest, ":"), let minute = number(&rest, 0...59) else { return nil }
    var seconds = hour * 3_600 + minute * 60
    if take(&rest, ":") {
      guard let second = number(&rest, 0...59) else { return nil }
      seconds += second
      if take(&rest, ".") {
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
      }
    }
    return ZoneOffset.seconds(rest).map { seconds - $0 }
  }

  static func number(_ rest: inout ArraySlice<UInt8>, _ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(2)
    guard digits.count == 2, let number = Int(String(decoding: digits, as: UTF8.self)), range.contains(number),
      digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    rest = rest.dropFirst(2)
    return number
  }

  static func take(_ rest: inout ArraySlice<UInt8>, _ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
