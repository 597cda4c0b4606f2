package import CalendarCore

/// What one table of a file is made from.
package struct TableInput: Sendable {
  package var calendar: CalendarID
  package var ruleVersion: UInt64
  /// The years that are answered.
  package var years: ClosedRange<Int>
  /// The shapes of the covered years, ascending: the answered ones and, where the calendar has it, one more at each end.
  package var shapes: [YearShape]
  package var cycles: [YearCycle]
  /// The first weekdays for which rows are summed.
  package var firstWeekdays: Set<Weekday>

  package init(
    calendar: CalendarID, ruleVersion: UInt64, years: ClosedRange<Int>, shapes: [YearShape], cycles: [YearCycle],
    firstWeekdays: Set<Weekday>
  ) {
    self.calendar = calendar
    self.ruleVersion = ruleVersion
    self.years = years
    self.shapes = shapes
    self.cycles = cycles
    self.firstWeekdays = firstWeekdays
  }

  /// A run of covered years that becomes one segment.
  struct Run: Hashable {
    var years: ClosedRange<Int>
    /// Years after which the run repeats, or `nil` if all its years are stored.
    var period: Int?
  }

  /// Runs up to this many years are stored in full: dividing by the period costs a lookup more than the bytes save.
  static let longestPlainRun = 1_024

  /// Cuts the covered years where repetition begins and ends. A cycle is used only where the run is longer than its period and
  /// ``longestPlainRun``.
  func runs() -> [Run] {
    guard let first = shapes.first?.year, let last = shapes.last?.year else { return [] }
    var runs: [Run] = []
    func append(_ run: Run) {
      if run.period == nil, let previous = runs.last, previous.period == nil {
        runs[runs.count - 1].years = previous.years.lowerBound...run.years.upperBound
      } else {
        runs.append(run)
      }
    }
    var next = first
    for cycle in cycles.sorted(by: { $0.years.lowerBound < $1.years.lowerBound }) {
      let low = max(next, cycle.years.lowerBound)
      let high = min(last, cycle.years.upperBound)
      guard low <= high else { continue }
      if next < low { append(Run(years: next...(low - 1), period: nil)) }
      append(
        Run(years: low...high, period: high - low + 1 > max(cycle.period, Self.longestPlainRun) ? cycle.period : nil))
      next = high + 1
    }
    if next <= last { append(Run(years: next...last, period: nil)) }
    return runs
  }
}
