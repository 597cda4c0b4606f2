public import CalendarCore

/// A Hindu solar calendar: a month begins near the Sun's entry (sankranti) into a sign of the sidereal zodiac, on a civil
/// day that each region chooses by its own rule.
///
/// The table follows the almanacs computed from true positions (drik); months have 29 to 32 days. It is cut by Gregorian
/// years, so that the first year lacks its beginning and the last its end.
public struct HinduSolarRule: CalendarRule {
  /// The four regional calendars of this kind.
  public enum Region: CaseIterable, Sendable {
    case tamil
    case malayalam
    case odia
    case bangla
  }

  public let region: Region

  public init(_ region: Region) {
    self.region = region
  }

  public var id: CalendarID {
    switch region {
    case .tamil: .tamil
    case .malayalam: .malayalam
    case .odia: .odia
    case .bangla: .bangla
    }
  }

  public var years: ClosedRange<Int> { table.years }
  public var source: String {
    "drik almanac, 1900-2050 in Gregorian years (table, dra8an/hindu-calendar validation data)"
  }

  public func shape(of year: Int) -> YearShape { table.shape(of: year) }

  private var table: MonthLengthTable {
    switch region {
    case .tamil: TamilTable.table
    case .malayalam: MalayalamTable.table
    case .odia: OdiaTable.table
    case .bangla: BanglaTable.table
    }
  }
}
