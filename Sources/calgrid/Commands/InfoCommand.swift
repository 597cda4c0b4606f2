import CalendarGrid

extension Command {
  static let info = Command(
    "info", operands: "[FILE]", operandCounts: 0...1, summary: "Shows what is in a file, as far as it is readable.",
    details: "Without FILE, the cache file. Exit code 65 if the file is damaged.", options: [.json],
    run: InfoCommand.run)
}

enum InfoCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let path = try invocation.fileOrCache()
    let report = try asking { () throws(GridError) in try FileReport(path: path) }
    try invocation.output.write(invocation.has(.json) ? json(report).text + "\n" : text(report))
    for problem in report.problems { Output.report(problem.description) }
    return report.problems.isEmpty ? .success : .badData
  }

  private static func text(_ report: FileReport) -> String {
    let version = report.version.map { "\($0.major).\($0.minor)" } ?? "unreadable"
    var text = TextTable.text([
      ["file", Printable.line(report.path)], ["bytes", "\(report.byteCount)"], ["format version", version],
      ["written by", Printable.line(report.generator ?? "unreadable")], ["keys", "\(report.keys.count)"],
    ])
    if !report.tables.isEmpty {
      var lines = [["calendar", "years", "keys", "week rules", "rule version"]]
      for table in report.tables {
        let rules = report.keys.filter { $0.calendar.rawValue == table.calendar }.map(\.weekRule)
        lines.append([
          Printable.line(table.calendar), "\(table.years.lowerBound)...\(table.years.upperBound)", "\(rules.count)",
          rules.count == 49 ? "all" : rules.map(\.description).joined(separator: " "), hexadecimal(table.ruleVersion),
        ])
      }
      text += "\n" + TextTable.text(lines)
    }
    if !report.sections.isEmpty {
      let lines = report.sections.map {
        [Printable.line($0.kind), "\($0.byteOffset)", "\($0.byteCount)", $0.isIntact ? "right" : "WRONG"]
      }
      text += "\n" + TextTable.text([["section", "offset", "bytes", "checksum"]] + lines)
    }
    return text
  }

  private static func json(_ report: FileReport) -> JSONValue {
    .object([
      ("file", .string(report.path)), ("bytes", .number(report.byteCount)),
      (
        "version",
        report.version.map { .object([("major", .number($0.major)), ("minor", .number($0.minor))]) } ?? .null
      ),
      ("generator", .string(report.generator)),
      (
        "sections",
        .array(
          report.sections.map {
            .object([
              ("kind", .string($0.kind)), ("offset", .number($0.byteOffset)), ("bytes", .number($0.byteCount)),
              ("intact", .bool($0.isIntact)),
            ])
          })
      ),
      (
        "tables",
        .array(
          report.tables.map {
            .object([
              ("calendar", .string($0.calendar)), ("firstYear", .number($0.years.lowerBound)),
              ("lastYear", .number($0.years.upperBound)), ("ruleVersion", .string(hexadecimal($0.ruleVersion))),
            ])
          })
      ),
      (
        "keys",
        .array(
          report.keys.map {
            .object([
              ("calendar", .string($0.calendar.rawValue)),
              ("firstWeekday", .number($0.weekRule.firstWeekday.number)),
              ("minimumDays", .number($0.weekRule.minimumDays)),
            ])
          })
      ),
      ("problems", .array(report.problems.map { .string($0.description) })),
    ])
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
