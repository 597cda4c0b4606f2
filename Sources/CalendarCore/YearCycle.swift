/// A stretch of years in which year `y + period` has the shape of year `y`, `days` days later.
public struct YearCycle: Hashable, Sendable {
  /// The stretch; both of two years that are compared lie in it.
  public let years: ClosedRange<Int>
  /// Years until the pattern repeats.
  public let period: Int
  /// Civil days in one period: a multiple of 7, so that weekdays repeat too.
  public let days: Int

  public init(years: ClosedRange<Int>, period: Int, days: Int) {
    self.years = years
    self.period = period
    self.days = days
  }
}
