import BenchmarkPeers
import CalendarCore
import GridBuilder
import GridStore

/// Grids made in memory for the cases.
enum BenchmarkGrid {
  /// A grid of the questions' calendar over the years of their line, or some of them, weeks as in ISO 8601.
  static func make(_ questions: Questions, years: ClosedRange<Int>? = nil) -> Grid {
    guard let calendar = CalendarID(rawValue: questions.calendar) else {
      fatalError("there is no calendar \(questions.calendar)")
    }
    let line = questions.line
    let parameters = GridParameters(calendar: calendar, weekRule: .iso8601)
    let first = years.flatMap { line.start(ofYear: $0.lowerBound) } ?? line.firstDay
    let end = years.flatMap { line.start(ofYear: $0.upperBound + 1) } ?? (line.firstDay + line.dayCount)
    let request = BuildRequest(keys: [parameters], days: Day(first)...Day(end - 1))
    do {
      return try CacheFile(bytes: CacheBuilder.build(request).bytes).grid(for: parameters)
    } catch {
      // Without a grid there is nothing to measure; the message says what the builder found.
      fatalError("no grid for \(questions.label): \(error)")
    }
  }
}
