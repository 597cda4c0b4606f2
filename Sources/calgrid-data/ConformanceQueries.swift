import CalendarCore
import GridStore

/// Which queries the conformance file asks of a grid: the ends of its range, years with something to see, and what lies outside.
enum ConformanceQueries {
  /// Years that readers get wrong: leap months, skipped days, cut and odd years.
  private static let noteworthy: [CalendarID: [Int]] = [
    .gregorian: [1_582], .gregorian1752: [1_752], .chinese: [2_020, 2_033], .dangi: [1_906], .vietnamese: [1_985],
    .hebrew: [5_783, 5_784], .islamicUmmAlQura: [1_356], .islamic: [1_342, 1_343, 1_501], .japanese: [2_019],
    .vikram: [2_039], .gujarati: [2_039], .kannada: [1_904], .nepali: [2_081],
  ]

  static func queries(_ grid: Grid) throws(GridError) -> [String] {
    let years = grid.years
    var queries: [String] = []
    // Today, where the calendar has it, else the middle.
    let someDay =
      grid.days.contains(Day(20_787)) ? 20_787 : (grid.days.lowerBound.number + grid.days.upperBound.number) / 2
    let someYear = try grid.date(of: Day(someDay)).year
    var shown = Set([years.lowerBound, someYear, years.upperBound])
    shown.formUnion((noteworthy[grid.parameters.calendar] ?? []).filter { years.contains($0) })
    for year in shown.sorted() {
      queries.append("ordinals \(year)")
      let ordinals = try grid.ordinals(year: year)
      for ordinal in ordinals {
        let month = try grid.month(year: year, ordinal: ordinal)
        queries.append("month \(year) \(ordinal)")
        if month.hasOwnLabels { queries.append("labels \(year) \(ordinal)") }
        if ordinal == ordinals.lowerBound || ordinal == ordinals.upperBound || month.name.isLeap {
          queries += ["before \(year) \(ordinal)", "cell \(year) \(ordinal) 0", "cell \(year) \(ordinal) 41"]
          queries.append("week \(month.start.number)")
          queries.append("day \(month.days.upperBound.number)")
        }
      }
      queries += ["month \(year) 0", "month \(year) \(ordinals.upperBound + 1)"]
    }
    let (first, last) = (grid.days.lowerBound.number, grid.days.upperBound.number)
    for day in [first - 1, first, someDay, last, last + 1] { queries += ["day \(day)", "week \(day)"] }
    for part in 1..<8 { queries.append("day \(first + (last - first) * part / 8)") }
    let rows = grid.stackedRowCount
    for row in [-1, 0, rows / 3, rows / 2, rows - 1, rows] { queries.append("row \(row)") }
    queries += [
      "month \(years.lowerBound - 1) 1", "before \(years.upperBound + 1) 1", "ordinals \(years.upperBound + 1)",
    ]
    queries += ["cell \(years.upperBound) 12 42", "cell \(years.upperBound) 12 -1"]
    return queries
  }

  /// Queries drawn at random from both caches; one in twenty may lie outside what is answered.
  static func random(
    _ count: Int, _ caches: [ConformanceCache], using generator: inout some RandomNumberGenerator
  ) throws -> [String] {
    var queries: [String] = []
    let files = try caches.map { ($0, try CacheFile(bytes: $0.bytes)) }
    while queries.count < count {
      let (cache, file) = files[Int.random(in: 0..<files.count, using: &generator)]
      let key = cache.keys[Int.random(in: 0..<cache.keys.count, using: &generator)]
      let grid = try file.grid(for: key)
      queries += [
        "use \(cache.name)",
        "grid \(key.calendar.rawValue) \(key.weekRule.firstWeekday.number) \(key.weekRule.minimumDays)",
      ]
      for _ in 0..<98 {
        let slack = Int.random(in: 0..<20, using: &generator) == 0 ? 9 : 0
        let year = Int.random(in: (grid.years.lowerBound - slack)...(grid.years.upperBound + slack), using: &generator)
        let day = Int.random(
          in: (grid.days.lowerBound.number - 1_000 * slack)...(grid.days.upperBound.number + 1_000 * slack),
          using: &generator)
        let ordinal = Int.random(in: 1...(12 + slack), using: &generator)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: queries.append("ordinals \(year)")
        case 1: queries.append("month \(year) \(ordinal)")
        case 2: queries.append("labels \(year) \(ordinal)")
        case 3: queries.append("cell \(year) \(ordinal) \(Int.random(in: 0..<(42 + slack), using: &generator))")
        case 4: queries.append("day \(day)")
        case 5: queries.append("week \(day)")
        case 6: queries.append("before \(year) \(ordinal)")
        default: queries.append("row \(Int.random(in: -slack..<(grid.stackedRowCount + slack), using: &generator))")
        }
      }
    }
    return Array(queries.prefix(count))
  }
}
