import CalendarGrid
import GridRendering

extension Command {
  static let year = Command(
    "year", operands: "[YEAR]", operandCounts: 0...1, summary: "Prints a year; the current one if none is given.",
    details: "YEAR is in the calendar's own count and may be negative.\n\n" + YearScroller.details + "\n\n" + csvColumns
      + "\n\n"
      + arrangementDetails + "\n\n" + overlayDetails,
    options: gridOptions + [.columns, .scrolledYears, .resultFile] + arrangementOptions + overlayOptions,
    run: YearCommand.run)
}

extension OptionSpec {
  static let resultFile = OptionSpec("output", short: "o", value: "FILE", "the file; default standard output")
  static let columns = OptionSpec("columns", value: "N", "months side by side; default 3, or as many as fit")
}

enum YearCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let parameters = try invocation.parameters(try invocation.calendar())
    let format = try invocation.format(among: OutputFormat.grids)
    let fill = try invocation.fillMode()
    let arrangement = try invocation.arrangement(fill: fill)
    let scrolls = format == .html && invocation.operands.isEmpty
    if !scrolls, invocation.has(.scrolledYears) {
      throw Failure(.usage, "--years: found a YEAR or another format, expected --format html and no YEAR")
    }
    let arguments = try OverlayArguments(invocation, format: format, scrolls: scrolls)
    let today = try arguments.today()
    let picture = try invocation.pictureOptions(fill: fill, today: today, arrangement: arrangement)
    let paper = try invocation.paper(format)
    let output = try invocation.file(.resultFile).map { Output(path: $0) } ?? invocation.output
    if scrolls {
      try output.write(try YearScroller.page(invocation, parameters: parameters, picture: picture).text)
      try output.flush()
      return .success
    }
    let width = try invocation.textWidth()
    let source = try GridSource(invocation)
    let grid: Grid
    let year: Int
    if let text = invocation.operands.first {
      year = try Invocation.year(text)
      grid = try source.grid(parameters, years: year...year)
    } else {
      grid = try source.grid(parameters, day: today)
      year = try asking { () throws(GridError) in try grid.date(of: today).year }
    }
    let shown = try asking { () throws(GridError) in
      let ordinals = try grid.ordinals(year: year)
      return try grid.month(year: year, ordinal: ordinals.lowerBound)
        .firstCell...(grid.month(year: year, ordinal: ordinals.upperBound).firstCell + 41)
    }
    let overlays = try arguments.overlays(source, days: shown)
    // Only text has to fit a terminal.
    let fitting =
      format == .text ? TextYear.columns(fitting: width, options: picture, overlays: overlays) : 3
    let columns = try invocation.number(.columns, in: 1...1_000) ?? min(3, fitting)
    switch format {
    case .text:
      let text = try asking { () throws(GridError) in
        try TextYear(grid, columns: columns, options: picture, overlays: overlays).text(year: year)
      }
      try output.write(text)
    case .svg:
      let text = try asking { () throws(GridError) in
        try SVGPicture(grid, options: picture, overlays: overlays, paper: paper).year(year, columns: columns)
      }
      try output.write(text)
    case .html:
      let text = try asking { () throws(GridError) in
        try HTMLPicture(grid, options: picture).year(year, columns: columns)
      }
      try output.write(text)
    case .json:
      var json = JSONWriter()
      do throws(GridError) {
        try MonthJSON(grid, fill: fill, overlays: overlays, arrangement: arrangement).write(year: year, to: &json)
      } catch { throw Failure(error) }
      try output.write(json)
    case .csv:
      try output.write(MonthDocument.csvHeader)
      let lines = try asking { () throws(GridError) in
        var lines: [String] = []
        for ordinal in try grid.ordinals(year: year) {
          let month = try grid.month(year: year, ordinal: ordinal)
          lines.append(
            try MonthDocument(grid: grid, month: month, fill: fill, leadingWeek: arrangement.leadingWeek).csv())
        }
        return lines
      }
      for line in lines { try output.write(line) }
    }
    try output.flush()
    return .success
  }
}
