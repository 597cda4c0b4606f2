import CalendarGrid

extension Command {
  static let calendars = Command(
    "calendars", summary: "Lists the calendars with their years and sources.",
    details:
      "The differences are months that \(FoundationDifferenceCounts.platform) tells otherwise; - where it has no such calendar.",
    options: [.json],
    run: CalendarsCommand.run)
}

enum CalendarsCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let rules = RuleBook.available.compactMap { RuleBook.rule(for: $0) }
    if invocation.has(.json) {
      let objects = rules.map { rule -> JSONValue in
        .object([
          ("id", .string(rule.id.rawValue)), ("aliases", .array(rule.id.aliases.map { .string($0) })),
          ("years", range(rule.years)), ("authoritativeYears", range(rule.authoritativeYears)),
          ("firstDay", .string("\(ISODate(rule.days.lowerBound))")),
          ("lastDay", .string("\(ISODate(rule.days.upperBound))")), ("source", .string(rule.source)),
          ("foundationDifferences", .number(FoundationDifferenceCounts.counts(for: rule.id)?.total)),
        ])
      }
      try invocation.output.write(JSONValue.array(objects).text + "\n")
      return .success
    }
    var lines = [["calendar", "years", "authoritative", "differences", "other names", "source"]]
    for rule in rules {
      lines.append([
        rule.id.rawValue, text(rule.years),
        rule.authoritativeYears == rule.years ? "all" : text(rule.authoritativeYears),
        FoundationDifferenceCounts.counts(for: rule.id).map { "\($0.total)" } ?? "-",
        rule.id.aliases.isEmpty ? "-" : rule.id.aliases.joined(separator: " "), rule.source,
      ])
    }
    try invocation.output.write(TextTable.text(lines))
    return .success
  }

  private static func range(_ years: ClosedRange<Int>) -> JSONValue {
    .object([("first", .number(years.lowerBound)), ("last", .number(years.upperBound))])
  }

  private static func text(_ years: ClosedRange<Int>) -> String { "\(years.lowerBound)...\(years.upperBound)" }
}
