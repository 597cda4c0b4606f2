import BenchmarkHarness
import CalendarCore
import CalendarRules
import GridBuilder
import GridStore

/// Bytes a year of files with one key, section by section.
enum OneKeyFacts {
  static let total = "size/oneKey/bytesPerYear"
  static let lookups = "size/oneKey/lookupBytesPerYear"
  static let names = [total, lookups] + calendars.map { "size/oneKey/\($0.rawValue)" }

  static let calendars: [CalendarID] = [
    .gregorian, .iso8601, .hebrew, .chinese, .islamicUmmAlQura, .tamil,
  ]

  /// What lookups never touch: the directory and the records are read when a grid is opened.
  private static let openingSections: Set<String> = ["KEYS", "TABL"]

  static func measure() throws -> [Fact] {
    var facts: [Fact] = []
    var totals: [(calendar: CalendarID, bytes: Double)] = []
    var touched: [(calendar: CalendarID, bytes: Double)] = []
    for calendar in calendars {
      let (report, years) = try file(of: calendar)
      let perYear = { (bytes: Int) in Double(bytes) / Double(years) }
      totals.append((calendar, perYear(report.byteCount)))
      let forLookups = report.sections.filter { !openingSections.contains($0.kind) }
      touched.append((calendar, perYear(forLookups.reduce(0) { $0 + $1.byteCount })))
      for section in report.sections {
        facts.append(
          fact(
            "size/oneKey/\(calendar.rawValue)/\(section.kind)", calendar, perYear(section.byteCount), "\(years) years"))
      }
    }
    // The goals are about the calendar that takes most.
    for (name, values) in [(total, totals), (lookups, touched)] {
      guard let most = values.max(by: { $0.bytes < $1.bytes }) else { continue }
      facts.append(fact(name, most.calendar, most.bytes, "the most, of \(calendars.count) calendars"))
    }
    return facts
  }

  private static func fact(_ name: String, _ calendar: CalendarID, _ value: Double, _ note: String) -> Fact {
    Fact(name, operation: "fileSize", calendar: calendar.rawValue, value: value, unit: "bytes/year", note: note)
  }

  static func request(_ calendar: CalendarID) throws -> BuildRequest {
    try BuildRequest(calendars: [calendar], weekRules: [.iso8601], isoYears: 1_600...2_400)
  }

  private static func file(of calendar: CalendarID) throws -> (report: FileReport, years: Int) {
    let output = try CacheBuilder.build(try request(calendar))
    let path = TemporaryFiles.shared.path("\(calendar.rawValue).calgrid")
    try Publication.publish(output.bytes, to: path)
    return (try FileReport(path: path), output.coverage[0].years?.count ?? 1)
  }
}
