import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import CalendarRules
import Foundation
import GridBuilder
import GridStore

/// Generation: one calendar against Foundation's walk through the same months, and several threads against one.
enum BuildCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    [sets.hebrew, sets.chinese, sets.ummAlQura, sets.gregorian].compactMap { walked($0, sets) }
      + [
        threads("large", large), threads("small", small),
      ]
  }

  // MARK: - Against Foundation

  private static func walked(_ questions: Questions, _ sets: QuestionSets) -> BenchmarkCase? {
    guard let platform = sets.platformCalendar(questions), let calendar = CalendarID(rawValue: questions.calendar),
      let first = questions.line.gregorianYear(ofDay: questions.line.firstDay)
    else { return nil }
    let line = questions.line
    let parameters = GridParameters(calendar: calendar, weekRule: .iso8601)
    let request = BuildRequest(
      keys: [parameters], days: Day(line.firstDay)...Day(line.firstDay + line.dayCount - 1))
    let years = first...(first + line.dayCount * 10 / 3_653)
    let walk: @Sendable () -> UInt64 = { monthSum(FoundationWalk.years(platform.foundation, gregorianYears: years)) }
    // Foundation's own months: what matters here is that it walks the same way every time.
    let walkedMonths = OnceValue<UInt64>()
    return BenchmarkCase(
      "build/\(questions.label)", operation: "generation", calendar: questions.calendar, questions: 64,
      isSlow: calendar == .gregorian || calendar == .islamicUmmAlQura,
      subject: build("calgrid", request, parameters),
      peers: [
        Kernel("foundationWalk", limit: 1, oracle: { _ in walkedMonths.get(walk) }) { _ in walk() }
      ], oracle: { UInt64($0) &* monthSum(line) })
  }

  private static func build(_ name: String, _ request: BuildRequest, _ parameters: GridParameters) -> Kernel {
    Kernel(name) { batch in
      var sum: UInt64 = 0
      do {
        for _ in 0..<batch.count {
          let grid = try CacheFile(bytes: CacheBuilder.build(request).bytes).grid(for: parameters)
          sum &+= code(months: grid.monthCount, days: grid.days.upperBound - grid.days.lowerBound + 1)
        }
      } catch {
        return .max
      }
      return sum
    }
  }

  private static func code(months: Int, days: Int) -> UInt64 { UInt64(months) << 32 &+ UInt64(days) }

  private static func monthSum(_ line: MonthLine) -> UInt64 { code(months: line.months.count, days: line.dayCount) }

  private static func monthSum(_ shapes: [YearShape]) -> UInt64 {
    code(months: shapes.reduce(0) { $0 + $1.months.count }, days: shapes.reduce(0) { $0 + $1.dayCount })
  }

  // MARK: - Threads

  /// Several milliseconds of work on one thread.
  private static let large = Work(calendars: RuleBook.available, weekRules: [.iso8601], isoYears: 1_800...2_200)
  /// Less than it takes to wake a thread.
  private static let small = Work(calendars: [.gregorian], weekRules: [.iso8601], isoYears: 2_000...2_100)

  private struct Work: Sendable {
    let calendars: [CalendarID]
    let weekRules: [WeekRule]
    let isoYears: ClosedRange<Int>

    func build(threads: Int) throws -> CacheBuilder.Output {
      try CacheBuilder.build(
        BuildRequest(calendars: calendars, weekRules: weekRules, isoYears: isoYears), threads: threads)
    }

    /// The years that the rules say the calendars have in the range.
    var years: Int {
      let limits = GregorianWalk.years(isoYears)
      guard let first = limits.first, let last = limits.last else { return 0 }
      return calendars.reduce(0) {
        $0 + (RuleBook.rule(for: $1)?.years(covering: first.start...(last.end - 1))?.count ?? 0)
      }
    }
  }

  private static func threads(_ name: String, _ work: Work) -> BenchmarkCase {
    let years = work.years
    return BenchmarkCase(
      "build/threads/\(name)", operation: "generation", calendar: "", questions: 1, axis: Axis("threads", 2),
      subject: build(work, threads: 2), peers: [build(work, threads: 1)], oracle: { UInt64($0 * years) })
  }

  private static func build(_ work: Work, threads: Int) -> Kernel {
    Kernel(threads == 1 ? "1 thread" : "\(threads) threads", usesThreads: true) { batch in
      var years = 0
      for _ in 0..<batch.count {
        guard let output = try? work.build(threads: threads) else { return .max }
        years += output.coverage.reduce(0) { $0 + ($1.years?.count ?? 0) }
      }
      return UInt64(years)
    }
  }
}

extension MonthLine {
  /// About which Gregorian year a day stands in; exact for the first days of calendars used here.
  func gregorianYear(ofDay day: Int) -> Int? { ISODate(Day(day)).year }
}
