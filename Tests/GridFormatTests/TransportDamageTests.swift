import CalendarCore
import GridStore
import TestSupport
import Testing

@testable import GridFormat

/// What transport does to files: text conversion, another byte order, another place in memory; and versions that are not this one.
@Suite struct TransportDamageTests {
  static let sample = Sample(.gregorian, 1581...1583)

  private func replaced(_ bytes: [UInt8], _ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: old) {
        result += new
        index += old.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  @Test func textConversionIsNamed() throws {
    let bytes = Self.sample.bytes
    let damages: [[UInt8]] = [
      replaced(bytes, [0x0A], [0x0D, 0x0A]), replaced(bytes, [0x0D, 0x0A], [0x0A]),
      bytes.map { $0 & 0x7F }, Array(bytes.prefix(10)) + bytes.dropFirst(11),
    ]
    for damage in damages {
      expectError(.notCalgridFile, found: "a calgrid header damaged by text conversion") {
        _ = try CacheFile(bytes: damage)
      }
    }
    #expect(damages.count == 4)
  }

  /// A writer that forgot to swap its integers.
  @Test func foreignByteOrderIsAnUnsupportedVersion() throws {
    var writer = ByteWriter()
    writer.append(Self.sample.bytes)
    writer.put(Layout.majorVersion.byteSwapped, at: Layout.Header.major)
    writer.put(Layout.byteOrderMark.byteSwapped, at: Layout.Header.byteOrderMark)
    writer.put(UInt64(writer.bytes.count).byteSwapped, at: Layout.Header.totalLength)
    let bytes = writer.bytes
    expectError(.unsupportedVersion, found: "big-endian integers", expected: "little-endian integers") {
      _ = try CacheFile(bytes: bytes)
    }
  }

  /// The same answers from any address.
  @Test(arguments: 0...7) func aMisalignedFileAnswersAlike(_ shift: Int) throws {
    let bytes = Self.sample.bytes
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + shift, alignment: 64)
    defer { memory.deallocate() }
    memory[shift...].copyBytes(from: bytes)
    let file = UnsafeRawBufferPointer(rebasing: memory[shift...])
    try FileView(file).verifyChecksums()
    let aligned = try CacheFile(bytes: bytes)
    var compared = 0
    for parameters in Self.sample.parameters {
      let misaligned = try QueryStorm.grid(file, parameters)
      let expected = try aligned.grid(for: parameters)
      for day in expected.days.lowerBound.number...expected.days.upperBound.number {
        let position = try misaligned.position(of: Day(day))
        #expect(try position == expected.position(of: Day(day)))
        compared += 1
      }
      #expect(misaligned.stackedRowCount == expected.stackedRowCount)
    }
    #expect(compared == 2 * (365 + 355 + 365))
  }

  @Test(arguments: [0, 2, 0xFFFF]) func anotherMajorVersionIsUnsupportedAndNotCorrupt(_ major: UInt16) throws {
    var file = try SectionFile(Self.sample.bytes)
    file.major = major
    expectError(.unsupportedVersion, found: "version \(major).0", expected: "version 1.x") {
      _ = try CacheFile(bytes: file.assembled())
    }
    // Also where nothing else of the header can be understood: the checksum belongs to the version.
    var writer = ByteWriter()
    writer.append(Self.sample.bytes)
    writer.put(major, at: Layout.Header.major)
    let bytes = writer.bytes
    expectError(.unsupportedVersion) { _ = try CacheFile(bytes: bytes) }
  }

  @Test(arguments: [1, 7, 0xFFFF]) func aHigherMinorVersionIsReadable(_ minor: UInt16) throws {
    var file = try SectionFile(Self.sample.bytes)
    file.minor = minor
    file.sections.insert(SectionFile.Section(kind: "XTRA", flags: 1, content: Array(1...200)), at: 2)
    file.sections.append(SectionFile.Section(kind: "LAST", flags: 1, content: []))
    let cache = try CacheFile(bytes: file.assembled())
    try cache.verify()
    #expect(cache.view.header.minorVersion == Int(minor))
    for parameters in Self.sample.parameters {
      #expect(try cache.grid(for: parameters).month(year: 1582, ordinal: 10).dayCount == 21)
    }
  }

  @Test func anUnknownSectionThatIsNotOptionalIsUnsupported() throws {
    var file = try SectionFile(Self.sample.bytes)
    file.minor = 1
    file.sections.append(SectionFile.Section(kind: "XTRA", content: [1]))
    expectError(.unsupportedVersion, found: "a section 'XTRA'", expected: "known sections") {
      _ = try CacheFile(bytes: file.assembled())
    }
  }

  @Test func takingApartAndPuttingTogetherChangesNothing() throws {
    for sample in Sample.all { #expect(try SectionFile(sample.bytes).assembled() == sample.bytes) }
    #expect(Sample.all.count == 5)
  }
}
