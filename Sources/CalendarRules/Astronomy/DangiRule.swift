public import CalendarCore

/// The Korean lunisolar calendar.
///
/// 1645 to 2049 follow the table of the Korea Astronomy and Space Science Institute. Later years are computed by the
/// Chinese rule at UTC+9. The institute's table ends inside 2050, with month 9; the rule gives these months too, so the year is
/// authoritative but for its last three months.
public struct DangiRule: CalendarRule {
  public init() {}

  public var id: CalendarID { .dangi }
  public var years: ClosedRange<Int> { DangiTable.years.lowerBound...2_199 }
  public var authoritativeYears: ClosedRange<Int> { DangiTable.years.lowerBound...(DangiTable.years.upperBound + 1) }
  public var source: String { "KARI/KASI 1645-2050 (table); the Chinese rule at UTC+9 from 2050-11 on (computed)" }

  public func shape(of year: Int) -> YearShape {
    guard DangiTable.years.contains(year) else { return LunisolarMonths(meridian: .korea).shape(of: year) }
    return LunisolarYearTable.shape(of: year, word: DangiTable.words[year - DangiTable.years.lowerBound])
  }
}
