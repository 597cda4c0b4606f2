/// The header and section table of a file, checked. Opening a file needs the extents only; names are made when they are asked for.
@safe
package struct HeaderView: @unchecked Sendable {  // read-only memory that its owner keeps alive
  package struct Section: Hashable, Sendable {
    package let kind: String
    package let isOptional: Bool
    package let offset: Int
    package let length: Int
    package let checksum: UInt64
  }

  package let majorVersion: Int
  package let minorVersion: Int
  package let totalLength: Int
  private let sectionCount: Int
  /// By ``SectionKind/index``.
  private let extents: Extents
  private let reader: ByteReader

  private typealias Extents = InlineArray<8, Range<Int>>

  /// Reads and checks everything that can be checked without looking into sections.
  ///
  /// - Throws: ``FormatError``: not a calgrid file, unsupported version, truncated, or corrupt (header).
  /// - Complexity: O(1) in the file's size.
  package init(_ reader: ByteReader) throws(FormatError) {
    typealias At = Layout.Header
    unsafe self.reader = unsafe reader
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
    sectionCount = unsafe Int(reader.u32(At.sectionCount))
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
    extents = try unsafe Self.extents(reader, sectionCount, tableEnd)
  }

  /// Reads what can be read of a damaged header; sections are cut off where the bytes end.
  ///
  /// - Returns: `nil` if the bytes do not begin with the magic or end before the header does.
  package init?(damaged reader: ByteReader) {
    typealias At = Layout.Header
    guard unsafe reader.count >= At.size, unsafe Self.magicPrefix(reader) == Layout.magic.count else { return nil }
    unsafe self.reader = unsafe reader
    majorVersion = unsafe Int(reader.u16(At.major))
    minorVersion = unsafe Int(reader.u16(At.minor))
    totalLength = unsafe reader.count
    sectionCount = unsafe min(
      Int(reader.u32(At.sectionCount)), Layout.maximumSections, (reader.count - At.size) / Layout.Section.size)
    var extents = Extents(repeating: 0..<0)
    for index in (0..<sectionCount).reversed() {
      guard let section = unsafe Self.section(reader, index), let kind = SectionKind(rawValue: section.kind) else {
        continue
      }
      extents[kind.index] = section.offset..<(section.offset + section.length)
    }
    self.extents = extents
  }

  /// The program that wrote the file.
  package var generator: String { unsafe reader.text(Layout.Header.generator, Layout.Header.generatorSize) }

  /// The sections in file order, those of unknown kinds included.
  package var sections: [Section] {
    (0..<sectionCount).compactMap { unsafe Self.section(reader, $0) }
  }

  /// Where a section stands; empty if the file has none of this kind.
  package func extent(_ kind: SectionKind) -> Range<Int> { extents[kind.index] }

  /// A row of the section table; `nil` if the section begins behind the end of the bytes.
  private static func section(_ reader: ByteReader, _ index: Int) -> Section? {
    typealias At = Layout.Section
    let base = Layout.Header.size + index * At.size
    let offset = unsafe reader.u64(base + At.offset)
    guard unsafe offset <= UInt64(reader.count) else { return nil }
    // A section that the end of a damaged file cuts off is still there in part.
    let length = unsafe min(reader.u64(base + At.length), UInt64(reader.count) - offset)
    return Section(
      kind: unsafe reader.text(base + At.kind, 4),
      isOptional: unsafe reader.u32(base + At.flags) & At.optionalFlag != 0, offset: Int(offset), length: Int(length),
      checksum: unsafe reader.u64(base + At.checksum))
  }

  private static func corrupt(_ offset: Int, _ found: String, _ expected: String) -> FormatError {
    FormatError(.corrupt, place: "header", byteOffset: offset, found: found, expected: expected)
  }

  private static func checkMagic(_ reader: ByteReader) throws(FormatError) {
    let present = unsafe min(reader.count, Layout.magic.count)
    guard unsafe present > 0 && magicPrefix(reader) == present else {
      // CR LF and SUB stand in the magic so that text-mode damage can be told from a foreign file.
      let isText = unsafe present > 8 && reader.array(1, 7) == Array(Layout.magic[1..<8])
      throw FormatError(
        .notCalgridFile, place: "header", byteOffset: 0,
        found: present == 0
          ? "an empty file" : isText ? "a calgrid header damaged by text conversion" : "other bytes",
        expected: "the calgrid magic")
    }
    guard present == Layout.magic.count else {
      throw FormatError(
        .truncated, place: "header", byteOffset: present, found: "\(present) bytes",
        expected: "at least \(Layout.Header.size)")
    }
  }

  /// How many of the first bytes are those of the magic.
  private static func magicPrefix(_ reader: ByteReader) -> Int {
    let present = unsafe min(reader.count, Layout.magic.count)
    return (0..<present).first { unsafe reader.byte($0) != Layout.magic[$0] } ?? present
  }

  /// Checks the rows of the section table.
  private static func extents(_ reader: ByteReader, _ count: Int, _ tableEnd: Int) throws(FormatError) -> Extents {
    typealias At = Layout.Section
    var extents = Extents(repeating: 0..<0)
    var end = UInt64(tableEnd)
    for index in 0..<count {
      let base = Layout.Header.size + index * At.size
      let code = unsafe reader.u32(base + At.kind)
      let offset = unsafe reader.u64(base + At.offset)
      let length = unsafe reader.u64(base + At.length)
      guard unsafe offset >= end && offset % UInt64(Layout.alignment) == 0 && reader.holds(offset, length) else {
        throw unsafe corrupt(
          base + At.offset, "section \(reader.text(base + At.kind, 4)) at \(offset), \(length) bytes",
          "an aligned extent between \(end) and the end of the file")
      }
      end = offset + length
      let kind = SectionKind(code: code)
      guard unsafe kind != nil || reader.u32(base + At.flags) & At.optionalFlag != 0 else {
        throw FormatError(
          .unsupportedVersion, place: "header", byteOffset: base,
          found: unsafe "a section '\(reader.text(base + At.kind, 4))'", expected: "known sections")
      }
      for earlier in 0..<index where unsafe reader.u32(Layout.Header.size + earlier * At.size + At.kind) == code {
        throw unsafe corrupt(base, "a second section \(reader.text(base + At.kind, 4))", "each section once")
      }
      if let kind { extents[kind.index] = Int(offset)..<Int(end) }
    }
    return extents
  }

  /// The header checksum of the first bytes of a file: header and section table without the checksum itself.
  private static func checksum(_ head: UnsafeRawBufferPointer) -> UInt64 {
    let place = Layout.Header.checksum
    return unsafe withUnsafeTemporaryAllocation(byteCount: head.count - 8, alignment: 8) { covered in
      unsafe covered.copyMemory(from: UnsafeRawBufferPointer(rebasing: head[..<place]))
      unsafe UnsafeMutableRawBufferPointer(rebasing: covered[place...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: head[Layout.Header.size...]))
      return unsafe Checksum.hash(UnsafeRawBufferPointer(covered), at: 0)
    }
  }

  /// The header checksum for bytes that begin with a header and a section table of so many rows, as it should be.
  package static func checksum(of bytes: [UInt8], sectionCount: Int) -> UInt64 {
    let end = Layout.Header.size + sectionCount * Layout.Section.size
    return unsafe bytes[..<end].withUnsafeBytes { unsafe checksum($0) }
  }
}

/// A number in hexadecimal, as checksums are printed.
package func hexadecimal(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return "0x" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
