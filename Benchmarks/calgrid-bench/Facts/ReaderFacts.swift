import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import GridStore

/// What a query costs in the readers of other languages, each measured in a process of its own on the same cache; its loop is included.
enum ReaderFacts {
  private struct Reader {
    let name: String
    let program: String
    let driver: String
    let file: String
    let count: Int
    /// Nanoseconds in a printed unit.
    let unit: (name: String, size: Double)
  }

  private static let readers = [
    Reader(
      name: "javaScript", program: "node", driver: "reader.js", file: "calgrid.js", count: 400_000, unit: ("ns", 1)),
    Reader(
      name: "python", program: "python3", driver: "reader.py", file: "calgrid.py", count: 40_000, unit: ("µs", 1_000)),
  ]

  static let names = readers.flatMap { reader in operations.map { "reader/\(reader.name)/\($0)" } }
  private static let operations = ["dayCount", "cellDate", "placeOfDay"]

  /// - Throws: ``WrongAnswer`` when a reader disagrees with the grid. A language that is not installed has no facts.
  static func measure() throws -> [Fact] {
    let sources = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let cache = CacheFiles.shared.path
    let grid = try CacheFile(path: cache).grid(for: CacheFiles.sharedParameters)
    var facts: [Fact] = []
    for reader in readers {
      guard let folder = DriverPeer.folder,
        let output = Command.output([
          reader.program, "\(folder)/\(reader.driver)", "\(sources)/Sources/Readers/\(reader.file)", cache,
          "\(reader.count)",
        ])
      else { continue }
      for line in output.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, let time = Double(words[1]), let sum = Int(words[2]) else { continue }
        let expected = try Self.sum(words[0], reader.count, grid)
        let name = "reader/\(reader.name)/\(words[0])"
        guard sum == expected else {
          throw WrongAnswer(
            benchmark: name, kernel: reader.name, count: reader.count, found: UInt64(bitPattern: Int64(sum)),
            expected: UInt64(bitPattern: Int64(expected)))
        }
        facts.append(
          Fact(
            name, operation: words[0], calendar: "gregorian", value: time / reader.unit.size, unit: reader.unit.name,
            note: "\(reader.file), fastest round in its own process"))
      }
    }
    return facts
  }

  /// The sum of the answers that a driver prints.
  private static func sum(_ operation: String, _ count: Int, _ grid: Grid) throws -> Int {
    var sum = 0
    for i in 0..<count {
      let year = grid.years.lowerBound + i * 7_919 % grid.years.count
      let ordinal = 1 + i % 12
      switch operation {
      case "dayCount": sum += try grid.dayCount(year: year, ordinal: ordinal)
      case "cellDate":
        guard let cell = try grid.cell(year: year, ordinal: ordinal, index: i % 42) else { continue }
        sum += cell.day.number + cell.label
      default:
        let days = grid.days.upperBound - grid.days.lowerBound + 1
        let place = try grid.position(of: grid.days.lowerBound + i * 7_919 % days)
        sum += place.date.year + place.date.ordinal + place.date.label + place.row + place.column
      }
    }
    return sum
  }
}
