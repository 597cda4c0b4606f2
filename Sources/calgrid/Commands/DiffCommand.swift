import CalendarGrid

extension Command {
  static let diff = Command(
    "diff", operands: "A B", operandCounts: 2...2, summary: "Prints the months that differ between two files.",
    details: """
      Compared are the calendars that both files hold, over the years that both answer; what only one holds is named on
      standard error. Exit code 1 if any month differs.
      """,
    options: [], run: DiffCommand.run)
}

enum DiffCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let paths = (try invocation.file(operand: 0), try invocation.file(operand: 1))
    let first = try asking { () throws(GridError) in try CacheFile(path: paths.0, mode: .copied) }
    let second = try asking { () throws(GridError) in try CacheFile(path: paths.1, mode: .copied) }
    let result = Comparison.differences(first, second)
    for calendar in result.unmatched { Output.report("only one of the files holds \(calendar.rawValue)") }
    for difference in result.differences { try invocation.output.write(line(difference) + "\n") }
    try invocation.output.write("\(result.differences.count) of \(result.compared) months differ\n")
    return result.differences.isEmpty ? .success : .difference
  }

  /// One month of two sources on a line.
  static func line(_ difference: MonthDifference) -> String {
    "\(difference.calendar.rawValue) year \(difference.year) month ordinal \(difference.ordinal): "
      + "\(text(difference.first)) | \(text(difference.second))"
  }

  private static func text(_ facts: MonthFacts?) -> String {
    guard let facts else { return "no month" }
    let labels = facts.labels.map { " labelled \($0.map { String($0) }.joined(separator: " "))" } ?? ""
    let weekday = facts.weekday?.englishName ?? "no weekday"
    return "month \(facts.name) from \(weekday) \(ISODate(facts.start)), \(facts.dayCount) days\(labels)"
  }
}
