package import GridFormat

/// A cache file taken apart into its sections, to be damaged and put together again with every checksum right.
///
/// Checksums prove accidents, not intent: a file that somebody made on purpose has right ones, and must be harmless all the same.
package struct SectionFile {
  package struct Section {
    package var kind: String
    package var flags: UInt32 = 0
    package var content: [UInt8]

    package init(kind: String, flags: UInt32 = 0, content: [UInt8]) {
      self.kind = kind
      self.flags = flags
      self.content = content
    }
  }

  package var sections: [Section]
  package var major = Layout.majorVersion
  package var minor = Layout.minorVersion

  package init(_ bytes: [UInt8]) throws {
    sections = try bytes.withUnsafeBytes { buffer in
      try FileView(buffer).header.sections.map {
        Section(kind: $0.kind, content: Array(bytes[$0.offset..<($0.offset + $0.length)]))
      }
    }
  }

  package func index(_ kind: SectionKind) -> Int? {
    sections.firstIndex { $0.kind == kind.rawValue }
  }

  /// The file, with the checksums of entries, records, sections and header made right.
  package func assembled() -> [UInt8] {
    var writer = ByteWriter(zeros: Layout.Header.size + sections.count * Layout.Section.size)
    var extents: [(offset: Int, length: Int)] = []
    for section in sections {
      let offset = writer.align()
      writer.append(Self.sealed(section, at: offset))
      extents.append((offset, section.content.count))
    }
    writer.put(Layout.magic, at: 0)
    writer.put(major, at: Layout.Header.major)
    writer.put(minor, at: Layout.Header.minor)
    writer.put(Layout.byteOrderMark, at: Layout.Header.byteOrderMark)
    writer.put(UInt32(sections.count), at: Layout.Header.sectionCount)
    writer.put(UInt64(writer.bytes.count), at: Layout.Header.totalLength)
    writer.put(Array(GeneratorVersion.text.utf8), at: Layout.Header.generator)
    for (index, section) in sections.enumerated() {
      let base = Layout.Header.size + index * Layout.Section.size
      let (offset, length) = extents[index]
      writer.put(Array(section.kind.utf8), at: base + Layout.Section.kind)
      writer.put(section.flags, at: base + Layout.Section.flags)
      writer.put(UInt64(offset), at: base + Layout.Section.offset)
      writer.put(UInt64(length), at: base + Layout.Section.length)
      writer.put(Self.hash(writer.bytes, offset..<(offset + length)), at: base + Layout.Section.checksum)
    }
    var bytes = writer.bytes
    Self.sealHeader(&bytes)
    return bytes
  }

  /// Makes the header checksum right for whatever the header says, as far as the file is long enough for its section table.
  package static func sealHeader(_ bytes: inout [UInt8]) {
    guard bytes.count >= Layout.Header.size else { return }
    let count = bytes.withUnsafeBytes { ByteReader($0).u32(Layout.Header.sectionCount) }
    guard count <= 32, bytes.count >= Layout.Header.size + Int(count) * Layout.Section.size else { return }
    var writer = ByteWriter()
    writer.append(bytes)
    writer.put(HeaderView.checksum(of: bytes, sectionCount: Int(count)), at: Layout.Header.checksum)
    bytes = writer.bytes
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    bytes.withUnsafeBytes { Checksum.hash(UnsafeRawBufferPointer(rebasing: $0[range]), at: range.lowerBound) }
  }

  /// The content with the checksums of directory entries or table records made right for this place in the file.
  private static func sealed(_ section: Section, at offset: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(section.content)
    func seal(_ range: Range<Int>, at place: Int) {
      let checksum = section.content.withUnsafeBytes {
        Checksum.hash(UnsafeRawBufferPointer(rebasing: $0[range]), at: offset + min(place, range.lowerBound))
      }
      writer.put(checksum, at: place)
    }
    switch SectionKind(rawValue: section.kind) {
    case .keys:
      var entry = Layout.Keys.fanoutSize
      while entry + Layout.Keys.entrySize <= section.content.count {
        seal(entry..<(entry + Layout.Keys.checksum), at: entry + Layout.Keys.checksum)
        entry += Layout.Keys.entrySize
      }
    case .tables:
      var record = 0
      while record + Layout.Table.size <= section.content.count {
        seal((record + 8)..<(record + Layout.Table.size), at: record)
        record += Layout.Table.size
      }
    default: break
    }
    return writer.bytes
  }
}
