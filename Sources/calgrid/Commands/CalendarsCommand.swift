import CalendarGrid
import GridRendering

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
      var json = JSONWriter()
      CalendarsJSON.write(rules.map(facts), to: &json)
      try invocation.output.write(json)
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

  private static func facts(_ rule: any CalendarRule) -> CalendarFacts {
    CalendarFacts(
      calendar: rule.id, years: rule.years, authoritativeYears: rule.authoritativeYears, days: rule.days,
      source: rule.source, foundationDifferences: FoundationDifferenceCounts.counts(for: rule.id)?.total)
  }

  private static func text(_ years: ClosedRange<Int>) -> String { "\(years.lowerBound)...\(years.upperBound)" }
}
