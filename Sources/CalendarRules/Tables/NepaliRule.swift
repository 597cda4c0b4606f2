public import CalendarCore

/// The solar calendar of Nepal, Bikram Sambat, as printed in its almanacs.
public struct NepaliRule: CalendarRule {
  public init() {}

  public var id: CalendarID { .nepali }
  public var years: ClosedRange<Int> { NepaliTable.table.years }
  public var source: String { "Bikram Sambat 1975-2100 as printed in Nepal (table, PyPI nepali-datetime)" }

  public func shape(of year: Int) -> YearShape { NepaliTable.table.shape(of: year) }
}
