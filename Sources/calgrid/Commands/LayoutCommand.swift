import CalendarGrid
import GridRendering

extension Command {
  static let layout = Command(
    "layout", summary: "Prints where months, rows and days stand in a scroll, as JSON.",
    details: """
      The scroll holds the months of --years, in the calendar's own count. All measures are whole
      numbers of one unit; x grows to the right, y downwards. Months stand side by side in bands, each as high as its highest
      month. --year (with --month) and --day ask where a month or a day stands, --at and --point what stands at a place,
      --visible what a stretch of the scroll shows, its end not included. Rows, bands and pages count from 0, months in the
      scroll from the first of --years.
      """,
    options: [
      .calendar, .firstWeekday, .minimumDays, .region, .fill, .leadingWeek, .layoutYears, .rows, .monthsAcross,
      .alignYears, .paging, .axis, .rowHeight, .columnWidth, .header, .gap, .monthGap, .placeOfYear, .placeOfMonth,
      .placeOfDay, .everyMonth, .at, .point, .visible, .today,
    ], run: LayoutCommand.run)
}

enum LayoutCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let layout = try invocation.scrollLayout()
    // Offsets are counted from the first year, so the grid has the years asked for and no others, whatever a cache file holds.
    let grid = try grid(invocation)
    let geometry = try asking { () throws(GridError) in try ScrollGeometry(grid, layout) }
    var questions = LayoutQuestions()
    questions.everyMonth = invocation.has(.everyMonth)
    questions.month = try month(invocation, grid)
    questions.day = try invocation[.placeOfDay].map { text throws(Failure) in try Invocation.day(text, in: "--day") }
    questions.offset = try invocation.offset(.at)
    questions.point = try invocation.pair(.point, separator: ",").map { LayoutPoint(x: $0.0, y: $0.1) }
    questions.visible = try invocation.pair(.visible, separator: "..").map { LayoutStretch(start: $0.0, end: $0.1) }
    var json = JSONWriter()
    do throws(GridError) { try LayoutJSON(geometry).write(questions, to: &json) } catch { throw Failure(error) }
    try invocation.output.write(json)
    return .success
  }

  private static func grid(_ invocation: Invocation) throws(Failure) -> Grid {
    let parameters = try invocation.parameters(try invocation.calendar())
    let years = invocation.has(.layoutYears) ? try invocation.years() : nil
    // A wrong date is a mistake even where the years make it needless.
    let today = years == nil || invocation.has(.today) ? try invocation.today() : nil
    do throws(OpenError) {
      if years == nil, let today {
        // A grid for one day has the years that cover it: one.
        return try GridOpener.grid(for: parameters, days: today...today)
      }
      return try GridOpener.grid(for: parameters, years: years)
    } catch {
      throw Failure(error)
    }
  }

  /// The month of `--year` and `--month`; the year's first without a month.
  private static func month(_ invocation: Invocation, _ grid: Grid) throws(Failure) -> GridMonth? {
    guard let text = invocation[.placeOfYear] else {
      guard !invocation.has(.placeOfMonth) else {
        throw Failure(.usage, "--month: found no --year, expected --year YEAR")
      }
      return nil
    }
    let year = try Invocation.year(text, in: "--year")
    guard let text = invocation[.placeOfMonth] else {
      return try asking { () throws(GridError) in
        try grid.month(year: year, ordinal: try grid.ordinals(year: year).lowerBound)
      }
    }
    let name = try Invocation.month(text, in: "--month")
    return try asking { () throws(GridError) in try grid.month(year: year, name: name) }
  }
}
