import CalendarGrid
import GridRendering

extension Command {
  static let strip = Command(
    "strip", operands: "[DATE]", operandCounts: 0...1,
    summary: "Prints the month of a date as one run of whole weeks.",
    details: """
      DATE is ISO 8601, as 2026-09-01; today if none is given. Neighbouring days complete the weeks unless --fill none.
      JSON also has the pages of seven days: first and last day with their month-day codes (701 is July 1st), the months
      that a page may be called after, and whether it holds today.

      """ + csvColumns,
    options: gridOptions + [.padded], run: StripCommand.run)
}

extension OptionSpec {
  static let padded = OptionSpec("padded", "complete the first and last week, as --fill rows: the default")
}

enum StripCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let parameters = try invocation.parameters(try invocation.calendar())
    let format = try invocation.format(among: OutputFormat.grids)
    let fill = try invocation.fillMode(default: .rows)
    if invocation.has(.padded), fill != .rows {
      throw Failure(.usage, "--padded: found --fill \(fill.rawValue), expected --fill rows or none of it")
    }
    let today = try invocation.today()
    let picture = try invocation.pictureOptions(fill: fill, today: today)
    let width = try invocation.textWidth()
    let paper = try invocation.paper(format)
    let day =
      try invocation.operands.first.map { text throws(Failure) in try Invocation.day(text, in: "DATE") } ?? today
    let source = try GridSource(invocation)
    let grid = try source.grid(parameters, day: day)
    let month = try asking { () throws(GridError) in try grid.month(of: day) }
    switch format {
    case .text:
      let text = try asking { () throws(GridError) in
        try TextStrip(grid, width: width, options: picture).text(year: month.year, ordinal: month.ordinal)
      }
      try invocation.output.write(text)
    case .svg:
      let text = try asking { () throws(GridError) in
        try SVGPicture(grid, options: picture, paper: paper).strip(year: month.year, ordinal: month.ordinal)
      }
      try invocation.output.write(text)
    case .html:
      let text = try asking { () throws(GridError) in
        try HTMLPicture(grid, options: picture).strip(year: month.year, ordinal: month.ordinal)
      }
      try invocation.output.write(text)
    case .json:
      // The years beside the month's own are asked too, for the first and last page of a year.
      let known = RuleBook.rule(for: parameters.calendar)?.years ?? month.year...month.year
      // A damaged file may have put the month beyond the years that are known; then the answer is that there is none.
      let first = max(known.lowerBound, month.year - 1)
      let wider = try source.grid(parameters, years: first...max(first, min(known.upperBound, month.year + 1)))
      var json = JSONWriter()
      do throws(GridError) {
        try StripJSON(wider, fill: fill).write(month, today: today, to: &json)
      } catch { throw Failure(error) }
      try invocation.output.write(json)
    case .csv:
      let document = MonthDocument(grid: grid, month: month, fill: fill)
      let lines = try asking { () throws(GridError) in try document.csv() }
      try invocation.output.write(MonthDocument.csvHeader + lines)
    }
    return .success
  }
}
