import CalendarGrid
import GridRendering

extension Command {
  static let day = Command(
    "day", operands: "DATE", operandCounts: 1...1, summary: "Looks a day up, in one calendar, several or all.",
    details: """
      DATE is ISO 8601 in the proleptic Gregorian calendar, as 2026-09-01 or -0044-03-15.
      Rows and columns of the month's grid count from 0. JSON is one object for one calendar, an array for several or all;
      calendars that do not know the day are left out of all, and named on standard error.
      Names and numbers of text are those of --locale; what JSON and CSV print is the same in every language.
      CSV has the columns date,calendar,year,month,leap,ordinal,day,row,column,weekday,week,weekYear.
      """,
    options: [.calendars, .firstWeekday, .minimumDays, .region, .format(OutputFormat.facts), .cache, .locale],
    run: DayCommand.run)
}

enum DayCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let day = try Invocation.day(invocation.operands[0], in: "DATE")
    let calendars = try invocation.calendars(default: [.gregorian])
    let format = try invocation.format(among: OutputFormat.facts)
    let language = try invocation.language()
    let source = try GridSource(invocation)
    var grids: [Grid] = []
    for calendar in calendars {
      let parameters = try invocation.parameters(calendar)
      if invocation[.calendars] == "all", let rule = RuleBook.rule(for: calendar), !rule.days.contains(day) {
        Output.report(
          "\(calendar.rawValue) does not know the day: found \(ISODate(day)), expected "
            + "\(ISODate(rule.days.lowerBound)) to \(ISODate(rule.days.upperBound))")
        continue
      }
      grids.append(try source.grid(parameters, day: day))
    }
    let documents = try asking { () throws(GridError) in
      try grids.map { grid throws(GridError) in try DayDocument(grid, day) }
    }
    switch format {
    case .text, .svg, .html: try invocation.output.write(DayDocument.text(documents, day, language))
    case .csv:
      try invocation.output.write(DayDocument.csvHeader + documents.map { $0.csv + "\n" }.joined())
    case .json:
      let single = calendars.count == 1 && invocation[.calendars] != "all"
      var json = JSONWriter()
      if !single { json.beginArray() }
      do throws(GridError) {
        for grid in grids { try DayJSON(grid).write(day, to: &json) }
      } catch { throw Failure(error) }
      if !single { json.endArray() }
      try invocation.output.write(json)
    }
    return .success
  }
}
