/// What opening a file leaves out.
///
/// Most of the time goes into hashing the sections: the directory is read in place, and each table is looked at once, its rows once for
/// each first weekday.
extension FileView {
  /// Checks the checksum of every section, in which all keys and tables lie, and the bytes between them.
  ///
  /// - Throws: ``FormatError``: corrupt, with the section's name.
  /// - Complexity: O(file size).
  package func verifyChecksums() throws(FormatError) {
    let sections = header.sections
    for section in sections {
      let expected = unsafe Checksum.hash(bytes.slice(section.offset, section.length), at: section.offset)
      guard expected == section.checksum else {
        throw FormatError(
          .corrupt, place: section.kind, byteOffset: section.offset,
          found: "checksum \(hexadecimal(expected)) of \(section.length) bytes", expected: hexadecimal(section.checksum)
        )
      }
    }
    try verifyPadding(sections)
  }

  /// Checks every key and table, and what they say beyond their checksums: keys ascend and stand where their hashes are looked for, and each one whose
  /// spelling this version knows has the table of its calendar, whose arrays lie inside their sections.
  ///
  /// - Throws: ``FormatError``: corrupt.
  /// - Complexity: O(keys).
  package func verifyRecords() throws(FormatError) {
    var records: [TableRecord] = []
    records.reserveCapacity(tableCount)
    for index in 0..<tableCount { records.append(try tableRecord(index)) }
    // A bit for each first weekday with which a table was looked at.
    var seen = [UInt8](repeating: 0, count: tableCount)
    var previous: Entry?
    for index in 0..<keyCount {
      let entry = try entry(index)
      if let previous, !ascends(previous, entry) {
        throw corruptEntry(entry, "entry \(index) before the one in front of it", "ascending entries")
      }
      previous = entry
      guard let position = try firstWeekday(entry, index, records[entry.table]) else { continue }
      let bit: UInt8 = 1 << UInt8(position)
      if seen[entry.table] == 0 {
        _ = try TableView(records[entry.table], firstWeekday: position, self)
      } else if seen[entry.table] & bit == 0 {
        try TableView.checkRows(records[entry.table], firstWeekday: position, self)
      }
      seen[entry.table] |= bit
    }
  }

  /// A directory entry whose checksum is right and whose table is there.
  private struct Entry {
    let place: Int
    /// Length of the canonical bytes.
    let length: Int
    let hash: UInt64
    let table: Int
  }

  private func entry(_ index: Int) throws(FormatError) -> Entry {
    let place = entryPlace(index)
    let length = try checkEntry(place)
    let table = unsafe Int(bytes.u32(place + Layout.Keys.table))
    try checkTable(table, entry: place)
    return Entry(place: place, length: length, hash: unsafe bytes.u64(place), table: table)
  }

  private func canonicalBytes(_ entry: Entry) -> UnsafeRawBufferPointer {
    unsafe bytes.slice(entry.place + Layout.Keys.parameters, entry.length)
  }

  private func ascends(_ left: Entry, _ right: Entry) -> Bool {
    if left.hash != right.hash { return left.hash < right.hash }
    return unsafe canonicalBytes(left).lexicographicallyPrecedes(canonicalBytes(right))
  }

  private func corruptEntry(_ entry: Entry, _ found: String, _ expected: String) -> FormatError {
    FormatError(
      .corrupt, place: SectionKind.keys.rawValue, byteOffset: entry.place, found: found, expected: expected)
  }

  /// The place 0…6 of the first weekday in an entry's parameters, which are found where they stand and name the table's calendar.
  ///
  /// - Returns: `nil` for a spelling of parameters that this version does not know.
  private func firstWeekday(_ entry: Entry, _ index: Int, _ record: TableRecord) throws(FormatError) -> Int? {
    let canonical = unsafe canonicalBytes(entry)
    let length = entry.length
    guard unsafe length >= 4 && canonical[0] == 1 && Int(canonical[1]) == length - 4 else { return nil }
    let (weekday, days) = unsafe (Int(canonical[length - 2]), canonical[length - 1])
    guard (1...7).contains(weekday), (1...7).contains(days) else { return nil }
    let hash = unsafe Checksum.hash(canonical, at: 0)
    guard entry.hash == hash else {
      throw corruptEntry(entry, "hash \(hexadecimal(entry.hash))", hexadecimal(hash))
    }
    let bucket = Int(hash >> 56)
    let fanout = extent(.keys).lowerBound + bucket * 4
    let low = unsafe bucket == 0 ? 0 : Int(bytes.u32(fanout - 4))
    let high = unsafe Int(bytes.u32(fanout))
    guard low <= index, index < high else {
      throw corruptEntry(entry, "entry \(index) in bucket \(bucket)", "entries from \(low), fewer than \(high)")
    }
    let stored = unsafe bytes.slice(record.place + Layout.Table.calendar, Layout.Table.calendarSize)
    let name = unsafe UnsafeRawBufferPointer(rebasing: canonical[2..<(length - 2)])
    guard unsafe name.count <= stored.count && stored.starts(with: name) && stored.dropFirst(name.count).first ?? 0 == 0
    else {
      throw corruptEntry(entry, "the table of calendar \(calendar(of: record))", "that of the entry's calendar")
    }
    return weekday - 1
  }

  /// Bytes that belong to nothing must be zero, so that no damage goes unseen.
  private func verifyPadding(_ sections: [HeaderView.Section]) throws(FormatError) {
    var end = Layout.Header.size + sections.count * Layout.Section.size
    for section in sections {
      let padding = unsafe bytes.slice(end, section.offset - end)
      if let offset = unsafe padding.firstIndex(where: { $0 != 0 }) {
        throw FormatError(
          .corrupt, place: "padding", byteOffset: end + offset, found: "a byte other than zero", expected: "zero")
      }
      end = section.offset + section.length
    }
    guard end == header.totalLength else {
      throw FormatError(
        .corrupt, place: "file", byteOffset: end, found: "\(header.totalLength - end) bytes behind the last section",
        expected: "none")
    }
  }
}
