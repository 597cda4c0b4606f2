import CalendarCore

/// A segment's record, with its arrays not yet placed in the file.
struct EncodedSegment: Sendable {
  var record: SegmentRecord
  /// The word of the month before the first one in a repeating pattern, *n* month words, and the word of the end.
  var months: [UInt32]
  /// Each year's names, last ordinal and index of ordinal 1, and the end; empty if every year has months 1…n.
  var years: [Year]
  /// The years' different name rows, in the order in which they come.
  var nameRows = SharedBytes()
  /// The number of each month's label row; `nil` for plain months. Empty if all are plain.
  var labels: [Int?]
  /// The months' different label rows, in the order in which they come.
  var labelRows = SharedBytes()
  /// The row sums for each first weekday; empty until they are made.
  var rows: [Weekday: Rows] = [:]

  struct Rows: Sendable {
    var record: SegmentRecord.Rows
    /// *n* + 1 residuals.
    var residuals: [UInt8]
  }

  struct Year: Sendable {
    /// The number of its name row.
    var nameRow: Int
    var lastOrdinal: Int
    /// May be negative in the first year.
    var firstIndex: Int
  }
}

/// Year shapes → the arrays of one segment, with a proof that every lookup formula holds for every month.
struct SegmentEncoder {
  let calendar: CalendarID

  /// The segment without its rows.
  func encode(_ shapes: ArraySlice<YearShape>, period: Int?) throws(FormatError) -> EncodedSegment {
    let stored = period.map { shapes.prefix($0) } ?? shapes
    guard let first = stored.first, let last = stored.last, let end = shapes.last?.end else {
      throw failure(year: 0, "no years", "at least one year")
    }
    try checkRepetition(of: shapes, period: period)
    let monthCount = stored.reduce(0) { $0 + $1.months.count }
    var record = SegmentRecord()
    record.firstYear = Int32(first.year)
    record.yearCount = UInt32(shapes.count)
    record.firstDay = first.start.rawValue
    record.dayCount = UInt32(end - first.start)
    record.periodYears = UInt32(stored.count)
    record.periodDays = UInt32(last.end - first.start)
    record.periodMonths = UInt32(monthCount)
    guard record.periodDays <= MonthWord.maximumStart else {
      throw failure(
        year: first.year, "\(record.periodDays) days", "at most \(MonthWord.maximumStart) days in a segment")
    }

    let plainNames = stored.allSatisfy {
      $0.months.count == first.months.count && $0.firstOrdinal == 1 && hasPlainNames($0)
    }
    record.monthsPerYear = plainNames ? UInt32(first.months.count) : 0

    var encoded = EncodedSegment(record: record, months: [], years: [], labels: [])
    var words: [UInt32] = []
    words.reserveCapacity(monthCount + 2)
    if !plainNames { encoded.years.reserveCapacity(stored.count + 1) }
    var starts: [Int] = []
    starts.reserveCapacity(monthCount + 1)
    // The place of the month before the first.
    words.append(0)
    var day = 0
    var weekday = first.start.weekday.position
    var shortest = Int.max
    var hasLabels = false
    for shape in stored {
      guard shape.start - first.start == day else {
        throw failure(
          year: shape.year, "start \(shape.start)", "start \(first.start + day), where the year before ends")
      }
      try check(shape, isFirst: shape.year == first.year)
      if !plainNames {
        encoded.years.append(
          EncodedSegment.Year(
            nameRow: encoded.nameRows.add(row: nameRow(shape)),
            lastOrdinal: shape.firstOrdinal + shape.months.count - 1,
            firstIndex: starts.count - (shape.firstOrdinal - 1)))
      }
      // Fields are read one by one: a copy of the month would count a reference to its labels.
      for position in shape.months.indices {
        let dayCount = shape.months[position].dayCount
        let hasOwnLabels = shape.months[position].labels != nil
        words.append(
          MonthWord(start: day, dayCount: dayCount, weekdayPosition: weekday, hasLabels: hasOwnLabels).bits)
        starts.append(day)
        day += dayCount
        weekday = Int(UInt32(weekday + dayCount) % 7)
        shortest = min(shortest, dayCount)
        hasLabels = hasLabels || hasOwnLabels
      }
    }
    // In a repeating pattern the last month stands before the first; a segment stored in full knows nothing there.
    let before = MonthWord(
      start: 0, dayCount: period == nil ? 0 : last.months.last?.dayCount ?? 0, weekdayPosition: 0, hasLabels: false)
    words[0] = before.bits
    starts.append(day)
    words.append(MonthWord(start: day, dayCount: 0, weekdayPosition: 0, hasLabels: false).bits)
    encoded.record.isSimple = shortest >= 26 && !hasLabels
    if hasLabels {
      encoded.labels.reserveCapacity(monthCount)
      for shape in stored {
        for position in shape.months.indices {
          encoded.labels.append(shape.months[position].labels.map { encoded.labelRows.add(row: labelRow($0)) })
        }
      }
    }
    try fitMonths(starts, into: &encoded.record)
    if !plainNames {
      encoded.years.append(
        EncodedSegment.Year(nameRow: encoded.nameRows.add(row: SIMD16<UInt8>()), lastOrdinal: 0, firstIndex: monthCount)
      )
      try fitYears(encoded.years, into: &encoded.record)
    }
    encoded.months = words
    return encoded
  }

  private func failure(year: Int, _ found: String, _ expected: String) -> FormatError {
    FormatError(
      .notEncodable, place: "\(calendar.rawValue) year \(year)", byteOffset: nil, found: found, expected: expected)
  }

