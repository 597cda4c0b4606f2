import CalendarCore
import CalendarRules
import GridStore
import TestSupport
import Testing

@testable import GridFormat

/// Sections and directory entries in each other's places, and hashes that collide.
@Suite struct SectionDamageTests {
  static let sample = Sample(.gregorian, 1581...1583, WeekRule.all)

  /// Sections change places in the table but not in the file: offsets no longer ascend.
  @Test func swappedSectionTableRowsAreCorrupt() throws {
    let count = try SectionFile(Self.sample.bytes).sections.count
    var swaps = 0
    for left in 0..<count {
      for right in (left + 1)..<max(left + 1, count) {
        var bytes = Self.sample.bytes
        for index in 0..<Layout.Section.size {
          bytes.swapAt(
            Layout.Header.size + left * Layout.Section.size + index,
            Layout.Header.size + right * Layout.Section.size + index)
        }
        SectionFile.sealHeader(&bytes)
        expectError(.corrupt) { _ = try CacheFile(bytes: bytes) }
        swaps += 1
      }
    }
    #expect(swaps == count * (count - 1) / 2 && swaps > 10)
  }

  /// The names change places: each section would be taken for the other, under checksums that are right.
  @Test func swappedSectionNamesAreNoticed() throws {
    let sound = try SectionFile(Self.sample.bytes)
    var random = SeededGenerator(seed: 30)
    var swaps = 0
    var refused = 0
    for left in sound.sections.indices {
      for right in sound.sections.indices where right > left {
        var file = sound
        (file.sections[left].kind, file.sections[right].kind) = (sound.sections[right].kind, sound.sections[left].kind)
        let memory = try GuardedMemory(file.assembled())
        for parameters in [Self.sample.parameters[0], Self.sample.parameters[48]] {
          do {
            QueryStorm.ask(try QueryStorm.grid(memory.readable, parameters), &random)
          } catch let error as FormatError {
            if error.code == .corrupt { refused += 1 }
          }
        }
        swaps += 1
      }
    }
    #expect(swaps == sound.sections.count * (sound.sections.count - 1) / 2)
    #expect(refused == 2 * swaps)
  }

  /// Sections moved within the file without new checksums: the offset is mixed into each.
  @Test func movedSectionsAreCorrupt() throws {
    var bytes = Self.sample.bytes
    let extent = try bytes.withUnsafeBytes { try FileView($0).extent(.tables) }
    // The same bytes 64 later, the table row saying so; its checksum is the one of the old place.
    var writer = ByteWriter()
    writer.append(bytes[..<extent.lowerBound])
    writer.append([UInt8](repeating: 0, count: 64))
    writer.append(bytes[extent.lowerBound...])
    let sections = try bytes.withUnsafeBytes { try FileView($0).header.sections }
    for (index, section) in sections.enumerated() where section.offset >= extent.lowerBound {
      writer.put(
        UInt64(section.offset + 64), at: Layout.Header.size + index * Layout.Section.size + Layout.Section.offset)
    }
    writer.put(UInt64(writer.bytes.count), at: Layout.Header.totalLength)
    bytes = writer.bytes
    SectionFile.sealHeader(&bytes)
    let file = try CacheFile(bytes: bytes)
    expectError(.corrupt) { try file.verify() }
    expectError(.corrupt) { _ = try file.grid(for: Self.sample.parameters[0]) }
  }

