import CalendarGrid

extension Command {
  static let export = Command(
    "export", summary: "Prints the months of years as CSV.",
    details: """
      Years are in the calendar's own count. The columns are calendar,year,month,leap,start,length: the month's number,
      1 for a leap month, the first day as ISO 8601 date of the proleptic Gregorian calendar, and the civil days.
      """,
    options: [.calendar, .years, .cache], run: ExportCommand.run)
}

enum ExportCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let calendar = try invocation.calendar()
    let years = try invocation.years()
    let grid = try GridSource(invocation).grid(GridParameters(calendar: calendar), years: years)
    try invocation.output.write("calendar,year,month,leap,start,length\n")
    for year in years {
      let lines = try asking { () throws(GridError) in
        var lines = ""
        for ordinal in try grid.ordinals(year: year) {
          let month = try grid.month(year: year, ordinal: ordinal)
          lines += "\(calendar.rawValue),\(year),\(month.name.number),\(month.name.isLeap ? 1 : 0),"
          lines += "\(ISODate(month.start)),\(month.dayCount)\n"
        }
        return lines
      }
      try invocation.output.write(lines)
    }
    return .success
  }
}
