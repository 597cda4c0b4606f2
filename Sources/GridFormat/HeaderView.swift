/// The header and section table of a file, checked.
package struct HeaderView: Sendable {
  package struct Section: Hashable, Sendable {
    package let kind: String
    package let isOptional: Bool
    package let offset: Int
    package let length: Int
    package let checksum: UInt64
    package var known: SectionKind? { SectionKind(rawValue: kind) }
  }

  package let majorVersion: Int
  package let minorVersion: Int
  package let generator: String
  package let totalLength: Int
  package let sections: [Section]

  /// Reads and checks everything that can be checked without looking into sections.
  ///
  /// - Throws: ``FormatError``: not a calgrid file, unsupported version, truncated, or corrupt (header).
  /// - Complexity: O(1) in the file's size.
  package init(_ reader: ByteReader) throws(FormatError) {
    typealias At = Layout.Header
    let count = unsafe reader.count
    try unsafe Self.checkMagic(reader)
    guard count >= At.size else {
      throw FormatError(
        .truncated, place: "header", byteOffset: count, found: "\(count) bytes", expected: "at least \(At.size)")
    }
    majorVersion = unsafe Int(reader.u16(At.major))
    minorVersion = unsafe Int(reader.u16(At.minor))
    let mark = unsafe reader.u32(At.byteOrderMark)
    guard mark != Layout.byteOrderMark.byteSwapped else {
      throw FormatError(
        .unsupportedVersion, place: "header", byteOffset: At.byteOrderMark, found: "big-endian integers",
        expected: "little-endian integers")
    }
    guard mark == Layout.byteOrderMark else {
      throw Self.corrupt(At.byteOrderMark, "byte-order mark \(mark)", "\(Layout.byteOrderMark)")
    }
    guard majorVersion == Int(Layout.majorVersion) else {
      throw FormatError(
        .unsupportedVersion, place: "header", byteOffset: At.major, found: "version \(majorVersion).\(minorVersion)",
        expected: "version \(Layout.majorVersion).x")
    }
    let sectionCount = unsafe Int(reader.u32(At.sectionCount))
    guard (1...Layout.maximumSections).contains(sectionCount) else {
      throw Self.corrupt(At.sectionCount, "\(sectionCount) sections", "1 to \(Layout.maximumSections)")
    }
    let length = unsafe reader.u64(At.totalLength)
    let tableEnd = At.size + sectionCount * Layout.Section.size
    guard count >= tableEnd else {
      throw FormatError(
        .truncated, place: "header", byteOffset: count, found: "\(count) bytes", expected: "\(length) bytes")
    }
    let expected = unsafe Self.checksum(reader.slice(0, tableEnd))
    let stored = unsafe reader.u64(At.checksum)
    guard stored == expected else {
      throw Self.corrupt(At.checksum, "checksum \(hexadecimal(stored))", hexadecimal(expected))
    }
    guard length >= UInt64(count) else {
      throw Self.corrupt(At.totalLength, "a file of \(count) bytes", "\(length) bytes")
    }
    guard length == UInt64(count) else {
      throw FormatError(
        .truncated, place: "file", byteOffset: count, found: "\(count) bytes", expected: "\(length) bytes")
    }
    totalLength = count
    generator = unsafe reader.text(At.generator, At.generatorSize)
    sections = try unsafe Self.sections(reader, sectionCount, tableEnd)
  }

  /// Reads what can be read of a damaged header; sections are cut off where the bytes end.
  ///
  /// - Returns: `nil` if the bytes do not begin with the magic or end before the header does.
  package init?(damaged reader: ByteReader) {
    typealias At = Layout.Header
    guard unsafe reader.count >= At.size, unsafe reader.array(0, Layout.magic.count) == Layout.magic else { return nil }
    majorVersion = unsafe Int(reader.u16(At.major))
    minorVersion = unsafe Int(reader.u16(At.minor))
    generator = unsafe reader.text(At.generator, At.generatorSize)
    totalLength = unsafe reader.count
    var readable: [Section] = []
    let sectionCount = unsafe min(
      Int(reader.u32(At.sectionCount)), Layout.maximumSections, (reader.count - At.size) / Layout.Section.size)
    for index in 0..<sectionCount {
      let base = At.size + index * Layout.Section.size
      let offset = unsafe reader.u64(base + Layout.Section.offset)
      let length = unsafe reader.u64(base + Layout.Section.length)
      // A section that the end of the file cuts off is still there in part.
      guard unsafe offset <= UInt64(reader.count) else { continue }
      let readableLength = unsafe min(length, UInt64(reader.count) - offset)
      readable.append(
        Section(
          kind: unsafe reader.text(base + Layout.Section.kind, 4),
          isOptional: unsafe reader.u32(base + Layout.Section.flags) & Layout.Section.optionalFlag != 0,
          offset: Int(offset), length: Int(readableLength),
          checksum: unsafe reader.u64(base + Layout.Section.checksum)))
    }
    sections = readable
  }

  private static func corrupt(_ offset: Int, _ found: String, _ expected: String) -> FormatError {
    FormatError(.corrupt, place: "header", byteOffset: offset, found: found, expected: expected)
  }

  private static func checkMagic(_ reader: ByteReader) throws(FormatError) {
    let magic = Layout.magic
    let present = unsafe min(reader.count, magic.count)
    let start = unsafe reader.array(0, present)
    guard !start.isEmpty, start == Array(magic[..<present]) else {
      // CR LF and SUB stand in the magic so that text-mode damage can be told from a foreign file.
      let isText = start.count > 8 && Array(start[1..<8]) == Array(magic[1..<8])
      throw FormatError(
        .notCalgridFile, place: "header", byteOffset: 0,
        found: start.isEmpty
          ? "an empty file" : isText ? "a calgrid header damaged by text conversion" : "other bytes",
        expected: "the calgrid magic")
    }
    guard present == magic.count else {
      throw FormatError(
        .truncated, place: "header", byteOffset: present, found: "\(present) bytes",
        expected: "at least \(Layout.Header.size)")
    }
  }

  private static func sections(_ reader: ByteReader, _ count: Int, _ tableEnd: Int) throws(FormatError) -> [Section] {
    typealias At = Layout.Section
    var sections: [Section] = []
    var end = UInt64(tableEnd)
    for index in 0..<count {
      let base = Layout.Header.size + index * At.size
      let kind = unsafe reader.text(base + At.kind, 4)
      let flags = unsafe reader.u32(base + At.flags)
      let offset = unsafe reader.u64(base + At.offset)
      let length = unsafe reader.u64(base + At.length)
      let checksum = unsafe reader.u64(base + At.checksum)
      guard unsafe offset >= end && offset % UInt64(Layout.alignment) == 0 && reader.holds(offset, length) else {
        throw corrupt(
          base + At.offset, "section \(kind) at \(offset), \(length) bytes",
          "an aligned extent between \(end) and the end of the file")
      }
      end = offset + length
      let isOptional = flags & At.optionalFlag != 0
      guard SectionKind(rawValue: kind) != nil || isOptional else {
        throw FormatError(
          .unsupportedVersion, place: "header", byteOffset: base, found: "a section '\(kind)'",
          expected: "known sections")
      }
      guard !sections.contains(where: { $0.kind == kind }) else {
        throw corrupt(base, "a second section \(kind)", "each section once")
      }
      sections.append(
        Section(kind: kind, isOptional: isOptional, offset: Int(offset), length: Int(length), checksum: checksum))
    }
    return sections
  }

  /// The header checksum of the first bytes of a file: header and section table without the checksum itself.
  private static func checksum(_ head: UnsafeRawBufferPointer) -> UInt64 {
    unsafe Checksum.hash(Array(head[..<Layout.Header.checksum]) + Array(head[Layout.Header.size...]))
  }

  static func checksum(of bytes: [UInt8], sectionCount: Int) -> UInt64 {
    let end = Layout.Header.size + sectionCount * Layout.Section.size
    return unsafe bytes[..<end].withUnsafeBytes { unsafe checksum($0) }
  }
}

/// A number in hexadecimal, as checksums are printed.
package func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return "0x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
