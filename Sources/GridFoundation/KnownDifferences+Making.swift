package import CalendarCore
import CalendarRules

extension KnownDifferences {
  /// Makes the list of the Foundation that runs now: every calendar over its whole range.
  ///
  /// - Complexity: about a minute and a half in a release build.
  package static func make(
    provenance: String, progress: (_ calendar: CalendarID, _ done: Int, _ total: Int) -> Void
  ) throws(BridgeError) -> KnownDifferences {
    var months: [MonthDisagreement] = []
    var stretches: [Stretch] = []
    for calendar in FoundationOracle.calendars {
      let oracle = try FoundationOracle(calendar)
      let report = oracle.compareAllYears { progress(calendar, $0, $1) }
      let found = oracle.stretches(in: report)
      stretches += found
      months += report.disagreements.filter { item in !found.contains { $0.years.contains(item.year) } }
    }
    return KnownDifferences(provenance: provenance, months: months, stretches: stretches)
  }
}

extension FoundationOracle {
  /// Compares every year that calgrid answers.
  package func compareAllYears(progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }) -> Report {
    compare(years: rule.years, progress: progress)
  }

  /// The stretches of another calendar inside the years of a report.
  package func stretches(in report: Report) -> [KnownDifferences.Stretch] {
    AnotherCalendar.stretches(of: calendar).compactMap { stretch in
      guard stretch.years.overlaps(report.years) else { return nil }
      let years = stretch.years.clamped(to: report.years)
      return KnownDifferences.Stretch(
        calendar: calendar, years: years, start: rule.shape(of: years.lowerBound).start,
        compared: years.reduce(0) { $0 + rule.shape(of: $1).months.count }, reason: stretch.reason,
        differing: report.disagreements.count { years.contains($0.year) })
    }
  }
}
