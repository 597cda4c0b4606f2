/// How weeks are cut and numbered: the weekday that begins a row, and how many days of a year its first week must hold.
///
/// The two are independent inputs; neither is ever guessed from a calendar or a locale.
@frozen
public struct WeekRule: Hashable, Sendable {
  /// The weekday in column 0.
  public let firstWeekday: Weekday
  /// Foundation's `minimumDaysInFirstWeek`: 1…7.
  public let minimumDays: Int

  /// A week rule.
  ///
  /// - Throws: ``ParameterError`` with code `minimumDays` unless `minimumDays` is 1…7.
  public init(firstWeekday: Weekday, minimumDays: Int) throws(ParameterError) {
    guard (1...7).contains(minimumDays) else {
      throw ParameterError(code: .minimumDays, found: String(minimumDays), expected: "1 to 7")
    }
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  @usableFromInline
  init(trusted firstWeekday: Weekday, _ minimumDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  /// ISO 8601: weeks begin on Monday, and the first week of a year holds at least four of its days.
  public static let iso8601 = WeekRule(trusted: .monday, 4)

  /// Sunday and one day: what every calendar but `iso8601` uses unless the caller says otherwise.
  public static let sundayFirst = WeekRule(trusted: .sunday, 1)

  /// All 49 rules, by first weekday, then by minimum days.
  public static let all: [WeekRule] = Weekday.allCases.flatMap { first in
    (1...7).map { WeekRule(trusted: first, $0) }
  }
}

extension WeekRule: CustomStringConvertible {
  /// For example `2/4` for ISO 8601.
  public var description: String { "\(firstWeekday.rawValue)/\(minimumDays)" }
}
