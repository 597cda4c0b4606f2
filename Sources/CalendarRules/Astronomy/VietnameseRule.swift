public import CalendarCore

/// The Vietnamese lunisolar calendar: the Chinese rule at UTC+7 since 1968-01-01, at the meridian of China before.
///
/// Before 1968, and in the South until 1975, other reckonings were in use too; those years are not authoritative.
public struct VietnameseRule: CalendarRule {
  public init() {}

  public var id: CalendarID { .vietnamese }
  public var years: ClosedRange<Int> { 1_900...2_199 }
  public var authoritativeYears: ClosedRange<Int> { 1_968...2_199 }
  public var source: String {
    "the Chinese rule at UTC+7 since 1968, at China's meridian before (computed; equal to Ho Ngoc Duc's table)"
  }

  public func shape(of year: Int) -> YearShape { Self.months.shape(of: year) }

  /// Two months of Ho Ngoc Duc's table, which is the authority, do not begin on the day of our new moon.
  private static let months = LunisolarMonths(
    meridian: .vietnam,
    decreed: [
      // Month 1 of 1925 begins there on 25 January, a day after China's; the new moon came at 22:31 on the 24th. No reason known.
      LunisolarMonths.DecreedMonth(lunation: -927, start: -16_412),
      // Month 4 of 2054 begins there on 7 May; our new moon comes 20 seconds after that day (disputed.csv).
      LunisolarMonths.DecreedMonth(lunation: 672, start: 30_807),
    ])
}
