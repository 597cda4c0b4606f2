import CalendarCore
import GridStore

/// Answers the queries of the conformance file with the readers of this package; `Data/README.md` describes the lines.
struct ConformanceReader {
  private let caches: [String: [UInt8]]
  /// The bytes of the cache in use, and a copy of them that damage is done to.
  private var bytes: [UInt8] = []
  private var damaged: [UInt8] = []
  private var file: CacheFile?
  private var grid: Grid?

  init(_ caches: [ConformanceCache]) {
    self.caches = Dictionary(uniqueKeysWithValues: caches.map { ($0.name, $0.bytes) })
  }

  /// The answer to a line.
  mutating func answer(_ query: String) -> String {
    let words = query.split(separator: " ").map(String.init)
    do throws(GridError) {
      switch words[0] {
      case "use":
        bytes = caches[words[1]] ?? []
        damaged = bytes
        file = try CacheFile(bytes: bytes)
        return "ok"
      case "set":
        var place = Int(words[1]) ?? 0
        for digits in words[2...] {
          damaged[place] = UInt8(digits, radix: 16) ?? 0
          place += 1
        }
        return "ok"
      case "cut":
        damaged.removeLast(damaged.count - (Int(words[1]) ?? 0))
        return "ok"
      case "open", "verify":
        defer { damaged = bytes }
        let file = try CacheFile(bytes: damaged)
        grid = nil
        if words[0] == "verify" { try file.verify() } else { grid = try Self.grid(words, in: file) }
        return "ok"
      case "grid":
        guard let file else { return "error" }
        grid = nil
        let grid = try Self.grid(words, in: file)
        self.grid = grid
        return Self.line(
          grid.years.lowerBound, grid.years.upperBound, grid.days.lowerBound.number, grid.days.upperBound.number,
          grid.stackedRowCount)
      default:
        guard let grid else { return "error no grid" }
        return try Self.answer(words[0], words.dropFirst().map { Int($0) ?? 0 }, grid)
      }
    } catch {
      return "error \(error.code.rawValue)"
    }
  }

  private static func grid(_ words: [String], in file: CacheFile) throws(GridError) -> Grid {
    guard let calendar = CalendarID(rawValue: words[1]), let first = Weekday(rawValue: UInt8(words[2]) ?? 0),
      let rule = try? WeekRule(firstWeekday: first, minimumDays: Int(words[3]) ?? 0)
    else { preconditionFailure("the conformance file names calendars and week rules that exist") }
    return try file.grid(for: GridParameters(calendar: calendar, weekRule: rule))
  }

  private static func answer(_ query: String, _ numbers: [Int], _ grid: Grid) throws(GridError) -> String {
    switch query {
    case "ordinals":
      let ordinals = try grid.ordinals(year: numbers[0])
      return line(ordinals.lowerBound, ordinals.upperBound)
    case "month":
      let month = try grid.month(year: numbers[0], ordinal: numbers[1])
      return line(
        month.start.number, month.dayCount, month.firstWeekdayOffset, month.rowCount, month.name.number,
        month.name.isLeap ? 1 : 0)
    case "labels":
      let month = try grid.month(year: numbers[0], ordinal: numbers[1])
      var labels: [String] = []
      for position in 0..<month.dayCount {
        labels.append("\(try grid.date(of: month.start + position).label)")
      }
      return labels.joined(separator: " ")
    case "cell":
      guard let cell = try grid.cell(year: numbers[0], ordinal: numbers[1], index: numbers[2]) else { return "blank" }
      return line(cell.day.number, cell.label, Int(cell.owner.rawValue) - 2)
    case "day":
      guard let day = Day(exactly: numbers[0]) else { return "error" }
      let place = try grid.position(of: day)
      return line(place.date.year, place.date.ordinal, place.date.label, place.row, place.column)
    case "week":
      guard let day = Day(exactly: numbers[0]) else { return "error" }
      guard let week = try grid.week(of: day) else { return "none" }
      return line(week.year, week.week)
    case "before": return line(try grid.rowsBefore(year: numbers[0], ordinal: numbers[1]))
    case "row":
      let found = try grid.month(atStackedRow: numbers[0])
      return line(found.month.year, found.month.ordinal, found.row)
    default: return "error"
    }
  }

  private static func line(_ numbers: Int...) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
}
