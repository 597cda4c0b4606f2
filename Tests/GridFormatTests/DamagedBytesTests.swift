import CalendarCore
import GridBuilder
import GridFormat
import GridStore
import TestSupport
import Testing

/// Files that came out of an accident: cut, filled with zeros, grown, flipped.
@Suite struct DamagedBytesTests {
  static let small = Sample(.hebrew, 5784...5785, [.sundayFirst])

  /// What the file's grid answers: years, months and a page.
  static func answers(_ file: CacheFile) throws -> [Int] {
    let grid = try file.grid(for: GridParameters(calendar: .hebrew))
    var answers = [grid.years.lowerBound, grid.years.upperBound, grid.monthCount, grid.stackedRowCount]
    var cells = MonthCells()
    for index in 0..<grid.monthCount {
      let month = try grid.month(atIndex: index)
      answers += [month.year, month.ordinal, month.name.number, month.start.number, month.dayCount, month.rowCount]
      try grid.fill(&cells, year: month.year, ordinal: month.ordinal)
      for cell in 0..<42 { answers += [Int(cells.days[cell]), Int(cells.labels[cell]), Int(cells.owners[cell])] }
    }
    return answers
  }

  /// Opens a file as `copied` does: everything verified.
  private func openVerified(_ bytes: [UInt8]) throws(GridError) -> CacheFile {
    let file = try CacheFile(bytes: bytes)
    try file.verify()
    return file
  }

  @Test func everyTruncationIsNamed() throws {
    let bytes = Self.small.bytes
    var lengths = 0
    for length in 0..<bytes.count {
      expectError(length == 0 ? .notCalgridFile : .truncated) { _ = try CacheFile(bytes: Array(bytes[..<length])) }
      lengths += 1
    }
    #expect(lengths == bytes.count && lengths > 2_000)
    expectError(.truncated, found: "1000 bytes", expected: "\(bytes.count) bytes") {
      _ = try CacheFile(bytes: Array(bytes[..<1_000]))
    }
  }

