package import CalendarCore

/// A whole file, its header checked; the memory is its owner's.
@safe
package struct FileView: @unchecked Sendable {  // read-only memory that its owner keeps alive
  package let header: HeaderView
  package let bytes: ByteReader

  /// Checks the header, the section table and that the sections this version needs are there.
  ///
  /// - Complexity: O(1) in the file's size.
  package init(_ buffer: UnsafeRawBufferPointer) throws(FormatError) {
    unsafe bytes = ByteReader(buffer)
    unsafe header = try HeaderView(bytes)
    try require(.keys)
    try require(.tables)
    try require(.months)
    try require(.rows)
  }

  private func require(_ kind: SectionKind) throws(FormatError) {
    guard !extent(kind).isEmpty else {
      throw FormatError(
        .corrupt, place: "header", byteOffset: Layout.Header.size, found: "no section \(kind.rawValue)",
        expected: "one")
    }
  }

  /// A view of what is readable in a damaged file; `nil` if that is nothing.
  package init?(damaged buffer: UnsafeRawBufferPointer) {
    let reader = unsafe ByteReader(buffer)
    guard let header = unsafe HeaderView(damaged: reader) else { return nil }
    unsafe bytes = unsafe reader
    self.header = header
  }

  /// Whether a section's bytes have the checksum that the section table gives.
  ///
  /// - Complexity: O(length of the section).
  package func isIntact(_ section: HeaderView.Section) -> Bool {
    unsafe Checksum.hash(bytes.slice(section.offset, section.length), at: section.offset) == section.checksum
  }

  /// Where a section stands; empty if the file has none of this kind.
  package func extent(_ kind: SectionKind) -> Range<Int> {
    header.extent(kind)
  }

  /// The number of directory entries.
  package var keyCount: Int {
    max(0, extent(.keys).count - Layout.Keys.fanoutSize) / Layout.Keys.entrySize
  }

  package var tableCount: Int { extent(.tables).count / Layout.Table.size }

  /// The canonical bytes and table index of a directory entry, its checksum and table checked.
  package func key(_ index: Int) throws(FormatError) -> (hash: UInt64, canonicalBytes: [UInt8], table: Int) {
    let key = try keyAlone(index)
    try checkTable(key.table, entry: entryPlace(index))
    return key
  }

  /// A directory entry, whether or not the file still has the table that it points to.
  package func keyAlone(_ index: Int) throws(FormatError) -> (hash: UInt64, canonicalBytes: [UInt8], table: Int) {
    typealias At = Layout.Keys
    let place = entryPlace(index)
    let length = try checkEntry(place)
    return unsafe (
      bytes.u64(place + At.hash), bytes.array(place + At.parameters, length), Int(bytes.u32(place + At.table))
    )
  }

  func entryPlace(_ index: Int) -> Int {
    extent(.keys).lowerBound + Layout.Keys.fanoutSize + index * Layout.Keys.entrySize
  }

  /// Checks a directory entry by its checksum; returns the length of its canonical bytes.
  func checkEntry(_ place: Int) throws(FormatError) -> Int {
    typealias At = Layout.Keys
    let expected = unsafe Checksum.hash(bytes.slice(place, At.checksum), at: place)
    let stored = unsafe bytes.u64(place + At.checksum)
    guard stored == expected else {
      throw FormatError(
        .corrupt, place: SectionKind.keys.rawValue, byteOffset: place + At.checksum,
        found: "checksum \(hexadecimal(stored))", expected: hexadecimal(expected))
    }
    let length = unsafe Int(bytes.byte(place + At.parameterLength))
    guard length <= At.maximumParameterLength else {
      throw FormatError(
        .corrupt, place: SectionKind.keys.rawValue, byteOffset: place + At.parameterLength,
        found: "\(length) parameter bytes", expected: "at most \(At.maximumParameterLength)")
    }
    return length
  }

  func checkTable(_ table: Int, entry place: Int) throws(FormatError) {
    guard table < tableCount else {
      throw FormatError(
        .corrupt, place: SectionKind.keys.rawValue, byteOffset: place + Layout.Keys.table, found: "table \(table)",
        expected: "a table below \(tableCount)")
    }
  }

  /// The table that answers these parameters.
  ///
  /// - Throws: ``FormatError``: parameters not in this file, or corrupt.
  /// - Complexity: O(1) expected: one bucket of the directory.
  package func table(
    for parameters: GridParameters, hash: ([UInt8]) -> UInt64 = { Checksum.hash($0) }
  ) throws(FormatError) -> TableView {
    let canonical = parameters.canonicalBytes
    let wanted = hash(canonical)
    let keys = extent(.keys)
    guard keys.count >= Layout.Keys.fanoutSize else {
      throw FormatError(
        .corrupt, place: SectionKind.keys.rawValue, byteOffset: keys.lowerBound, found: "\(keys.count) bytes",
        expected: "at least \(Layout.Keys.fanoutSize)")
    }
    let bucket = Int(wanted >> 56)
    let low = unsafe bucket == 0 ? 0 : Int(bytes.u32(keys.lowerBound + (bucket - 1) * 4))
    let high = unsafe Int(bytes.u32(keys.lowerBound + bucket * 4))
    guard low <= high, high <= keyCount else {
      throw FormatError(
        .corrupt, place: SectionKind.keys.rawValue, byteOffset: keys.lowerBound + bucket * 4,
        found: "entries \(low) to \(high)", expected: "ascending counts up to \(keyCount)")
    }
    for index in low..<high {
      let place = entryPlace(index)
      guard unsafe bytes.u64(place) == wanted else { continue }
      let length = try checkEntry(place)
      let table = unsafe Int(bytes.u32(place + Layout.Keys.table))
      try checkTable(table, entry: place)
      if unsafe bytes.slice(place + Layout.Keys.parameters, length).elementsEqual(canonical) {
        return try self.table(table, parameters)
      }
    }
    throw FormatError(
      .parametersNotInFile, place: SectionKind.keys.rawValue, byteOffset: nil, found: "\(keyCount) other keys",
      expected: "\(parameters)")
  }

  private func table(_ index: Int, _ parameters: GridParameters) throws(FormatError) -> TableView {
    let record = try tableRecord(index)
    let name = parameters.calendar.rawValue
    guard unsafe bytes.holdsText(name, record.place + Layout.Table.calendar, Layout.Table.calendarSize) else {
      throw FormatError(
        .corrupt, place: SectionKind.tables.rawValue, byteOffset: record.place + Layout.Table.calendar,
        found: "calendar \(calendar(of: record))", expected: name)
    }
    return try TableView(record, firstWeekday: parameters.weekRule.firstWeekday.position, self)
  }

  /// The identifier of a table's calendar; a newer version may know calendars that this one does not.
  package func calendar(of record: TableRecord) -> String {
    unsafe bytes.text(record.place + Layout.Table.calendar, Layout.Table.calendarSize)
  }

  /// One table record, its checksum checked.
  package func tableRecord(_ index: Int) throws(FormatError) -> TableRecord {
    let place = extent(.tables).lowerBound + index * Layout.Table.size
    let covered = unsafe bytes.slice(place + 8, Layout.Table.size - 8)
    let expected = unsafe Checksum.hash(covered, at: place)
    let stored = unsafe bytes.u64(place)
    guard stored == expected else {
      throw FormatError(
        .corrupt, place: SectionKind.tables.rawValue, byteOffset: place, found: "checksum \(hexadecimal(stored))",
        expected: hexadecimal(expected))
    }
    return unsafe try TableRecord(bytes, at: place)
  }
}
