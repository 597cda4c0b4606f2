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
    _ request: BuildRequest, extending existing: FileView?, threads: Int, progress: @escaping Progress,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(BuildError) -> Output {
    let held = existing.map(HeldTables.init) ?? HeldTables()
    let keys = request.keys.union(held.keys)
    let firstWeekdays = keys.reduce(into: [CalendarID: Set<Weekday>]()) {
      $0[$1.calendar, default: []].insert($1.weekRule.firstWeekday)
    }
    let askedCalendars = Set(request.keys.map(\.calendar))
    var coverage: [CalendarCoverage] = []
    var plans: [TablePlan] = []
    for calendar in CalendarID.allCases {
      let asked = askedCalendars.contains(calendar)
      guard asked || held.tables[calendar] != nil else { continue }
      let rule = RuleBook.rule(for: calendar)
      let plan = rule.flatMap {
        TablePlan(
          $0, days: asked ? request.days : nil, held: held.tables[calendar],
          firstWeekdays: firstWeekdays[calendar] ?? [])
      }
      if let plan { plans.append(plan) }
      coverage.append(
        CalendarCoverage(
          calendar: calendar, years: plan?.years,
          isComplete: plan != nil && rule.map { !asked || Self.covers($0, request.days) } ?? false,
          documentedYears: rule?.years))
    }
    guard !plans.isEmpty else {
      throw BuildError(
        .nothingToBuild, found: "\(ISODate(request.days.lowerBound)) to \(ISODate(request.days.upperBound))",
        expected: "days that one of the calendars knows")
    }
    let tables = try encode(plans, ParallelTasks(threads: max(1, threads), isCancelled: isCancelled), progress)
    let built = Set(plans.map(\.calendar))
    do {
      let bytes = try FileEncoder.encode(tables: tables, keys: keys.filter { built.contains($0.calendar) })
      return Output(bytes: bytes, coverage: coverage)
    } catch {
      throw notEncodable(error)
    }
  }

  private static func covers(_ rule: any CalendarRule, _ days: ClosedRange<Day>) -> Bool {
    let known = rule.days
    return known.lowerBound <= days.lowerBound && days.upperBound <= known.upperBound
  }

  private static func notEncodable(_ error: FormatError) -> BuildError {
    BuildError(.notEncodable, found: "\(error.place): \(error.found)", expected: error.expected)
  }

  /// Shapes in pieces of years, then each calendar's table from its shapes.
  private static func encode(
    _ plans: [TablePlan], _ tasks: ParallelTasks, _ progress: @escaping Progress
  ) throws(BuildError) -> [EncodedTable] {
    let pieces = plans.indices.flatMap { plan in plans[plan].pieces.map { (plan: plan, years: $0) } }
    let total = pieces.count + plans.count
    let done = Atomic<Int>(0)
    let cancelled = BuildError(.cancelled, found: "an interrupt", expected: "time to finish")
    let shapes = tasks.run(pieces.count) { index in
      let shapes = plans[pieces[index].plan].shapes(pieces[index].years)
      progress(done.add(1, ordering: .relaxed).newValue, total)
      return shapes
    }
    guard let shapes else { throw cancelled }
    var inputs = plans.map(\.emptyInput)
    for (piece, part) in zip(pieces, shapes) { inputs[piece.plan].shapes.append(contentsOf: part) }
    let complete = inputs
    let encoded = tasks.run(plans.count) { index -> Result<EncodedTable, FormatError> in
      let table = Result { () throws(FormatError) in try EncodedTable(complete[index]) }
      progress(done.add(1, ordering: .relaxed).newValue, total)
      return table
    }
    guard let encoded else { throw cancelled }
    var tables: [EncodedTable] = []
    for result in encoded {
      switch result {
      case .success(let table): tables.append(table)
      case .failure(let error): throw notEncodable(error)
      }
    }
    return tables
  }
}