  @Test func truncatedFilesOnDiskAreNamed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bytes = Self.small.bytes
    var opened = 0
    for length in [0, 1, 11, 12, 63, 64, 255, 256, bytes.count / 2, bytes.count - 1] {
      let path = "\(folder.path)/truncated-at-\(length).calgrid"
      try Publication.publish(Array(bytes[..<length]), to: path)
      for mode in [CacheFile.Mode.mapped, .copied, .automatic] {
        expectError(length == 0 ? .notCalgridFile : .truncated) { _ = try CacheFile(path: path, mode: mode) }
        opened += 1
      }
    }
    #expect(opened == 30)
  }

  @Test func foreignContentIsNamed() {
    expectError(.notCalgridFile, found: "an empty file") { _ = try CacheFile(bytes: []) }
    expectError(.notCalgridFile, found: "other bytes") {
      _ = try CacheFile(bytes: [UInt8](repeating: 0, count: Self.small.bytes.count))
    }
    expectError(.notCalgridFile, found: "other bytes") { _ = try CacheFile(bytes: Array("#!/bin/sh\n".utf8)) }
  }

  @Test(arguments: [1, 31, 64, 4_096]) func appendedBytesAreNamed(_ count: Int) {
    expectError(.corrupt, found: "a file of \(Self.small.bytes.count + count) bytes") {
      _ = try CacheFile(bytes: Self.small.bytes + [UInt8](repeating: 0, count: count))
    }
  }

  /// Each bit of each byte in turn: refused, and without verification never fatal.
  @Test func everyFlippedByteIsNoticed() throws {
    var bytes = Self.small.bytes
    var random = SeededGenerator(seed: 20)
    var flips = 0
    var unnoticed: [Int] = []
    for place in bytes.indices {
      for mask in [UInt8(0xFF), 1 << UInt8(place % 8)] {
        bytes[place] ^= mask
        do throws(GridError) {
          _ = try openVerified(bytes)
          unnoticed.append(place)
        } catch {
          if error.found.isEmpty || error.expected.isEmpty { unnoticed.append(place) }
        }
        if place % 16 == 0, let grid = try? CacheFile(bytes: bytes).grid(for: GridParameters(calendar: .hebrew)) {
          QueryStorm.ask(grid, &random)
        }
        bytes[place] ^= mask
        flips += 1
      }
    }
    #expect(unnoticed.prefix(5) == [])
    #expect(flips == 2 * bytes.count)
    #expect(try Self.answers(openVerified(bytes)).count > 3_000)
  }

  /// Flips in a file of 300 years with all first weekdays: mapped files are not verified when they are opened, so that what is asked of them
  /// must be harmless, and `verify` must notice.
  @Test func randomFlipsInALargerFileAreNoticed() throws {
    let rules = try (1...7).map { try Grids.rule($0, 4) }
    let memory = try GuardedMemory(Grids.bytes(.hebrew, years: 5_600...5_899, rules))
    let bytes = memory.bytes
    var random = SeededGenerator(seed: 21)
    let rounds = 100_000 * Effort.factor
    var flips = 0
    var refused = 0
    var unnoticed: [Int] = []
    for round in 0..<rounds {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let mask = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      bytes[place] ^= mask
      do throws(FormatError) {
        try FileView(memory.readable).verifyChecksums()
        unnoticed.append(place)
      } catch {
        if error.code != .truncated { refused += 1 }
      }
      let parameters = GridParameters(calendar: .hebrew, weekRule: rules[round % 7])
      if round % 100 == 0, let grid = try? QueryStorm.grid(memory.readable, parameters) {
        QueryStorm.ask(grid, &random)
      }
      bytes[place] ^= mask
      flips += 1
    }
    #expect(unnoticed.prefix(5) == [])
    #expect(flips == rounds)
    #expect(refused > rounds * 9 / 10)
    try FileView(memory.readable).verifyChecksums()
  }

  /// The same in the file of all calendars and week rules, 1.5 MB: 2,000 flips take about a second;
  /// `CALGRID_TEST_EFFORT=50` tries 100,000.
  @Test func randomFlipsInTheFileOfEverythingAreNoticed() throws {
    let request = try BuildRequest(calendars: CalendarID.allCases, weekRules: WeekRule.all, isoYears: 1600...2400)
    let memory = try GuardedMemory(CacheBuilder.build(request).bytes)
    let bytes = memory.bytes
    #expect(bytes.count > 1_000_000)
    var random = SeededGenerator(seed: 22)
    let rounds = 2_000 * Effort.factor
    var refused = 0
    for _ in 0..<rounds {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let mask = UInt8.random(in: 1...255, using: &random)
      bytes[place] ^= mask
      do throws(FormatError) {
        try FileView(memory.readable).verifyChecksums()
        Issue.record("\(mask) at \(place) was not noticed")
      } catch {
        refused += 1
      }
      bytes[place] ^= mask
    }
    print("flips in a file of \(bytes.count) bytes: \(rounds) tried, \(refused) refused")
    #expect(refused == rounds)
    try FileView(memory.readable).verifyChecksums()
  }

  /// What `verify` reports of a file that opened without complaint.
  @Test func verifyNamesTheSection() throws {
    var bytes = Self.small.bytes
    let extents = try bytes.withUnsafeBytes { buffer in
      let view = try FileView(buffer)
      return SectionKind.allCases.map { ($0, view.extent($0)) }
    }
    var sections = 0
    for (kind, extent) in extents where !extent.isEmpty {
      bytes[extent.upperBound - 1] ^= 0x10
      let file = try CacheFile(bytes: bytes)
      do throws(GridError) {
        try file.verify()
        Issue.record("\(kind) verified")
      } catch {
        #expect(error.code == .corrupt && error.place == kind.rawValue)
        #expect(error.byteOffset == extent.lowerBound)
      }
      bytes[extent.upperBound - 1] ^= 0x10
      sections += 1
    }
    #expect(sections == 6)
  }
}
