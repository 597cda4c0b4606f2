import CalendarCore
import GridStore
import TestSupport
import Testing

@testable import GridFormat

/// Numbers in the header and the section table that lead nowhere, under a header checksum that is right.
@Suite struct HeaderNumberTests {
  static let sample = Sample(.hebrew, 5784...5785, [.sundayFirst])

  private static func strange(_ length: Int) -> [UInt64] {
    let limits: [UInt64] = [1 << 31, 1 << 32, 1 << 63].flatMap { [$0 - 1, $0, $0 + 1] }
    let places = [length - 4, length - 3, length - 1, length, length + 1].map { UInt64($0) }
    return limits + places + [UInt64.max, .max - 1, .max - 63, 0, 1, 63]
  }

  /// Opens, verifies and asks; whatever comes is an error value.
  private func expectRefusal(_ bytes: [UInt8], _ place: String) throws {
    let memory = try GuardedMemory(bytes)
    do throws(FormatError) {
      let view = try FileView(memory.readable)
      try view.verifyChecksums()
      _ = try view.table(for: GridParameters(calendar: .hebrew))
      Issue.record("\(place) accepted")
    } catch {
      #expect([.corrupt, .truncated, .notCalgridFile, .unsupportedVersion].contains(error.code), "\(place): \(error)")
      #expect(!error.found.isEmpty && !error.expected.isEmpty)
    }
  }

  private func poked<T: FixedWidthInteger>(_ value: T, at offset: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.sample.bytes)
    writer.put(value, at: offset)
    var bytes = writer.bytes
    SectionFile.sealHeader(&bytes)
    return bytes
  }

  @Test func strangeTotalLengthsAreRefused() throws {
    var tried = 0
    let length = Self.sample.bytes.count
    for value in Self.strange(length) where value != UInt64(length) {
      try expectRefusal(poked(value, at: Layout.Header.totalLength), "total length \(value)")
      tried += 1
    }
    #expect(tried == 19)
  }

  @Test func strangeSectionCountsAreRefused() throws {
    let count = try SectionFile(Self.sample.bytes).sections.count
    var tried = 0
    for value in Self.strange(Self.sample.bytes.count).map({ UInt32(truncatingIfNeeded: $0) }) + Array(0...33)
    where value != UInt32(count) {
      try expectRefusal(poked(value, at: Layout.Header.sectionCount), "section count \(value)")
      tried += 1
    }
    #expect(tried > 45)
  }

  @Test func strangeSectionPlacesAreRefused() throws {
    let file = try SectionFile(Self.sample.bytes)
    let view = try Self.sample.bytes.withUnsafeBytes { try FileView($0).header }
    var tried = 0
    for (index, section) in view.sections.enumerated() {
      let base = Layout.Header.size + index * Layout.Section.size
      for value in Self.strange(Self.sample.bytes.count) {
        if value != UInt64(section.offset) {
          try expectRefusal(poked(value, at: base + Layout.Section.offset), "offset \(value) of \(section.kind)")
          tried += 1
        }
        if value != UInt64(section.length) {
          try expectRefusal(poked(value, at: base + Layout.Section.length), "length \(value) of \(section.kind)")
          tried += 1
        }
      }
    }
    #expect(tried == file.sections.count * 2 * 20)
  }

  /// Both at once, so that their sum runs over.
  @Test func overflowingExtentsAreRefused() throws {
    var tried = 0
    let pairs: [(UInt64, UInt64)] = [
      (UInt64.max - 63, 64), (UInt64.max - 63, 128), (1 << 63, 1 << 63), (64, .max - 63), (1 << 62, 3 << 62),
    ]
    for (offset, length) in pairs {
      for index in 0..<6 {
        let base = Layout.Header.size + index * Layout.Section.size
        var writer = ByteWriter()
        writer.append(Self.sample.bytes)
        writer.put(offset, at: base + Layout.Section.offset)
        writer.put(length, at: base + Layout.Section.length)
        var bytes = writer.bytes
        SectionFile.sealHeader(&bytes)
        try expectRefusal(bytes, "\(offset) + \(length)")
        tried += 1
      }
    }
    #expect(tried == 30)
  }
}
