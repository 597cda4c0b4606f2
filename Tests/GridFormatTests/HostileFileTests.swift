import CalendarCore
import GridBuilder
import GridFormat
import TestSupport
import Testing

@testable import GridStore

/// Files made on purpose, with every checksum right: no query traps or reads outside the file, whatever the bytes say.
///
/// Cost in a debug build: about 10 s of one core; `CALGRID_TEST_EFFORT=15` tries fifteen times as many files in 2.5 minutes.
///
/// The files lie in memory whose neighbours cannot be read, so that a load outside ends the test run.
@Suite struct HostileFileTests {
  static let interesting: [UInt64] = [
    0, 1, 2, 3, 11, 12, 13, 14, 15, 255, 256, 0x7FFF, 0xFFFF, 0x7FFFFF, 0xFFFFFF, 0x7FFF_FFFE, 0x7FFF_FFFF,
    0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF, 1 << 40, (1 << 40) - 1, (1 << 60) - 1, 1 << 63, .max - 1, .max,
  ]

  /// Writes a number of 1, 2, 4 or 8 bytes, interesting or random, at a place that suits it.
  private func strike(_ content: inout [UInt8], _ random: inout SeededGenerator) {
    guard content.count >= 8 else { return }
    let size = [1, 2, 4, 8].randomElement(using: &random)!
    let place = Int.random(in: 0...(content.count - size) / size, using: &random) * size
    var value = Self.interesting.randomElement(using: &random)!
    switch Int.random(in: 0..<3, using: &random) {
    case 0: value = random.next() >> UInt64.random(in: 0..<64, using: &random)
    case 1:
      // Near what stands there: most checks compare with a neighbour.
      let old = (0..<size).reduce(UInt64(0)) { $0 | UInt64(content[place + $1]) << UInt64(8 * $1) }
      value = old &+ UInt64(bitPattern: Int64.random(in: -3...3, using: &random))
    default: break
    }
    for index in 0..<size { content[place + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index)) }
  }

  private func storm(
    _ sample: Sample, _ kinds: [SectionKind], rounds: Int, seed: UInt64, strikes: ClosedRange<Int>
  ) throws -> (asked: Int, opened: Int) {
    var random = SeededGenerator(seed: seed)
    let sound = try SectionFile(sample.bytes)
    let targets = kinds.compactMap { sound.index($0) }
    var asked = 0
    var opened = 0
    for _ in 0..<rounds {
      var file = sound
      for _ in 0..<Int.random(in: strikes, using: &random) {
        strike(&file.sections[targets.randomElement(using: &random)!].content, &random)
      }
      let memory = try GuardedMemory(file.assembled())
      for parameters in sample.parameters {
        guard let grid = try? QueryStorm.grid(memory.readable, parameters) else { continue }
        asked += QueryStorm.ask(grid, &random)
        opened += 1
      }
    }
    return (asked, opened)
  }

  @Test(arguments: Sample.all) func strangeRecordsAreHarmless(_ sample: Sample) throws {
    let result = try storm(sample, [.tables], rounds: 100 * Effort.factor, seed: 1, strikes: 1...2)
    #expect(result.opened > 10)
    #expect(result.asked > 500 * result.opened)
  }

  @Test(arguments: Sample.all) func strangeArraysAreHarmless(_ sample: Sample) throws {
    let kinds: [SectionKind] = [.months, .years, .names, .rows, .labelIndexes, .labels]
    let result = try storm(sample, kinds, rounds: 80 * Effort.factor, seed: 2, strikes: 1...40)
    #expect(result.opened > 10)
    #expect(result.asked > 500 * result.opened)
  }

  @Test(arguments: Sample.all) func strangeEverythingIsHarmless(_ sample: Sample) throws {
    let result = try storm(sample, SectionKind.allCases, rounds: 80 * Effort.factor, seed: 3, strikes: 1...12)
    #expect(result.opened > 5)
    #expect(result.asked > 500 * result.opened)
  }

  /// The builder takes over what a file holds; a file that holds nonsense costs an error or other numbers, never the process.
  @Test(arguments: Sample.all) func extendingAStrangeFileIsHarmless(_ sample: Sample) throws {
    var random = SeededGenerator(seed: 4)
    let sound = try SectionFile(sample.bytes)
    let targets = sound.sections.indices
    let request = BuildRequest(keys: Set(sample.parameters), days: Day(0)...Day(30))
    var built = 0
    for _ in 0..<(20 * Effort.factor) {
      var file = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        strike(&file.sections[targets.randomElement(using: &random)!].content, &random)
      }
      let memory = try GuardedMemory(file.assembled())
      guard let view = try? FileView(memory.readable) else { continue }
      // Only files of few years: the time of others is what their years cost.
      let held = HeldTables(view)
      guard held.tables.values.allSatisfy({ $0.years.count < 4_000 && $0.coveredYears.count < 4_000 }) else { continue }
      _ = try? CacheBuilder.build(request, extending: view, threads: 1, progress: { _, _ in }, isCancelled: { false })
      built += 1
    }
    #expect(built > 3)
  }
}