  @Test func swappedDirectoryEntriesAreNoticed() throws {
    let sound = Self.sample.bytes
    let keys = try sound.withUnsafeBytes { try FileView($0).extent(.keys) }
    let first = keys.lowerBound + Layout.Keys.fanoutSize
    var swaps = 0
    for (left, right) in [(0, 1), (0, 48), (10, 20)] {
      var bytes = sound
      for index in 0..<Layout.Keys.entrySize {
        bytes.swapAt(first + left * Layout.Keys.entrySize + index, first + right * Layout.Keys.entrySize + index)
      }
      // Unsealed: the checksums of the entries are those of other places.
      let file = try CacheFile(bytes: bytes)
      expectError(.corrupt) { try file.verify() }
      // Sealed: entries are found by hash, so that a foreign one is passed over and never taken for the right one.
      let sealed = try CacheFile(bytes: SectionFile(bytes).assembled())
      for parameters in Self.sample.parameters {
        for cache in [file, sealed] {
          do throws(GridError) {
            let grid = try cache.grid(for: parameters)
            #expect(grid.parameters == parameters)
            let offset = try grid.firstWeekdayOffset(year: 1582, ordinal: 10)
            #expect(offset == (Weekday.monday.position - parameters.weekRule.firstWeekday.position + 7) % 7)
          } catch {
            #expect([.corrupt, .parametersNotInFile].contains(error.code))
          }
        }
      }
      swaps += 1
    }
    #expect(swaps == 3)
  }

  /// With a hash that is the same for all, the canonical bytes alone decide.
  @Test func equalHashesAreToldApartByTheirParameters() throws {
    let input = TableInput(
      calendar: .gregorian, ruleVersion: 1, years: 2024...2025,
      shapes: try (2023...2026).map { try Grids.calendarRule(.gregorian).shape(of: $0) }, cycles: [],
      firstWeekdays: Set(Weekday.allCases))
    let keys = WeekRule.all.filter { $0.minimumDays != 7 }.map { GridParameters(calendar: .gregorian, weekRule: $0) }
    let constant: ([UInt8]) -> UInt64 = { _ in 0x2A00_0000_0000_002A }
    let bytes = try FileEncoder.encode(tables: [EncodedTable(input)], keys: Set(keys), hash: constant)
    try bytes.withUnsafeBytes { buffer in
      let view = try FileView(buffer)
      try view.verifyChecksums()
      #expect(view.keyCount == 42)
      for key in keys { #expect(try view.table(for: key, hash: constant).years == 2024...2025) }
      for first in Weekday.allCases {
        let other = GridParameters(calendar: .gregorian, weekRule: try Grids.rule(first.number, 7))
        #expect {
          try view.table(for: other, hash: constant)
        } throws: {
          ($0 as? FormatError)?.code == .parametersNotInFile
        }
      }
      #expect {
        try view.table(for: GridParameters(calendar: .hebrew), hash: constant)
      } throws: {
        ($0 as? FormatError)?.code == .parametersNotInFile
      }
    }
  }

  /// An entry that points to another calendar's table.
  @Test func anEntryOfAnotherCalendarIsCorrupt() throws {
    let rule = try Grids.calendarRule(.gregorian)
    let shapes = (2023...2026).map { rule.shape(of: $0) }
    let tables = try [CalendarID.gregorian, .japanese].map {
      try EncodedTable(
        TableInput(
          calendar: $0, ruleVersion: 1, years: 2024...2025, shapes: shapes, cycles: [], firstWeekdays: [.sunday]))
    }
    let keys = [GridParameters(calendar: .gregorian), GridParameters(calendar: .japanese)]
    var file = try SectionFile(FileEncoder.encode(tables: tables, keys: Set(keys)))
    let directory = try #require(file.index(.keys))
    for entry in 0..<2 {
      let place = Layout.Keys.fanoutSize + entry * Layout.Keys.entrySize + Layout.Keys.table
      file.sections[directory].content[place] ^= 1
    }
    let cache = try CacheFile(bytes: file.assembled())
    // Every checksum is right; that an entry names another calendar's table is what verify finds beyond them.
    expectError(.corrupt) { try cache.verify() }
    for key in keys { expectError(.corrupt) { _ = try cache.grid(for: key) } }
    // And to a table that the file does not have.
    for entry in 0..<2 {
      let place = Layout.Keys.fanoutSize + entry * Layout.Keys.entrySize + Layout.Keys.table
      file.sections[directory].content[place] = 2
    }
    let beyond = try CacheFile(bytes: file.assembled())
    for key in keys { expectError(.corrupt) { _ = try beyond.grid(for: key) } }
  }
}
