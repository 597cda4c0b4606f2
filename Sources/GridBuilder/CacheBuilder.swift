import CalendarCore
import CalendarRules
package import GridFormat
import Synchronization

/// Rules → the bytes of a cache file, in parallel.
public enum CacheBuilder {
  /// How far a build has come: tasks done and tasks in all.
  public typealias Progress = @Sendable (_ done: Int, _ total: Int) -> Void

  /// What a build gives.
  public struct Output: Sendable {
    /// The file: the same bytes for the same request, whatever the number of threads.
    public let bytes: [UInt8]
    /// What each calendar covers, in the order of `CalendarID`.
    public let coverage: [CalendarCoverage]
  }

  /// Builds a file in memory.
  ///
  /// - Parameters:
  ///   - request: keys and days.
  ///   - threads: the most threads to use.
  ///   - progress: called from any of them after each piece of work.
  ///   - isCancelled: asked often; `true` ends the build with an error.
  /// - Throws: ``BuildError``.
  /// - Complexity: O(years × calendars); the week rules cost a seventh each of the row sums, minimum days nothing.
  public static func build(
    _ request: BuildRequest, threads: Int = 1, progress: @escaping Progress = { _, _ in },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(BuildError) -> Output {
    try build(request, extending: nil, threads: threads, progress: progress, isCancelled: isCancelled)
  }

  /// Builds a file that also holds what another one holds, reusing its tables where the rules are still the same.
  package static func build(
    _ request: BuildRequest, extending existing: FileView?, takesOver: Bool = true, threads: Int,
    progress: @escaping Progress, isCancelled: @escaping @Sendable () -> Bool
  ) throws(BuildError) -> Output {
    let held = existing.map(HeldTables.init) ?? HeldTables()
    let keys = request.keys.union(held.keys)
    let firstWeekdays = keys.reduce(into: [CalendarID: Set<Weekday>]()) {
      $0[$1.calendar, default: []].insert($1.weekRule.firstWeekday)
    }
    let asked = Set(request.keys.map(\.calendar))
    let calendars = CalendarID.allCases.filter { asked.contains($0) || held.tables[$0] != nil }
    let tasks = ParallelTasks(threads: max(1, threads), isCancelled: isCancelled)
    // In parallel too: a calendar that follows the sky looks for the years of the days about as long as for the months of 30 years.
    let planned = tasks.run(calendars.count) { index in
      let calendar = calendars[index]
      return plan(
        calendar, days: asked.contains(calendar) ? request.days : nil, held: held.tables[calendar],
        takesOver: takesOver, firstWeekdays: firstWeekdays[calendar] ?? [])
    }
    guard let planned else { throw cancelled }
    let plans = planned.compactMap(\.plan)
    let coverage = planned.map(\.coverage)
    guard !plans.isEmpty else {
      throw BuildError(
        .nothingToBuild, found: "\(ISODate(request.days.lowerBound)) to \(ISODate(request.days.upperBound))",
        expected: "days that one of the calendars knows")
    }
    let tables = try encode(plans, tasks, progress)
    let built = Set(plans.map(\.calendar))
    do {
      let bytes = try FileEncoder.encode(tables: tables, keys: keys.filter { built.contains($0.calendar) })
      return Output(bytes: bytes, coverage: coverage)
    } catch {
      throw notEncodable(error)
    }
  }

  /// The bytes that this version writes for the keys and years of a file, every month asked of its rule again.
  package static func rebuild(_ file: FileView) throws(BuildError) -> [UInt8] {
    // No keys of its own: what the file holds is all there is to build, so the days are never looked at.
    let nothing = BuildRequest(keys: [], days: Day(0)...Day(0))
    return try build(
      nothing, extending: file, takesOver: false, threads: 1, progress: { _, _ in }, isCancelled: { false }
    ).bytes
  }

  private static func plan(
    _ calendar: CalendarID, days: ClosedRange<Day>?, held: TableView?, takesOver: Bool, firstWeekdays: Set<Weekday>
  ) -> (plan: TablePlan?, coverage: CalendarCoverage) {
    let rule = RuleBook.rule(for: calendar)
    let plan = rule.flatMap {
      TablePlan($0, days: days, held: held, takesOver: takesOver, firstWeekdays: firstWeekdays)
    }
    let isComplete = plan != nil && rule.map { rule in days.map { covers(rule, $0) } ?? true } ?? false
    return (
      plan,
      CalendarCoverage(
        calendar: calendar, years: plan?.years, isComplete: isComplete, documentedYears: rule?.years)
    )
  }

  private static func covers(_ rule: any CalendarRule, _ days: ClosedRange<Day>) -> Bool {
    let known = rule.days
    return known.lowerBound <= days.lowerBound && days.upperBound <= known.upperBound
  }

  private static func notEncodable(_ error: FormatError) -> BuildError {
    BuildError(.notEncodable, found: "\(error.place): \(error.found)", expected: error.expected)
  }

  private static var cancelled: BuildError {
    BuildError(.cancelled, found: "an interrupt", expected: "time to finish")
  }

  /// Shapes in pieces of years, then each calendar's months from its shapes, then its rows for each first weekday.
  private static func encode(
    _ plans: [TablePlan], _ tasks: ParallelTasks, _ progress: @escaping Progress
  ) throws(BuildError) -> [EncodedTable] {
    let pieces = plans.indices.flatMap { plan in plans[plan].pieces.map { (plan: plan, years: $0) } }
    let rowTasks = plans.indices.flatMap { plan in plans[plan].firstWeekdays.map { (plan: plan, firstWeekday: $0) } }
    let total = pieces.count + plans.count + rowTasks.count
    let done = Atomic<Int>(0)
    func run<Value: Sendable>(
      _ count: Int, _ body: @Sendable (Int) throws(FormatError) -> Value
    ) throws(BuildError) -> [Value] {
      let results = tasks.run(count) { index in
        let result = Result { () throws(FormatError) in try body(index) }
        progress(done.add(1, ordering: .relaxed).newValue, total)
        return result
      }
      guard let results else { throw cancelled }
      var values: [Value] = []
      values.reserveCapacity(count)
      for result in results {
        do { values.append(try result.get()) } catch { throw notEncodable(error) }
      }
      return values
    }
    let shapes = try run(pieces.count) { plans[pieces[$0].plan].shapes(pieces[$0].years) }
    var inputs = plans.map(\.emptyInput)
    for (piece, part) in zip(pieces, shapes) { inputs[piece.plan].shapes.append(contentsOf: part) }
    let complete = inputs
    let months = try run(plans.count) { index throws(FormatError) in try EncodedTable.withoutRows(complete[index]) }
    let rows = try run(rowTasks.count) { index throws(FormatError) in
      try months[rowTasks[index].plan].rows(rowTasks[index].firstWeekday)
    }
    var tables = months
    for (task, part) in zip(rowTasks, rows) { tables[task.plan].add(part) }
    return tables
  }
}
