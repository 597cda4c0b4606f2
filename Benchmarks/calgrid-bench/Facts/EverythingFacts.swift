import BenchmarkHarness
import CalendarCore
import CalendarRules
import Dispatch
import GridBuilder
import GridStore

/// All calendars with all 49 week rules over the Gregorian years 1600…2400.
enum EverythingFacts {
  static let time = "build/everything/seconds"
  static let size = "size/everything"
  static let names = [time, size]

  static var request: BuildRequest {
    get throws {
      try BuildRequest(calendars: RuleBook.available, weekRules: WeekRule.all, isoYears: 1_600...2_400)
    }
  }

  static func measure() throws -> [Fact] {
    let request = try request
    var seconds: [Double] = []
    var bytes: [UInt8] = []
    for _ in 0..<5 {
      let start = DispatchTime.now().uptimeNanoseconds
      bytes = try CacheBuilder.build(request, threads: 2).bytes
      seconds.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    // A file that a grid cannot be read from would have no size worth telling.
    try CacheFile(bytes: bytes).verify()
    return [
      Fact(
        time, operation: "generation", value: Summary(seconds).median, unit: "s",
        note: "\(request.keys.count) keys on 2 threads, median of \(seconds.count)"),
      Fact(size, operation: "fileSize", value: Double(bytes.count), unit: "bytes", note: "\(request.keys.count) keys"),
    ]
  }
}
