import CPlatform
import CalendarGrid

extension Command {
  static let precompute = Command(
    "precompute", summary: "Builds a cache file, or extends one.",
    details: """
      Years are Gregorian: every calendar covers all days of A...B that its documented range allows, and says so where it
      allows less. Weekdays and days may be one number, several separated by commas, or all; without them each calendar has
      its default week rule. An existing file keeps what it holds and is replaced at once when the new one is complete.
      """,
    options: [.calendarSet, .firstWeekdays, .minimumDaySet, .region, .years, .output, .threads],
    run: PrecomputeCommand.run)
}

extension OptionSpec {
  static let calendarSet = OptionSpec("calendar", value: "IDS", "calendars separated by commas, or all; default all")
  static let firstWeekdays = OptionSpec(
    "first-weekday", value: "1...7|all", "the weekdays that begin a row: 1 is Sunday")
  static let minimumDaySet = OptionSpec(
    "minimum-days", value: "1...7|all", "days of a year that its first week must hold")
  static let output = OptionSpec("output", short: "o", value: "FILE", "the file; default the cache file")
  static let threads = OptionSpec("threads", value: "N", "threads at most; default one for each processor")
}

enum PrecomputeCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let request = try request(invocation)
    let threads = Surroundings.threadCount(asked: try invocation.number(.threads, in: 1...1_024))
    let path = try path(invocation)
    calgrid_install_signal_handlers()
    let progress = ProgressLine()
    let report: Precomputation.Report
    do {
      report = try Precomputation.run(
        request, path: path, threads: threads, progress: { progress.update($0, of: $1) },
        isCancelled: { calgrid_interrupted() })
      progress.clear()
    } catch {
      progress.clear()
      throw failure(error)
    }
    if let damage = report.replaced { Output.report("replaced a damaged file: \(damage)") }
    for coverage in report.coverage where !coverage.isComplete { Output.report(note(coverage)) }
    try invocation.output.write(
      "\(Printable.line(path)): \(report.keyCount) keys, \(report.byteCount) bytes\(report.extended ? ", extended" : "")\n"
    )
    return .success
  }

  private static func request(_ invocation: Invocation) throws(Failure) -> BuildRequest {
    let calendars = try invocation.calendars(default: RuleBook.available)
    let weekdays = try numbers(invocation, .firstWeekdays)
    let minimumDays = try numbers(invocation, .minimumDaySet)
    let regional = try invocation.regionalWeekRule()
    let years = try invocation.years()
    do {
      var request = try BuildRequest(calendars: [], weekRules: [], isoYears: years)
      for calendar in calendars {
        let standard = regional ?? calendar.defaultWeekRule
        for weekday in weekdays ?? [standard.firstWeekday.number] {
          for days in minimumDays ?? [standard.minimumDays] {
            let rule = try WeekRule(firstWeekday: try Weekday(number: weekday), minimumDays: days)
            request.keys.insert(GridParameters(calendar: calendar, weekRule: rule))
          }
        }
      }
      return request
    } catch {
      throw Failure(error, in: "--years")
    }
  }

  /// Numbers from 1 to 7 separated by commas, or all of them; `nil` without the option.
  private static func numbers(_ invocation: Invocation, _ option: OptionSpec) throws(Failure) -> [Int]? {
    guard let text = invocation[option] else { return nil }
    if text == "all" || text == "1...7" { return Array(1...7) }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let valid = numbers.compactMap { $0 }.filter { (1...7).contains($0) }
    guard valid.count == numbers.count else {
      throw .usage("--\(option.name)", found: text, expected: "numbers from 1 to 7 separated by commas, or all")
    }
    return valid
  }

  private static func path(_ invocation: Invocation) throws(Failure) -> String {
    if let path = try invocation.file(.output) { return path }
    guard let path = CacheLocation.path(environment: Surroundings.variables) else {
      throw Failure(
        .cannotCreate, "no place for a cache: found neither CALGRID_CACHE, XDG_CACHE_HOME nor HOME, expected -o FILE")
    }
    try asking { () throws(GridError) in try CacheLocation.createDirectory(for: path) }
    return path
  }

  private static func failure(_ error: any Error) -> Failure {
    switch error {
    case let error as GridError: Failure(error)
    case let error as BuildError: Failure(error)
    default: Failure(.inputOutput, "\(error)")
    }
  }

  private static func note(_ coverage: CalendarCoverage) -> String {
    let documented = coverage.documentedYears.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "none"
    guard let years = coverage.years else {
      return "\(coverage.calendar.rawValue) knows none of the days (its years are \(documented))"
    }
    let covered = "\(years.lowerBound)...\(years.upperBound)"
    return "\(coverage.calendar.rawValue) covers only its years \(covered), "
      + (covered == documented ? "all that are documented" : "of \(documented) that are documented")
  }
}
