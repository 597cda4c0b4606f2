package import CalendarCore
import CalendarRules
package import GridFormat

/// One calendar's part of a build: which years, from where.
struct TablePlan: Sendable {
  let rule: any CalendarRule
  let calendar: CalendarID
  let ruleVersion: UInt64
  /// The years to answer.
  let years: ClosedRange<Int>
  let firstWeekdays: Set<Weekday>
  /// A table of an existing file whose shapes can be taken over.
  let held: TableView?

  /// - Parameters:
  ///   - days: the requested days, or `nil` if only what is held is kept.
  ///   - held: what an existing file has for this calendar.
  ///   - takesOver: whether held shapes are taken over; else only their years are, and the rule is asked again.
  /// - Returns: `nil` if the calendar knows none of the days.
  init?(
    _ rule: any CalendarRule, days: ClosedRange<Day>?, held: TableView?, takesOver: Bool, firstWeekdays: Set<Weekday>
  ) {
    let asked = days.flatMap { rule.years(covering: $0) }
    let kept = held.map { $0.years.clamped(to: rule.years) }
    // One run of years for each calendar: the hull of both.
    switch (asked, kept) {
    case (let asked?, let kept?):
      years = min(asked.lowerBound, kept.lowerBound)...max(asked.upperBound, kept.upperBound)
    case (let only?, nil), (nil, let only?): years = only
    case (nil, nil): return nil
    }
    self.rule = rule
    calendar = rule.id
    ruleVersion = RuleVersions.version(of: rule.id)
    self.firstWeekdays = firstWeekdays
    // A table of another version of the rule is a miss: its calendar is computed again.
    self.held = held.flatMap { takesOver && $0.ruleVersion == RuleVersions.version(of: rule.id) ? $0 : nil }
  }

  /// One more year at each end where there is one: neighbour cells and week numbers come from there.
  var coveredYears: ClosedRange<Int> {
    max(rule.years.lowerBound, years.lowerBound - 1)...min(rule.years.upperBound, years.upperBound + 1)
  }

  /// The covered years in pieces small enough to share out: 0.4 ms of work at most, also where a year is found by astronomy.
  var pieces: [ClosedRange<Int>] {
    stride(from: coveredYears.lowerBound, through: coveredYears.upperBound, by: 16).map {
      $0...min($0 + 15, coveredYears.upperBound)
    }
  }

  func shapes(_ years: ClosedRange<Int>) -> [YearShape] {
    years.map { year in
      if let held, let shape = held.shape(of: year) { return shape }
      return rule.shape(of: year)
    }
  }

  var emptyInput: TableInput {
    TableInput(
      calendar: calendar, ruleVersion: ruleVersion, years: years, shapes: [], cycles: rule.cycles,
      firstWeekdays: firstWeekdays)
  }
}

/// The keys and tables of an existing file, as far as this version knows their calendars.
package struct HeldTables {
  package var keys: Set<GridParameters> = []
  package var tables: [CalendarID: TableView] = [:]

  init() {}

  /// Reads a file whose checksums have been verified.
  package init(_ file: FileView) {
    for index in 0..<file.keyCount {
      guard let entry = try? file.key(index), let key = GridParameters(canonicalBytes: entry.canonicalBytes),
        let table = try? file.table(for: key)
      else { continue }
      keys.insert(key)
      tables[key.calendar] = table
    }
  }
}
