import CalendarCore

/// A table record as numbers.
package struct TableRecord: Sendable {
  package let place: Int
  package let ruleVersion: UInt64
  package let years: ClosedRange<Int>
  package let rowMask: UInt32
  package let segmentCount: Int

  init(_ bytes: ByteReader, at place: Int) throws(FormatError) {
    typealias At = Layout.Table
    self.place = place
    unsafe ruleVersion = bytes.u64(place + At.ruleVersion)
    let first = unsafe Int(bytes.i32(place + At.firstYear))
    let last = unsafe Int(bytes.i32(place + At.lastYear))
    unsafe segmentCount = Int(bytes.u32(place + At.segmentCount))
    unsafe rowMask = bytes.u32(place + At.rowMask)
    guard first <= last, (1...At.maximumSegments).contains(segmentCount) else {
      throw FormatError(
        .corrupt, place: SectionKind.tables.rawValue, byteOffset: place + At.firstYear,
        found: "years \(first) to \(last) in \(segmentCount) segments", expected: "ascending years, 1 to 3 segments")
    }
    years = first...last
  }

  /// - Parameter position: of a week rule's first weekday: 0…6.
  /// - Throws: ``FormatError``: corrupt, if the table has no row sums for it.
  func requireRows(firstWeekday position: Int) throws(FormatError) {
    guard rowMask < 128, rowMask & (1 << UInt32(position)) != 0 else {
      throw FormatError(
        .corrupt, place: SectionKind.tables.rawValue, byteOffset: place + Layout.Table.rowMask,
        found: "no row sums for first weekday \(position + 1)", expected: "row sums for every key")
    }
  }
}

/// A calendar's table seen with one week rule: the segments and which years they answer.
package struct TableView: Sendable {
  package let ruleVersion: UInt64
  /// The years that are answered.
  package let years: ClosedRange<Int>
  /// All covered segments, ascending, joined without gap or overlap.
  package let segments: [SegmentView]

  /// - Parameter position: of the week rule's first weekday: 0…6.
  init(_ record: TableRecord, firstWeekday position: Int, _ file: FileView) throws(FormatError) {
    try record.requireRows(firstWeekday: position)
    let rank = (record.rowMask & ((1 << UInt32(position)) - 1)).nonzeroBitCount
    var segments: [SegmentView] = []
    segments.reserveCapacity(record.segmentCount)
    for index in 0..<record.segmentCount {
      let place = record.place + Layout.Table.segments + index * Layout.Segment.size
      let view = try unsafe SegmentView(
        SegmentRecord(file.bytes, at: place), SegmentRecord.rows(file.bytes, at: place, position), rank: rank,
        rankCount: record.rowMask.nonzeroBitCount, file: file, place: place)
      if let last = segments.last,
        last.firstYear + last.yearCount != view.firstYear || last.firstDay + last.dayCount != view.firstDay
      {
        throw FormatError(
          .corrupt, place: SectionKind.tables.rawValue, byteOffset: record.place, found: "segments with a gap",
          expected: "segments that join")
      }
      segments.append(view)
    }
    guard let first = segments.first, let last = segments.last, first.firstYear <= record.years.lowerBound,
      last.firstYear + last.yearCount > record.years.upperBound
    else {
      throw FormatError(
        .corrupt, place: SectionKind.tables.rawValue, byteOffset: record.place + Layout.Table.firstYear,
        found: "years \(record.years)", expected: "years inside the segments")
    }
    ruleVersion = record.ruleVersion
    years = record.years
    self.segments = segments
  }
  /// Checks what in a table depends on the first weekday, for a table that is sound with another one.
  ///
  /// - Throws: ``FormatError``: corrupt.
  static func checkRows(
    _ record: TableRecord, firstWeekday position: Int, _ file: FileView
  ) throws(FormatError) {
    try record.requireRows(firstWeekday: position)
    for index in 0..<record.segmentCount {
      let place = record.place + Layout.Table.segments + index * Layout.Segment.size
      let months = unsafe Int(file.bytes.u32(place + Layout.Segment.periodMonths))
      _ = unsafe try SegmentRecord.rows(file.bytes, at: place, position).slopes(months: months, at: place)
    }
  }
}
