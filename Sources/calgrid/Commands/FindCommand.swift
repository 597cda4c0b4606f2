import CalendarGrid
import GridRendering

extension Command {
  static let find = Command(
    "find", operands: "YEAR MONTH DAY", operandCounts: 3...3,
    summary: "Finds the civil days that a calendar labels so: one, two, or none.",
    details: """
      YEAR, MONTH and DAY are in the calendar's own count; 4L is the leap month after month 4. Days are printed as ISO 8601
      dates of the proleptic Gregorian calendar. A month of a Hindu lunisolar calendar may have a label twice, or skip it;
      October 1582 and September 1752 skip ten and eleven.
      """,
    options: [.calendar, .format(formats), .cache], run: FindCommand.run)

  fileprivate static let formats: [OutputFormat] = [.text, .json]
}

enum FindCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let calendar = try invocation.calendar()
    let format = try invocation.format(among: Command.formats)
    let year = try Invocation.year(invocation.operands[0])
    let name = try Invocation.month(invocation.operands[1], in: "MONTH")
    let text = invocation.operands[2]
    // No month of any calendar has a label outside these, so this is a slip and not a day that is skipped.
    guard let label = Int(text), (1...32).contains(label) else {
      throw .usage("DAY", found: text, expected: "a whole number from 1 to 32")
    }
    let grid = try GridSource(invocation).grid(GridParameters(calendar: calendar), years: year...year)
    let month = try asking { () throws(GridError) in try grid.month(year: year, name: name) }
    let found = try asking { () throws(GridError) in
      try grid.days(year: year, ordinal: month.ordinal, label: label)
    }
    // A month that counts 1, 2, 3… skips nothing: the label lies behind its end.
    if found.isSkipped, !month.hasOwnLabels {
      throw .usage(
        "DAY", found: text, expected: "1 to \(month.dayCount) in \(calendar.rawValue) year \(year) month \(name)")
    }
    let days = [found.first, found.second].compactMap { $0 }
    switch format {
    case .json:
      var json = JSONWriter()
      json.beginObject()
      json.member("calendar", calendar.rawValue)
      json.member("year", year)
      json.member("month", name.number)
      json.member("leap", name.isLeap)
      json.member("ordinal", month.ordinal)
      json.member("label", label)
      json.name("days")
      json.beginArray()
      for day in days { json.value(day) }
      json.endArray()
      json.member("skipped", found.isSkipped)
      json.endObject()
      try invocation.output.write(json)
    case .text, .csv, .svg, .html:
      let skipped = "skipped: \(calendar.rawValue) year \(year) month \(name) has no day \(label)\n"
      try invocation.output.write(found.isSkipped ? skipped : days.map { "\(ISODate($0))\n" }.joined())
    }
    return .success
  }
}
