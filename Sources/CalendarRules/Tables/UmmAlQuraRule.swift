public import CalendarCore

/// The Umm al-Qura calendar of Saudi Arabia, as published.
///
/// Nothing but the table is right here: months of the early years have 28 or 31 days, and the criterion behind the
/// table changed several times.
public struct UmmAlQuraRule: CalendarRule {
  public init() {}

  public var id: CalendarID { .islamicUmmAlQura }
  public var years: ClosedRange<Int> { UmmAlQuraTable.table.years }
  public var source: String { "Umm al-Qura calendar as published, 1343-1500 AH (table, PyPI hijridate)" }

  public func shape(of year: Int) -> YearShape { UmmAlQuraTable.table.shape(of: year) }
}
