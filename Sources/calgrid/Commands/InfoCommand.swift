import CalendarGrid
import GridRendering

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
    if invocation.has(.json) {
      try invocation.output.write(json(report))
    } else {
      try invocation.output.write(text(report))
    }
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

  private static func json(_ report: FileReport) -> JSONWriter {
    var json = JSONWriter()
    json.beginObject()
    json.member("file", report.path)
    json.member("bytes", report.byteCount)
    if let version = report.version {
      json.name("version")
      json.beginObject()
      json.member("major", version.major)
      json.member("minor", version.minor)
      json.endObject()
    } else {
      json.null("version")
    }
    json.member("generator", report.generator)
    json.name("sections")
    json.beginArray()
    for section in report.sections {
      json.beginObject()
      json.member("kind", section.kind)
      json.member("offset", section.byteOffset)
      json.member("bytes", section.byteCount)
      json.member("intact", section.isIntact)
      json.endObject()
    }
    json.endArray()
    json.name("tables")
    json.beginArray()
    for table in report.tables {
      json.beginObject()
      json.member("calendar", table.calendar)
      json.member("firstYear", table.years.lowerBound)
      json.member("lastYear", table.years.upperBound)
      json.member("ruleVersion", hexadecimal(table.ruleVersion))
      json.endObject()
    }
    json.endArray()
    json.name("keys")
    json.beginArray()
    for key in report.keys {
      json.beginObject()
      json.member("calendar", key.calendar.rawValue)
      json.member("firstWeekday", key.weekRule.firstWeekday.number)
      json.member("minimumDays", key.weekRule.minimumDays)
      json.endObject()
    }
    json.endArray()
    json.name("problems")
    json.beginArray()
    for problem in report.problems { json.value(problem.description) }
    json.endArray()
    json.endObject()
    return json
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
