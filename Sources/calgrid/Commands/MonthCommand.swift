import CalendarGrid
import GridRendering

extension Command {
  static let month = Command(
    "month", operands: "[YEAR MONTH]", operandCounts: 0...2,
    summary: "Prints a month; the current one if none is given.",
    details:
      "YEAR and MONTH are in the calendar's own count; 4L is the leap month after month 4.\n\n" + csvColumns
      + "\n\n" + arrangementDetails + "\n\n" + overlayDetails,
    options: gridOptions + arrangementOptions + overlayOptions, run: MonthCommand.run)
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
    _ = try invocation.textWidth()
    guard invocation.operands.count != 1 else {
      throw .usage("month", found: invocation.operands[0], expected: "both YEAR and MONTH, or neither")
    }
    let source = try GridSource(invocation)
    let grid: Grid
    let month: GridMonth
    if invocation.operands.count == 2 {
      let year = try Invocation.year(invocation.operands[0])
      let name = try Invocation.month(invocation.operands[1], in: "MONTH")
      grid = try source.grid(parameters, years: year...year)
      month = try asking { () throws(GridError) in try grid.month(year: year, name: name) }
    } else {
      grid = try source.grid(parameters, day: today)
      month = try asking { () throws(GridError) in try grid.month(of: today) }
    }
    let overlays = try arguments.overlays(source, days: month.firstCell...(month.firstCell + 41))
    let document = MonthDocument(
      grid: grid, month: month, fill: fill, overlays: overlays, arrangement: arrangement)
    switch format {
    case .text:
      let text = try asking { () throws(GridError) in
        try TextMonth(grid, options: picture, overlays: overlays).text(year: month.year, ordinal: month.ordinal)
      }
      try invocation.output.write(text)
    case .svg:
      let text = try asking { () throws(GridError) in
        try SVGPicture(grid, options: picture).month(year: month.year, ordinal: month.ordinal)
      }
      try invocation.output.write(text)
    case .html:
      let text = try asking { () throws(GridError) in
        try HTMLPicture(grid, options: picture).month(year: month.year, ordinal: month.ordinal)
      }
      try invocation.output.write(text)
    case .json: try invocation.output.write(try document.json().text + "\n")
    case .csv: try invocation.output.write(MonthDocument.csvHeader + (try document.csv()))
    }
    return .success
  }
}
