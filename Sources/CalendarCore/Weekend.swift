/// The days of the week on which a region rests: from one weekday to another, both included.
public struct Weekend: Hashable, Sendable {
  public let first: Weekday
  /// Equal to ``first`` where the weekend is one day.
  public let last: Weekday

  public init(first: Weekday, last: Weekday) {
    self.first = first
    self.last = last
  }

  /// Whether the weekend holds a weekday. It may run over the end of a week: Saturday to Sunday is 7 to 1.
  ///
  /// - Complexity: O(1).
  public func contains(_ weekday: Weekday) -> Bool {
    weekday.column(firstWeekday: first) <= last.column(firstWeekday: first)
  }
}

extension Weekend: CustomStringConvertible {
  /// For example `Saturday to Sunday`, or `Friday`.
  public var description: String {
    first == last ? first.englishName : "\(first.englishName) to \(last.englishName)"
  }
}
