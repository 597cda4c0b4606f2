import Foundation
import CalendarCore
import GridStore
import TestSupport
import Testing

@testable import calgrid_data

/// All readers of cache files give the same answers: those of `Data/conformance`, and to queries at random.
@Suite struct ConformanceTests {
  /// The caches, and a folder that holds them for the processes.
  private static let caches = Result { try ConformanceCache.all() }

  /// 10⁵ queries and the Swift reader's answers.
  private static let random = Result { () throws -> (queries: [String], answers: [String]) in
    let caches = try Self.caches.get()
    var generator = SeededGenerator(seed: 8)
    let queries = try ConformanceQueries.random(100_000, caches, using: &generator)
    var swift = ConformanceReader(caches)
    return (queries, queries.map { swift.answer($0) })
  }

  private static func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for cache in try caches.get() { try TextFile.save(cache.bytes, to: "\(folder.path)/\(cache.name).calgrid") }
    return try body(folder.path)
  }

  private static func kept() throws -> [(query: String, answer: String)] {
    try DataFolder.text(of: "conformance/\(ConformanceFile.name)").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let words = line.components(separatedBy: " = ")
        return (words[0], words[1])
      }
  }

  /// This is the Swift reader's replay too: it makes the answers.
  @Test func makingTheFileAgainGivesTheSameBytes() throws {
    let made = try ConformanceFile.text(try Self.caches.get())
    #expect(
      made == (try DataFolder.text(of: "conformance/\(ConformanceFile.name)")),
      "stale: swift run calgrid-data conformance")
    #expect(made.utf8.count < 300_000)
  }

  @Test(arguments: ReaderProcess.all)
  func readerReplaysTheConformanceFile(_ reader: ReaderProcess) throws {
    let kept = try Self.kept()
    let answers = try Self.withFolder { try reader.answers(to: kept.map(\.query), caches: $0) }
    #expect(answers.count == kept.count)
    let wrong = zip(kept, answers).filter { $0.0.answer != $0.1 }.map { "\($0.0.query) = \($0.1), not \($0.0.answer)" }
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(5))")
    #expect(kept.count > 8_000)
  }

  @Test(arguments: ReaderProcess.all)
  func readerAgreesOnRandomQueries(_ reader: ReaderProcess) throws {
    let (queries, expected) = try Self.random.get()
    let answers = try Self.withFolder { try reader.answers(to: queries, caches: $0) }
    #expect(answers.count == 100_000)
    let wrong = zip(queries, zip(answers, expected)).filter { $0.1.0 != $0.1.1 }
    #expect(wrong.isEmpty, "\(wrong.count) wrong: \(wrong.prefix(5))")
    #expect(expected.count { (answer: String) in answer.hasPrefix("error") } > 500)
    #expect(expected.count { (answer: String) in !answer.hasPrefix("error") } > 90_000)
  }

  /// Bytes inside the sections are not looked at when a file is opened: readers then may answer nonsense, but must answer.
  @Test(arguments: ReaderProcess.all)
  func readerSurvivesDamageThatOpeningDoesNotSee(_ reader: ReaderProcess) throws {
    let recent = try #require(try Self.caches.get().last)
    let sections = try ConformanceDamage.sections(recent.bytes)
    let file = try CacheFile(bytes: recent.bytes)
    var generator = SeededGenerator(seed: 9)
    var queries = ["use \(recent.name)"]
    for round in 0..<150 {
      let section = try #require(sections[["MONT", "YEAR", "NAME", "ROWS", "LABX", "LABL"][round % 6]])
      for _ in 0..<20 {
        let values = (0..<8).map { _ in String(UInt8.random(in: 0...255, using: &generator), radix: 16) }
        let place = Int.random(in: section.lowerBound..<(section.upperBound - 8), using: &generator)
        queries.append("set \(place) \(values.joined(separator: " "))")
      }
      let key = recent.keys[Int.random(in: 0..<recent.keys.count, using: &generator)]
      queries.append("open \(key.calendar.rawValue) \(key.weekRule.firstWeekday.number) \(key.weekRule.minimumDays)")
      let grid = try file.grid(for: key)
      queries += try ConformanceQueries.queries(grid)
      for _ in 0..<50 {
        let row = Int.random(in: 0..<grid.stackedRowCount, using: &generator)
        let day = Int.random(in: grid.days.lowerBound.number...grid.days.upperBound.number, using: &generator)
        queries += ["row \(row)", "day \(day)", "week \(day)"]
      }
    }
    let answers = try Self.withFolder { try reader.answers(to: queries, caches: $0) }
    #expect(answers.count == queries.count)
    #expect(answers.count { !$0.hasPrefix("error") } > 10_000)
  }
}
