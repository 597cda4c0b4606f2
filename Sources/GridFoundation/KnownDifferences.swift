public import CalendarCore

/// A list of the months on which calgrid and the Foundation of one toolchain version differ.
///
/// Foundation's calendars change from version to version, so a list says nothing about any other version.
public struct KnownDifferences: Hashable, Sendable {
  /// Years over which Foundation does not answer this calendar but another one: its months are counted, not listed.
  public struct Stretch: Hashable, Sendable {
    public let calendar: CalendarID
    /// In calgrid's count.
    public let years: ClosedRange<Int>
    /// The first day of `years`.
    public let start: Day
    /// Months of calgrid in `years`.
    public let compared: Int
    /// What Foundation answers instead.
    public let reason: String
    /// Months that differ, those that only Foundation has included.
    public let differing: Int
  }

  /// Where the list comes from, in one line.
  public let provenance: String
  /// By calendar, then by year.
  public let months: [MonthDisagreement]
  public let stretches: [Stretch]
  private let set: Set<MonthDisagreement>

  init(provenance: String, months: [MonthDisagreement], stretches: [Stretch]) {
    self.provenance = provenance
    self.months = months
    self.stretches = stretches
    set = Set(months)
  }

  /// The list of the toolchain that compiled this module, or `nil` if there is none for it.
  public static let ofThisToolchain: KnownDifferences? = {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      return try? KnownDifferences(text: DifferenceTable631Linux.text)
    #else
      return nil
    #endif
  }()

  /// Whether a disagreement is listed: this month with these days on both sides, or a year in which Foundation answers another
  /// calendar.
  public func contains(_ item: MonthDisagreement) -> Bool {
    set.contains(item) || stretch(of: item.calendar, year: item.year) != nil
  }

  /// The stretch that holds a year.
  public func stretch(of calendar: CalendarID, year: Int) -> Stretch? {
    stretches.first { $0.calendar == calendar && $0.years.contains(year) }
  }

  /// The months that are listed for some years and are not among those found: what Foundation has mended since.
  public func missing(
    from found: [MonthDisagreement], calendar: CalendarID, years: ClosedRange<Int>
  ) -> [MonthDisagreement] {
    let found = Set(found)
    return months.filter { $0.calendar == calendar && years.contains($0.year) && !found.contains($0) }
  }
}
