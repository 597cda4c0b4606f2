import BenchmarkHarness
import CalendarCore
import CalendarRules
import Dispatch

/// What a year costs whose months are found by the positions of Sun and Moon, not in a table.
enum AstronomyFacts {
  /// The years that no table holds.
  private static let computed: [(calendar: CalendarID, years: ClosedRange<Int>)] = [
    (.chinese, 2_101...2_199), (.dangi, 2_051...2_199), (.vietnamese, 1_900...2_199),
  ]

  static let names = computed.map { name($0.calendar) }

  private static func name(_ calendar: CalendarID) -> String { "rule/astronomy/\(calendar.rawValue)" }

  /// - Throws: ``AstronomyFacts/Gap`` if the years do not join, for then their cost means nothing.
  static func measure() throws -> [Fact] {
    try computed.compactMap { item -> Fact? in
      guard let rule = RuleBook.rule(for: item.calendar) else { return nil }
      var fastest = Double.infinity
      for _ in 0..<3 {
        let start = DispatchTime.now().uptimeNanoseconds
        let shapes = item.years.map { rule.shape(of: $0) }
        let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start)
        fastest = min(fastest, elapsed / Double(item.years.count))
        for (shape, next) in zip(shapes, shapes.dropFirst()) where shape.end != next.start {
          throw Gap(calendar: item.calendar, year: next.year)
        }
      }
      return Fact(
        name(item.calendar), operation: "yearByAstronomy", calendar: item.calendar.rawValue, value: fastest / 1_000,
        unit: "µs", note: "a year, fastest of 3 walks over \(item.years.count) years")
    }
  }

  struct Gap: Error {
    let calendar: CalendarID
    let year: Int
  }
}
