/// The name of a month inside its year: a number, and whether it is the leap month that shares that number.
///
/// The name is not the position: in a Chinese year with a leap month 4, the month named 5 stands at ordinal 6. In East Asian
/// calendars the leap month follows the month whose number it shares, in Hindu calendars it precedes it.
@frozen
public struct MonthName: Hashable, Sendable {
  /// 1…13
  public let number: Int
  public let isLeap: Bool

  @inlinable
  public init(number: Int, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }

  /// Reads `4` or, for the leap month that shares the number of month 4, `4L`.
  ///
  /// - Throws: ``ParameterError`` with code `month`.
  public init(text: some StringProtocol) throws(ParameterError) {
    let isLeap = text.hasSuffix("L") || text.hasSuffix("l")
    let digits = isLeap ? text.dropLast() : text[...]
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits), (1...13).contains(number)
    else {
      throw ParameterError(
        code: .month, found: String(text.prefix(60)), expected: "1 to 13, or 4L for the leap month with number 4")
    }
    self.init(number: number, isLeap: isLeap)
  }
}

extension MonthName: CustomStringConvertible {
  /// For example `4`, or `4L` for a leap month.
  public var description: String { isLeap ? "\(number)L" : "\(number)" }
}