  /// The stretch must repeat exactly, or it is not stored as one period.
  private func checkRepetition(of shapes: ArraySlice<YearShape>, period: Int?) throws(FormatError) {
    guard let period else { return }
    let days = shapes[shapes.startIndex + period].start - shapes[shapes.startIndex].start
    guard days % 7 == 0 else {
      throw failure(year: shapes[shapes.startIndex].year, "a period of \(days) days", "whole weeks")
    }
    for index in (shapes.startIndex + period)..<shapes.endIndex {
      let earlier = shapes[index - period]
      let later = shapes[index]
      guard later.months == earlier.months, later.start - earlier.start == days else {
        throw failure(year: later.year, "another shape", "the shape of year \(earlier.year), \(days) days later")
      }
    }
  }

  private func hasPlainNames(_ shape: YearShape) -> Bool {
    shape.months.indices.allSatisfy {
      shape.months[$0].name.number == $0 + 1 && !shape.months[$0].name.isLeap
    }
  }

  private func check(_ shape: YearShape, isFirst: Bool) throws(FormatError) {
    // Only a table's first year may lack its first months.
    let fits =
      shape.firstOrdinal >= 1 && shape.firstOrdinal + shape.months.count <= 14 && (shape.firstOrdinal == 1 || isFirst)
    for position in shape.months.indices {
      let (name, dayCount) = (shape.months[position].name, shape.months[position].dayCount)
      guard fits, (1...32).contains(dayCount), (1...13).contains(name.number),
        (shape.months[position].labels?.count ?? dayCount) == dayCount
      else {
        throw failure(
          year: shape.year, "month \(name) of \(dayCount) days at ordinal \(position + 1)",
          "at most 13 months of 1 to 32 days, one label a day")
      }
    }
  }

  /// Finds slope and bias so that `(day · slope + bias) >> 40` is the month's index or one more, and proves it.
  private func fitMonths(_ starts: [Int], into record: inout SegmentRecord) throws(FormatError) {
    let count = starts.count - 1
    let line = InverseLine(boundaries: starts)
    guard line.overshoot <= 1 else {
      throw failure(
        year: Int(record.firstYear), "months up to \(line.overshoot) places from a line", "at most 1 (\(count) months)")
    }
    record.monthBias = line.bias
  }

  private func labelRow(_ labels: [UInt8]) -> SIMD32<UInt8> {
    var row = SIMD32<UInt8>()
    for index in labels.indices { row[index] = labels[index] }
    return row
  }

  /// The names of months 1…13 of a year, a byte each.
  private func nameRow(_ shape: YearShape) -> SIMD16<UInt8> {
    var row = SIMD16<UInt8>()
    for position in shape.months.indices where shape.firstOrdinal + position <= 13 {
      let name = shape.months[position].name
      row[shape.firstOrdinal - 1 + position] = UInt8(name.number) | (name.isLeap ? 0x80 : 0)
    }
    return row
  }

  /// Finds slope and bias so that `(month · slope + bias) >> 40` is the month's year or one more, and proves it.
  private func fitYears(_ years: [EncodedSegment.Year], into record: inout SegmentRecord) throws(FormatError) {
    let boundaries = years.map { max(0, $0.firstIndex) }
    // The first and last year may be cut short, so the slope is that of the years between them.
    let last = boundaries.count - 2
    let slope =
      last > 1
      ? InverseLine.slope(UInt64(last - 1), over: UInt64(boundaries[last] - boundaries[1]), shift: 40) : nil
    let line = InverseLine(boundaries: boundaries, slope: slope)
    guard line.overshoot <= 1 else {
      throw failure(
        year: Int(record.firstYear), "years up to \(line.overshoot) places from a line", "at most 1")
    }
    record.yearSlope = line.slope
    record.yearBias = line.bias
  }

  /// The rows before each month of a segment, for one first weekday.
  func rows(_ segment: EncodedSegment, _ firstWeekday: Weekday) throws(FormatError) -> EncodedSegment.Rows {
    // The word of the month before the first one and that of the end have no rows.
    let words = segment.months.dropFirst().dropLast()
    let count = words.count
    var before = [Int](repeating: 0, count: count + 1)
    var sums = before.mutableSpan
    let turn = 7 - firstWeekday.position
    var sum = 0
    for (index, bits) in words.enumerated() {
      sums[index] = sum
      let word = MonthWord(bits: bits)
      let offset = UInt32(truncatingIfNeeded: word.weekdayPosition &+ turn) % 7
      sum &+= Int((offset &+ UInt32(truncatingIfNeeded: word.dayCount) &+ 6) / 7)
    }
    sums[count] = sum
    let slope = InverseLine.slope(UInt64(sum), over: UInt64(count), shift: 32)
    func residual(_ index: Int) -> Int { before[index] &- Int((UInt64(index) &* slope) >> 32) }
    var (lowest, highest) = (0, 0)
    for index in before.indices {
      lowest = min(lowest, residual(index))
      highest = max(highest, residual(index))
    }
    guard -lowest <= Int(UInt16.max), highest - lowest <= 255 else {
      throw failure(
        year: Int(segment.record.firstYear), "row sums \(lowest)…\(highest) from a line", "a span of 255")
    }
    let inverse = InverseLine(boundaries: before)
    return EncodedSegment.Rows(
      record: SegmentRecord.Rows(
        periodRows: UInt32(sum), bias: UInt16(-lowest), steps: UInt16(inverse.overshoot), inverseBias: inverse.bias),
      residuals: before.indices.map { UInt8(residual($0) - lowest) })
  }
}
