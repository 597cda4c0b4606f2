import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import CalendarRules
import Foundation
import GridBuilder
import GridFormat

/// Cache files of three sizes, written when a case first needs them.
enum CacheFiles {
  static let small = SizedFile(name: "20KB") { try built(isoYears: 1_900...2_160, [.iso8601], [.iso8601]) }

  static let medium = SizedFile(name: "1MB") {
    let weekdays: [Weekday] = [.monday, .saturday, .sunday]
    return try built(
      isoYears: 1_600...2_400, CalendarID.allCases, try weekdays.map { try WeekRule(firstWeekday: $0, minimumDays: 4) })
  }

  /// Larger than any file of the builder, which stores the periods of calendars that repeat only once: all calendars with all
  /// week rules over 20,000 years are 2.3 MB. Here 16 calendars get 10,000 years in full.
  static let large = SizedFile(name: "20MB") {
    let walk = GregorianWalk.years(1...9_999)
    let calendars: [CalendarID] = [.iso8601] + CalendarID.allCases.filter { $0 != .iso8601 }.prefix(15)
    let keys = calendars.flatMap { calendar in
      WeekRule.all.map { GridParameters(calendar: calendar, weekRule: $0) }
    }
    let tables = try calendars.enumerated().map { index, calendar in
      // Each begins a year later, for equal arrays are stored once.
      let shapes = Array(walk[index...])
      return try EncodedTable(
        TableInput(
          calendar: calendar, ruleVersion: 1, years: (1 + index)...9_999, shapes: shapes, cycles: [],
          firstWeekdays: Set(Weekday.allCases)))
    }
    return try FileEncoder.encode(tables: tables, keys: Set(keys))
  }

  static let all = [small, medium, large]

  /// What the cases ask every file: it holds this key, and 2024 is a leap year.
  static let parameters = GridParameters(calendar: .iso8601, weekRule: .iso8601)
  static let question = (year: 2_024, month: 2, dayCount: 29)

  /// The Gregorian calendar over the years of the first goals, for processes that share it.
  static let shared = SizedFile(name: "shared") { try built(isoYears: 1_600...2_400, [.gregorian], [.iso8601]) }

  static let sharedParameters = GridParameters(calendar: .gregorian, weekRule: .iso8601)

  private static func built(
    isoYears: ClosedRange<Int>, _ calendars: [CalendarID], _ weekRules: [WeekRule]
  ) throws -> [UInt8] {
    try CacheBuilder.build(BuildRequest(calendars: calendars, weekRules: weekRules, isoYears: isoYears)).bytes
  }

  /// A file that is written once, when its path is asked for.
  final class SizedFile: Sendable {
    let name: String
    private let make: @Sendable () throws -> [UInt8]
    private let written = OnceValue<(path: String, bytes: [UInt8])>()

    init(name: String, make: @escaping @Sendable () throws -> [UInt8]) {
      self.name = name
      self.make = make
    }

    var path: String { content.path }
    var bytes: [UInt8] { content.bytes }

    private var content: (path: String, bytes: [UInt8]) {
      written.get {
        let path = TemporaryFiles.shared.path("\(name).calgrid")
        do {
          let bytes = try make()
          try Data(bytes).write(to: URL(fileURLWithPath: path))
          return (path, bytes)
        } catch {
          // Without the file there is nothing to measure; the message says what went wrong.
          fatalError("no file \(name): \(error)")
        }
      }
    }
  }
}
