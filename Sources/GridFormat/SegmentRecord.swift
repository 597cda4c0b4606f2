/// The 256 bytes that describe a segment, as numbers; written and read in this one place.
package struct SegmentRecord: Hashable, Sendable {
  package struct Rows: Hashable, Sendable {
    /// Rows in a period.
    package var periodRows: UInt32 = 0
    /// What to subtract from slope and residual.
    package var bias: UInt16 = 0
    /// How far the inverse may overshoot.
    package var steps: UInt16 = 0
    package var inverseBias: UInt64 = 0
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
  package var yearBias: UInt64 = 0
  package var months: UInt64 = 0
  package var years = Layout.Segment.absent
  package var labels = Layout.Segment.absent
  package var rows: UInt64 = 0
  /// Indexed by the position of the first weekday, 0…6.
  package var rowRecords = [Rows](repeating: Rows(), count: 7)

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
    unsafe yearBias = reader.u64(base + At.yearBias)
    unsafe months = reader.u64(base + At.months)
    unsafe years = reader.u64(base + At.years)
    unsafe labels = reader.u64(base + At.labels)
    unsafe rows = reader.u64(base + At.rows)
    for index in 0..<7 {
      rowRecords[index] = unsafe Self.rows(reader, at: base, index)
    }
  }

  /// The row record of one first weekday.
  package static func rows(_ reader: ByteReader, at base: Int, _ index: Int) -> Rows {
    let place = base + Layout.Segment.rowRecords + index * Layout.Segment.rowRecordSize
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
    writer.put(yearBias, at: base + At.yearBias)
    writer.put(months, at: base + At.months)
    writer.put(years, at: base + At.years)
    writer.put(labels, at: base + At.labels)
    writer.put(rows, at: base + At.rows)
    for (index, record) in rowRecords.enumerated() {
      let place = base + At.rowRecords + index * At.rowRecordSize
      writer.put(record.periodRows, at: place)
      writer.put(record.bias, at: place + 4)
      writer.put(record.steps, at: place + 6)
      writer.put(record.inverseBias, at: place + 8)
    }
  }
}
