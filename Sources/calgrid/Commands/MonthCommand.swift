import CalendarGrid
import GridRendering

extension Command {
  static let month = Command(
    "month", operands: "[YEAR MONTH]", operandCounts: 0...2,
    summary: "Prints a month, or several; the current one if none is given.",
    details:
      "YEAR and MONTH are in the calendar's own count; 4L is the leap month after month 4. With --months or --three, JSON is an\n"
      + "array of months.\n\n" + csvColumns
      + "\n\n" + arrangementDetails + "\n\n" + overlayDetails,
    options: gridOptions + [.months, .three, .columns] + arrangementOptions + overlayOptions, run: MonthCommand.run)
}

extension OptionSpec {
  static let months = OptionSpec("months", value: "N", "N months from this one on, 1 to 120")
  static let three = OptionSpec("three", "the month before and the month after too")
}

enum MonthCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let parameters = try invocation.parameters(try invocation.calendar())
    let format = try invocation.format(among: OutputFormat.grids)
    let fill = try invocation.fillMode()
    let arrangement = try invocation.arrangement(fill: fill)
    let arguments = try OverlayArguments(invocation, format: format)
    let today = try arguments.today()
    let picture = try invocation.pictureOptions(fill: fill, today: today, arrangement: arrangement)
    // A month has one width, but --width belongs to all commands that show grids.
    let width = try invocation.textWidth()
    let paper = try invocation.paper(format)
    let count = try self.count(invocation, format)
    guard invocation.operands.count != 1 else {
      throw .usage("month", found: invocation.operands[0], expected: "both YEAR and MONTH, or neither")
    }
    let source = try GridSource(invocation)
    let (grid, months) = try months(invocation, source, parameters, today, count)
    let shown = months[0].firstCell...(months[months.count - 1].firstCell + 41)
    let overlays = try arguments.overlays(source, days: shown)
    let fitting = format == .text ? TextYear.columns(fitting: width, options: picture, overlays: overlays) : 3
    let columns = try invocation.number(.columns, in: 1...1_000) ?? min(3, fitting)
    let first = months[0]
    switch format {
    case .text:
      let text = try asking { () throws(GridError) in
        count == nil
          ? try TextMonth(grid, options: picture, overlays: overlays).text(year: first.year, ordinal: first.ordinal)
          : try TextYear(grid, columns: columns, options: picture, overlays: overlays).text(months: months)
      }
      try invocation.output.write(text)
    case .svg:
      let drawing = SVGPicture(grid, options: picture, overlays: overlays, paper: paper)
      let text = try asking { () throws(GridError) in
        count == nil
          ? try drawing.month(year: first.year, ordinal: first.ordinal)
          : try drawing.months(months, columns: columns)
      }
      try invocation.output.write(text)
    case .html:
      let text = try asking { () throws(GridError) in
        try HTMLPicture(grid, options: picture).month(year: first.year, ordinal: first.ordinal)
      }
      try invocation.output.write(text)
    case .json:
      var json = JSONWriter()
      let document = MonthJSON(grid, fill: fill, overlays: overlays, arrangement: arrangement)
      if count != nil { json.beginArray() }
      do throws(GridError) {
        for month in months { try document.write(month, to: &json) }
      } catch { throw Failure(error) }
      if count != nil { json.endArray() }
      try invocation.output.write(json)
    case .csv:
      try invocation.output.write(MonthDocument.csvHeader)
      for month in months {
        let document = MonthDocument(grid: grid, month: month, fill: fill, leadingWeek: arrangement.leadingWeek)
        try invocation.output.write(try asking { () throws(GridError) in try document.csv() })
      }
    }
    return .success
  }

  /// How many months are shown, and how many of them before the one that is named; `nil` for that one alone.
  private static func count(
    _ invocation: Invocation, _ format: OutputFormat
  ) throws(Failure) -> (all: Int, before: Int)? {
    let number = try invocation.number(.months, in: 1...120)
    for option in [OptionSpec.months, .three] where invocation.has(option) && format == .html {
      throw .usage("--format with --\(option.name)", found: format.rawValue, expected: "text, json, csv or svg")
    }
    guard invocation.has(.three) else { return number.map { ($0, 0) } }
    guard number == nil else { throw Failure(.usage, "--three: found --months, expected one of the two") }
    return (3, 1)
  }

  /// The months in their order.
  private static func months(
    _ invocation: Invocation, _ source: GridSource, _ parameters: GridParameters, _ today: Day,
    _ count: (all: Int, before: Int)?
  ) throws(Failure) -> (Grid, [GridMonth]) {
    var grid: Grid
    let named: GridMonth
    if invocation.operands.count == 2 {
      let year = try Invocation.year(invocation.operands[0])
      let name = try Invocation.month(invocation.operands[1], in: "MONTH")
      grid = try source.grid(parameters, years: year...year)
      named = try asking { [grid] () throws(GridError) in try grid.month(year: year, name: name) }
    } else {
      grid = try source.grid(parameters, day: today)
      named = try asking { [grid] () throws(GridError) in try grid.month(of: today) }
    }
    guard let count else { return (grid, [named]) }
    // A year has at least twelve months.
    let known = RuleBook.rule(for: parameters.calendar)?.years ?? named.year...named.year
    let years = max(known.lowerBound, named.year - 1)...min(known.upperBound, named.year + count.all / 12 + 1)
    grid = try source.grid(parameters, years: years)
    let months = try asking { [grid] () throws(GridError) in
      let first = try grid.monthIndex(year: named.year, ordinal: named.ordinal) - count.before
      guard first >= 0, first + count.all <= grid.monthCount else {
        throw GridError(
          .yearOutOfRange, found: "\(count.all) months around \(parameters.calendar.rawValue) year \(named.year)",
          expected: "months of the years \(known.lowerBound) to \(known.upperBound)")
      }
      return try (first..<(first + count.all)).map { index throws(GridError) in try grid.month(atIndex: index) }
    }
    return (grid, months)
  }
}
