import CalendarGrid
import GridRendering

extension OptionSpec {
  static let scrolledYears = OptionSpec(
    "years", value: "A...B", "the Gregorian years of a page that scrolls; default 1...9999")
}

/// `calgrid year --format html` without a year: a page that scrolls over all of them, with every calendar and week rule in it.
enum YearScroller {
  static let details = """
    With --format html and no YEAR the page scrolls over all years, from 1 to 9999 or those of --years, and can be
    switched to every calendar and first weekday; the options say how it begins. It works without a network.
    """

  /// The page.
  ///
  /// - Parameter picture: how the page begins.
  static func page(
    _ invocation: Invocation, parameters: GridParameters, picture: PictureOptions
  ) throws(Failure) -> ScrollerPage {
    for option in [OptionSpec.columns, .leadingWeek, .transpose] where invocation.has(option) {
      throw Failure(.usage, "--format html: found --\(option.name) and no YEAR, expected a YEAR")
    }
    let years = invocation.has(.scrolledYears) ? try invocation.years() : 1...9_999
    let minimumDays = Set([1, 4, parameters.weekRule.minimumDays]).sorted()
    let output = try cache(years, minimumDays)
    let calendars = output.coverage.filter { $0.years != nil }.map(\.calendar)
    guard calendars.contains(parameters.calendar) else {
      throw .usage(
        "--years", found: invocation[.years] ?? "", expected: "years that \(parameters.calendar.rawValue) covers")
    }
    var options = ScrollerPage.Options(parameters)
    if let text = invocation[.alternate] {
      let second = try Invocation.calendar(text, in: "--alternate")
      guard calendars.contains(second) else {
        throw .usage("--years", found: invocation[.years] ?? "", expected: "years that \(second.rawValue) covers")
      }
      options.second = second
    }
    options.showsWeeks = picture.showsWeeks
    options.hasFixedRows = picture.fill == .six
    options.showsNeighbours = picture.fill != .none
    options.isRightToLeft = picture.isRightToLeft
    options.language = picture.language
    if invocation.has(.today) || invocation.has(.now) { options.today = picture.today }
    return ScrollerPage(cache: output.bytes, calendars: calendars, minimumDays: minimumDays, options: options)
  }

  private static func cache(_ years: ClosedRange<Int>, _ minimumDays: [Int]) throws(Failure) -> CacheBuilder.Output {
    do {
      let rules = try Weekday.allCases.flatMap { first in
        try minimumDays.map { try WeekRule(firstWeekday: first, minimumDays: $0) }
      }
      let request = try BuildRequest(calendars: RuleBook.available, weekRules: rules, isoYears: years)
      return try CacheBuilder.build(request, threads: Surroundings.threadCount())
    } catch let error as ParameterError {
      throw Failure(error, in: "--years")
    } catch let error as BuildError {
      throw Failure(error)
    } catch {
      throw Failure(.badData, "\(error)")
    }
  }
}
