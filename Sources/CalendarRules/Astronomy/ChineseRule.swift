public import CalendarCore

/// The Chinese lunisolar calendar.
///
/// 1645 to 2100 follow the table: what was in force in the Qing empire, then the conversion tables of the Hong Kong
/// Observatory. Later years are computed by the rule of GB/T 33661 at UTC+8.
public struct ChineseRule: CalendarRule {
  public init() {}

  public var id: CalendarID { .chinese }
  public var years: ClosedRange<Int> { ChineseTable.years.lowerBound...2_199 }
  public var authoritativeYears: ClosedRange<Int> { ChineseTable.years }
  public var source: String {
    "Qing calendar 1645-1900 and Hong Kong Observatory 1901-2100 (table); GB/T 33661 at UTC+8 after 2100 (computed)"
  }

  public func shape(of year: Int) -> YearShape {
    guard ChineseTable.years.contains(year) else { return LunisolarMonths(meridian: .china).shape(of: year) }
    return LunisolarYearTable.shape(of: year, word: ChineseTable.words[year - ChineseTable.years.lowerBound])
  }
}
