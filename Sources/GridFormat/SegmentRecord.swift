/// The 256 bytes that describe a segment, as numbers; written and read in this one place. The seven row records among them are read
/// one by one: a week rule needs one of them.
package struct SegmentRecord: Hashable, Sendable {
  package struct Rows: Hashable, Sendable {
    /// Rows in a period.
    package var periodRows: UInt32 = 0
    /// What to subtract from slope and residual.
    package var bias: UInt16 = 0
    /// How far the inverse may overshoot.
    package var steps: UInt16 = 0
    package var inverseBias: UInt64 = 0

    /// The slopes of the lines from months to rows and back, which cannot point outside their arrays.
    ///
    /// - Parameters:
    ///   - count: months in a period: 1 and more.
    ///   - place: where in the file the segment's record stands.
    /// - Throws: ``FormatError``: corrupt.
    func slopes(months count: Int, at place: Int) throws(FormatError) -> (rows: UInt64, inverse: UInt64) {
      func corrupt() -> FormatError {
        FormatError(
          .corrupt, place: SectionKind.tables.rawValue, byteOffset: place + Layout.Segment.rowRecords,
          found: "\(periodRows) rows", expected: "rows of \(count) months")
      }
      guard (1..<(1 << 23)).contains(periodRows), steps <= 16 else { throw corrupt() }
      let inverse = InverseLine.slope(UInt64(count), over: UInt64(periodRows), shift: 40)
      guard inverseBias < 1 << 60,
        (UInt64(periodRows - 1) * inverse + inverseBias) >> 40 <= UInt64(count) + UInt64(steps)
      else { throw corrupt() }
      return (InverseLine.slope(UInt64(periodRows), over: UInt64(count), shift: 32), inverse)
    }
  }

  package var firstYear: Int32 = 0
  package var yearCount: UInt32 = 0
  package var firstDay: Int32 = 0
  package var dayCount: UInt32 = 0
  package var periodYears: UInt32 = 0
  package var periodDays: UInt32 = 0
  package var periodMonths: UInt32 = 0
  package var monthsPerYear: UInt32 = 0
  /// Whether every month has at least 26 days and plain labels, so that neighbour cells reach one month only.
  package var isSimple = false
  package var monthBias: UInt64 = 0
  package var yearSlope: UInt64 = 0
  package var yearBias: UInt64 = 0
  package var months: UInt64 = 0
  package var years = Layout.Segment.absent
  package var labels = Layout.Segment.absent
  package var rows: UInt64 = 0

  package init() {}

  package init(_ reader: ByteReader, at base: Int) {
    typealias At = Layout.Segment
    unsafe firstYear = reader.i32(base + At.firstYear)
    unsafe yearCount = reader.u32(base + At.yearCount)
    unsafe firstDay = reader.i32(base + At.firstDay)
    unsafe dayCount = reader.u32(base + At.dayCount)
    unsafe periodYears = reader.u32(base + At.periodYears)
    unsafe periodDays = reader.u32(base + At.periodDays)
    unsafe periodMonths = reader.u32(base + At.periodMonths)
    unsafe monthsPerYear = reader.u32(base + At.monthsPerYear)
    isSimple = unsafe reader.u32(base + At.flags) & At.simpleFlag != 0
    unsafe monthBias = reader.u64(base + At.monthBias)
    unsafe yearSlope = reader.u64(base + At.yearSlope)
    unsafe yearBias = reader.u64(base + At.yearBias)
    unsafe months = reader.u64(base + At.months)
    unsafe years = reader.u64(base + At.years)
    unsafe labels = reader.u64(base + At.labels)
    unsafe rows = reader.u64(base + At.rows)
  }

  private static func rowsPlace(_ base: Int, _ position: Int) -> Int {
    base + Layout.Segment.rowRecords + position * Layout.Segment.rowRecordSize
  }

  /// The row record of the first weekday at a position 0…6.
  package static func rows(_ reader: ByteReader, at base: Int, _ position: Int) -> Rows {
    let place = rowsPlace(base, position)
    return unsafe Rows(
      periodRows: reader.u32(place), bias: reader.u16(place + 4), steps: reader.u16(place + 6),
      inverseBias: reader.u64(place + 8))
  }

  package func write(to writer: inout ByteWriter, at base: Int) {
    typealias At = Layout.Segment
    writer.put(firstYear, at: base + At.firstYear)
    writer.put(yearCount, at: base + At.yearCount)
    writer.put(firstDay, at: base + At.firstDay)
    writer.put(dayCount, at: base + At.dayCount)
    writer.put(periodYears, at: base + At.periodYears)
    writer.put(periodDays, at: base + At.periodDays)
    writer.put(periodMonths, at: base + At.periodMonths)
    writer.put(monthsPerYear, at: base + At.monthsPerYear)
    writer.put(isSimple ? At.simpleFlag : 0, at: base + At.flags)
    writer.put(monthBias, at: base + At.monthBias)
    writer.put(yearSlope, at: base + At.yearSlope)
    writer.put(yearBias, at: base + At.yearBias)
    writer.put(months, at: base + At.months)
    writer.put(years, at: base + At.years)
    writer.put(labels, at: base + At.labels)
    writer.put(rows, at: base + At.rows)
  }

  package static func write(_ rows: Rows, to writer: inout ByteWriter, at base: Int, _ position: Int) {
    let place = rowsPlace(base, position)
    writer.put(rows.periodRows, at: place)
    writer.put(rows.bias, at: place + 4)
    writer.put(rows.steps, at: place + 6)
    writer.put(rows.inverseBias, at: place + 8)
  }
}
