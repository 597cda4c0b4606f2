package import CalendarCore

/// Tables and keys → the bytes of a file.
package struct FileEncoder {
  /// By ``SectionKind/index``; those of keys and tables stay empty.
  private var sections = [SharedBytes](repeating: SharedBytes(), count: SectionKind.allCases.count)

  private init() {}

  /// The file for these tables, answering for each table its calendar with `keys`.
  ///
  /// - Parameters:
  ///   - tables: one for each calendar, in any order.
  ///   - keys: the parameters the file answers; each one's calendar has a table.
  ///   - hash: the key hash; another function is for tests only.
  /// - Returns: the same bytes for the same input, in whatever order it comes.
  package static func encode(
    tables: [EncodedTable], keys: Set<GridParameters>,
    hash: ([UInt8]) -> UInt64 = { Checksum.hash($0) }
  ) throws(FormatError) -> [UInt8] {
    var encoder = FileEncoder()
    let ordered = tables.sorted { $0.calendar.rawValue < $1.calendar.rawValue }
    var records: [[UInt8]] = []
    for table in ordered { records.append(try encoder.place(table)) }
    return encoder.assemble(ordered, records, keys, hash)
  }

  private mutating func place<T: FixedWidthInteger & BitwiseCopyable>(_ values: [T], in kind: SectionKind) -> UInt64 {
    UInt64(sections[kind.index].add(values))
  }

  /// Places a table's arrays and returns its record, whose checksum is still to be filled in.
  private mutating func place(_ table: EncodedTable) throws(FormatError) -> [UInt8] {
    typealias At = Layout.Table
    var writer = ByteWriter(zeros: At.size)
    writer.put(table.ruleVersion, at: At.ruleVersion)
    writer.put(Array(table.calendar.rawValue.utf8), at: At.calendar)
    writer.put(Int32(table.years.lowerBound), at: At.firstYear)
    writer.put(Int32(table.years.upperBound), at: At.lastYear)
    writer.put(UInt32(table.segments.count), at: At.segmentCount)
    writer.put(table.firstWeekdays.reduce(UInt32(0)) { $0 | 1 << UInt32($1.position) }, at: At.rowMask)
    for (index, segment) in table.segments.enumerated() {
      var record = segment.record
      record.months = place(segment.months, in: .months) + 4
      if !segment.years.isEmpty {
        let rows = sections[SectionKind.names.index].add(rowsOf: segment.nameRows, size: Layout.nameRowSize)
        try check(rows, below: Layout.maximumNameRows, "name rows", table.calendar)
        let words = segment.years.map {
          UInt32($0.lastOrdinal) | UInt32(rows[$0.nameRow]) << 4 | UInt32($0.firstIndex + Layout.yearWordShift) << 12
        }
        record.years = place(words, in: .years)
      }
      if !segment.labels.isEmpty {
        let rows = sections[SectionKind.labels.index].add(rowsOf: segment.labelRows, size: Layout.labelRowSize)
        try check(rows, below: Int(Layout.plainLabels), "label rows", table.calendar)
        let indexes = segment.labels.map { $0.map { UInt16(rows[$0]) } ?? Layout.plainLabels }
        record.labels = place(indexes, in: .labelIndexes)
      }
      let base = At.segments + index * Layout.Segment.size
      var residuals: [UInt8] = []
      residuals.reserveCapacity(table.firstWeekdays.count * segment.months.count)
      for firstWeekday in Weekday.allCases where table.firstWeekdays.contains(firstWeekday) {
        guard let rows = segment.rows[firstWeekday] else {
          preconditionFailure("the rows of every first weekday are added before the file is encoded")
        }
        residuals.append(contentsOf: rows.residuals)
        SegmentRecord.write(rows.record, to: &writer, at: base, firstWeekday.position)
      }
      record.rows = place(residuals, in: .rows)
      record.write(to: &writer, at: base)
    }
    return writer.bytes
  }

  private func check(
    _ rows: [Int], below limit: Int, _ kind: String, _ calendar: CalendarID
  ) throws(FormatError) {
    guard rows.allSatisfy({ $0 < limit }) else {
      throw FormatError(
        .notEncodable, place: calendar.rawValue, byteOffset: nil, found: "more \(kind)", expected: "at most \(limit)")
    }
  }

  private func assemble(
    _ tables: [EncodedTable], _ records: [[UInt8]], _ keys: Set<GridParameters>, _ hash: ([UInt8]) -> UInt64
  ) -> [UInt8] {
    let keyed = keys.map { (hash: hash($0.canonicalBytes), bytes: $0.canonicalBytes, calendar: $0.calendar) }
      .sorted { $0.hash != $1.hash ? $0.hash < $1.hash : $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let lengths = SectionKind.allCases.map { kind in
      switch kind {
      case .keys: Layout.Keys.fanoutSize + keyed.count * Layout.Keys.entrySize
      case .tables: records.count * Layout.Table.size
      default: sections[kind.index].writer.bytes.count
      }
    }
    let present = SectionKind.allCases.indices.filter { lengths[$0] > 0 }
    var writer = ByteWriter(zeros: Layout.Header.size + present.count * Layout.Section.size)
    writer.reserve(writer.bytes.count + lengths.reduce(0) { $0 + Layout.aligned($1) } + Layout.alignment)
    var extents: [(kind: SectionKind, offset: Int, length: Int)] = []
    for index in present {
      let kind = SectionKind.allCases[index]
      let offset = writer.align()
      extents.append((kind, offset, lengths[index]))
      switch kind {
      case .keys: writer.append(Self.directory(keyed, tables, at: offset))
      case .tables:
        for (number, record) in records.enumerated() {
          writer.append(Self.sealed(record, checksumAt: 0, from: 8, offset: offset + number * Layout.Table.size))
        }
      default: writer.append(sections[kind.index].writer.bytes)
      }
    }
    Self.putHeader(into: &writer, extents)
    return writer.bytes
  }

  /// Fills in the checksum of a record whose other bytes are done.
  private static func sealed(_ record: [UInt8], checksumAt place: Int, from: Int, offset: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(record)
    let covered = place == 0 ? Array(record[from...]) : Array(record[..<place])
    let checksum = unsafe covered.withUnsafeBytes { unsafe Checksum.hash($0, at: offset) }
    writer.put(checksum, at: place)
    return writer.bytes
  }

  private static func directory(
    _ keys: [(hash: UInt64, bytes: [UInt8], calendar: CalendarID)], _ tables: [EncodedTable], at offset: Int
  ) -> [UInt8] {
    typealias At = Layout.Keys
    var writer = ByteWriter(zeros: At.fanoutSize)
    var count = 0
    for bucket in 0..<256 {
      while count < keys.count, keys[count].hash >> 56 <= bucket { count += 1 }
      writer.put(UInt32(count), at: bucket * 4)
    }
    for key in keys {
      guard let table = tables.firstIndex(where: { $0.calendar == key.calendar }) else {
        preconditionFailure("every key's calendar has a table")
      }
      var entry = ByteWriter(zeros: At.entrySize)
      entry.put(key.hash, at: At.hash)
      entry.put(UInt8(key.bytes.count), at: At.parameterLength)
      entry.put(key.bytes, at: At.parameters)
      entry.put(UInt32(table), at: At.table)
      writer.append(sealed(entry.bytes, checksumAt: At.checksum, from: 0, offset: offset + writer.bytes.count))
    }
    return writer.bytes
  }

  private static func putHeader(
    into writer: inout ByteWriter, _ extents: [(kind: SectionKind, offset: Int, length: Int)]
  ) {
    typealias At = Layout.Header
    for (index, extent) in extents.enumerated() {
      let base = At.size + index * Layout.Section.size
      let checksum = unsafe writer.bytes.withUnsafeBytes {
        unsafe Checksum.hash(
          UnsafeRawBufferPointer(rebasing: $0[extent.offset..<(extent.offset + extent.length)]), at: extent.offset)
      }
      writer.put(Array(extent.kind.rawValue.utf8), at: base + Layout.Section.kind)
      writer.put(UInt32(0), at: base + Layout.Section.flags)
      writer.put(UInt64(extent.offset), at: base + Layout.Section.offset)
      writer.put(UInt64(extent.length), at: base + Layout.Section.length)
      writer.put(checksum, at: base + Layout.Section.checksum)
    }
    writer.put(Layout.magic, at: 0)
    writer.put(Layout.majorVersion, at: At.major)
    writer.put(Layout.minorVersion, at: At.minor)
    writer.put(Layout.byteOrderMark, at: At.byteOrderMark)
    writer.put(UInt32(extents.count), at: At.sectionCount)
    writer.put(UInt64(writer.bytes.count), at: At.totalLength)
    writer.put(Array(GeneratorVersion.text.utf8), at: At.generator)
    writer.put(HeaderView.checksum(of: writer.bytes, sectionCount: extents.count), at: At.checksum)
  }
}

/// The version that files name as their generator.
public enum GeneratorVersion {
  public static let text = "calgrid 1.0.0"
}
