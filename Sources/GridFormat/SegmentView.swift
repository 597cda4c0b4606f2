public import CalendarCore

/// One segment of a table, ready for lookups: the fence around the hot loads.
///
/// `init` checks the extents of all arrays and that the lookup formulas cannot point outside them; after that no content of the
/// file, damaged or hostile, can make a load leave the file. All arithmetic wraps, so nothing traps either.
@frozen
@usableFromInline
@safe
package struct SegmentView: @unchecked Sendable {  // read-only memory that its owner keeps alive
  @usableFromInline package let firstYear: Int
  @usableFromInline package let yearCount: Int
  @usableFromInline package let firstDay: Int
  @usableFromInline package let dayCount: Int
  @usableFromInline package let periodYears: Int
  @usableFromInline package let periodDays: Int
  @usableFromInline package let periodMonths: Int
  @usableFromInline package let periodRows: Int
  /// 12 or 13; 0 if years differ.
  @usableFromInline package let monthsPerYear: Int
  /// For 12 or 13 months a year: multiply and shift by 32 to divide a month's index by it.
  @usableFromInline let yearMagic: UInt64
  /// Whether one period is stored for several.
  @usableFromInline package let isPeriodic: Bool
  /// Whether every month has at least 26 days and plain labels.
  @usableFromInline package let isSimple: Bool
  /// Months in the whole segment.
  @usableFromInline package let monthCount: Int
  @usableFromInline let yearFactor: UInt64
  @usableFromInline let dayFactor: UInt64
  @usableFromInline let monthSlope: UInt64
  @usableFromInline let monthBias: UInt64
  @usableFromInline let yearSlope: UInt64
  @usableFromInline let yearBias: UInt64
  @usableFromInline let rowSlope: UInt64
  @usableFromInline let rowBias: Int
  @usableFromInline let rowSteps: Int
  @usableFromInline let rowInverseSlope: UInt64
  @usableFromInline let rowInverseBias: UInt64
  @usableFromInline let labelRowCount: Int
  @usableFromInline let nameRowCount: Int
  @usableFromInline let months: UnsafeRawPointer
  /// The words so that, in a flat segment, months of whole years since the anchor's year plus an ordinal are an index.
  @usableFromInline var anchor: UnsafeRawPointer
  /// Add to such an index to get the month's index in the period.
  @usableFromInline var anchorShift: Int
  /// The year words of a segment whose years differ; others never ask for them.
  @usableFromInline let years: UnsafeRawPointer
  @usableFromInline let nameRows: UnsafeRawPointer?
  @usableFromInline let labelIndexes: UnsafeRawPointer?
  @usableFromInline let labelRows: UnsafeRawPointer?
  @usableFromInline let rows: UnsafeRawPointer

  /// - Parameters:
  ///   - record: the segment's numbers.
  ///   - rowRecord: those of the first weekday.
  ///   - rank: the first weekday's place among the `rankCount` ones that have row sums.
  ///   - place: where in the file the record stands.
  init(
    _ record: SegmentRecord, _ rowRecord: SegmentRecord.Rows, rank: Int, rankCount: Int, file: FileView, place: Int
  ) throws(FormatError) {
    func corrupt(_ field: Int, _ found: String, _ expected: String) -> FormatError {
      FormatError(
        .corrupt, place: SectionKind.tables.rawValue, byteOffset: place + field, found: found, expected: expected)
    }
    typealias At = Layout.Segment
    let count = Int(record.periodMonths)
    guard (1...65_535).contains(record.yearCount), (1...record.yearCount).contains(record.periodYears) else {
      throw corrupt(At.yearCount, "\(record.yearCount) years, period \(record.periodYears)", "1 to 65,535")
    }
    guard record.dayCount < 1 << 24, (1...max(1, record.dayCount)).contains(record.periodDays),
      UInt64(record.dayCount) * UInt64(record.periodDays) < 1 << 44 || record.periodYears == record.yearCount
    else {
      throw corrupt(At.dayCount, "\(record.dayCount) days, period \(record.periodDays)", "a shorter period")
    }
    guard (1...1 << 20).contains(count),
      record.monthsPerYear == 0
        || (record.monthsPerYear <= 13 && Int(record.monthsPerYear) * Int(record.periodYears) == count)
    else {
      throw corrupt(At.periodMonths, "\(count) months", "12 or 13 a year")
    }
    // The largest guess must stay inside the words: n at most.
    let lastDay = UInt64(record.periodDays) - 1
    monthSlope = InverseLine.slope(UInt64(count), over: UInt64(record.periodDays), shift: 40)
    guard record.monthBias < 1 << 60, (lastDay * monthSlope + record.monthBias) >> 40 <= UInt64(count)
    else {
      throw corrupt(At.monthBias, "a line beyond month \(count)", "a line that ends there")
    }
    (rowSlope, rowInverseSlope) = try rowRecord.slopes(months: count, at: place)
    func extent(
      _ offset: UInt64, _ length: Int, _ kind: SectionKind, _ field: Int
    ) throws(FormatError) -> UnsafeRawPointer {
      let section = file.extent(kind)
      guard offset <= UInt64(section.count), length <= section.count - Int(offset),
        let base = unsafe file.bytes.bytes.baseAddress
      else {
        throw corrupt(field, "\(length) bytes at \(offset) of \(kind.rawValue)", "an extent within \(section.count)")
      }
      return unsafe base + section.lowerBound + Int(offset)
    }
    // One word stands before the first month.
    guard record.months >= 4 else { throw corrupt(At.months, "offset \(record.months)", "at least 4") }
    unsafe months = try extent(record.months, (count + 1) * 4, .months, At.months)
    unsafe anchor = unsafe months
    anchorShift = 0
    yearSlope = record.yearSlope
    if record.monthsPerYear == 0 {
      unsafe years = try extent(record.years, (Int(record.periodYears) + 1) * 4, .years, At.years)
      unsafe nameRows = try extent(0, 0, .names, At.years)
      nameRowCount = file.extent(.names).count / Layout.nameRowSize
      let lastMonth = UInt64(count - 1)
      guard yearSlope < 1 << 40, record.yearBias < 1 << 60,
        (lastMonth * yearSlope + record.yearBias) >> 40 <= UInt64(record.periodYears)
      else {
        throw corrupt(At.yearBias, "a line beyond year \(record.periodYears)", "a line that ends there")
      }
    } else {
      unsafe years = unsafe months
      unsafe nameRows = nil
      nameRowCount = 0
    }
    if record.labels != At.absent {
      unsafe labelIndexes = try extent(record.labels, count * 2, .labelIndexes, At.labels)
      unsafe labelRows = try extent(0, 0, .labels, At.labels)
      labelRowCount = file.extent(.labels).count / Layout.labelRowSize
    } else {
      unsafe labelIndexes = nil
      unsafe labelRows = nil
      labelRowCount = 0
    }
    let allRows = unsafe try extent(record.rows, (count + 1) * rankCount, .rows, At.rows)
    unsafe rows = unsafe allRows + (count + 1) * rank

    firstYear = Int(record.firstYear)
    yearCount = Int(record.yearCount)
    firstDay = Int(record.firstDay)
    dayCount = Int(record.dayCount)
    periodYears = Int(record.periodYears)
    periodDays = Int(record.periodDays)
    periodMonths = count
    periodRows = Int(rowRecord.periodRows)
    monthsPerYear = Int(record.monthsPerYear)
    isPeriodic = record.yearCount > record.periodYears
    // Month indexes stay below 2²⁰, where this is exact for 12 and 13.
    yearMagic = monthsPerYear == 0 ? 0 : (1 << 32) / UInt64(monthsPerYear) + 1
    isSimple = record.isSimple && record.labels == At.absent
    yearFactor = isPeriodic ? ((1 << 32) + UInt64(record.periodYears) - 1) / UInt64(record.periodYears) : 0
    dayFactor = isPeriodic ? ((1 << 44) + UInt64(record.periodDays) - 1) / UInt64(record.periodDays) : 0
    monthBias = record.monthBias
    yearBias = record.yearBias
    rowBias = Int(rowRecord.bias)
    rowSteps = Int(rowRecord.steps)
    rowInverseBias = rowRecord.inverseBias
    // What lies behind the last whole period: only segments with the same number of months in every year repeat.
    guard !isPeriodic || record.monthsPerYear != 0 else {
      throw corrupt(At.periodYears, "a period of years of different lengths", "12 or 13 months in every year")
    }
    monthCount = isPeriodic ? Int(record.yearCount) * Int(record.monthsPerYear) : count
    let wholePeriods = isPeriodic ? Int(record.yearCount) / Int(record.periodYears) : 0
    let rest = monthCount - wholePeriods * count

    // What the lookups rely on without asking again: the guesses of month and year are corrected at the words of both ends, so these
    // must stand where the formulas expect them; and days and years must be the same number of periods.
    guard abs(firstDay) < 1 << 30 else { throw corrupt(At.firstDay, "day \(firstDay)", "at most \(1 << 30)") }
    guard word(0).start == 0, word(count).start == periodDays else {
      throw corrupt(At.months, "months from day \(word(0).start) to \(word(count).start)", "0 to \(periodDays)")
    }
    let restDays = isPeriodic ? word(rest).start : periodDays
    guard dayCount == wholePeriods * periodDays + restDays else {
      throw corrupt(At.dayCount, "\(dayCount) days", "\(wholePeriods * periodDays + restDays)")
    }
    if monthsPerYear == 0 {
      let (first, end) = (yearWord(0).first, yearWord(periodYears).first)
      guard first <= 0, end == count else {
        throw corrupt(At.years, "years from month \(first) to \(end)", "0 to \(count)")
      }
    }
  }

  /// Makes a year of the segment the one that ``flatSlot(year:ordinal:anchored:)`` counts from.
  package mutating func anchor(atYear year: Int) {
    anchorShift = (year - firstYear) * monthsPerYear - 1
    unsafe anchor = months + anchorShift * 4
  }

  // MARK: - Loads

  /// The word of a month of the period; *n* is the end.
  @inlinable
  package func word(_ index: Int) -> MonthWord {
    unsafe MonthWord(bits: UInt32(littleEndian: months.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)))
  }

  /// The word of a year of a segment whose years differ.
  @inlinable
  func yearWord(_ year: Int) -> (lastOrdinal: Int, nameRow: Int, first: Int) {
    let word = unsafe Int(
      UInt32(littleEndian: years.loadUnaligned(fromByteOffset: year &* 4, as: UInt32.self)))
    return (word & 15, (word >> 4) & 255, (word >> 12) &- Layout.yearWordShift)
  }

  /// Number and leap flag of a month.
  ///
  /// - Parameters:
  ///   - year: the year counted from the segment's first; in a damaged file a month may name one that the segment does not have.
  ///   - ordinal: 1…13
  @inlinable
  @inline(__always)
  package func name(yearOffset year: Int, ordinal: Int) -> MonthName {
    guard let nameRows = unsafe nameRows, UInt(bitPattern: year) < UInt(bitPattern: yearCount) else {
      return MonthName(number: ordinal)
    }
    let row = yearWord(year).nameRow
    guard row < nameRowCount else { return MonthName(number: ordinal) }
    let byte = unsafe nameRows.loadUnaligned(fromByteOffset: row &* 16 &+ ((ordinal &- 1) & 15), as: UInt8.self)
    return MonthName(number: Int(byte & 15), isLeap: byte & 0x80 != 0)
  }

  /// The label row of a month with labels of its own, or `nil` for a month with plain labels.
  @inlinable
  package func labelRow(index: Int) -> SIMD32<UInt8>? {
    guard let labelIndexes = unsafe labelIndexes, let labelRows = unsafe labelRows,
      UInt(bitPattern: index) < UInt(bitPattern: periodMonths)
    else { return nil }
    let row = unsafe Int(
      UInt16(littleEndian: labelIndexes.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self)))
    guard row < labelRowCount else { return nil }
    return unsafe labelRows.loadUnaligned(fromByteOffset: row &* 32, as: SIMD32<UInt8>.self)
  }

  /// The label of a civil day of a month that has labels of its own; `day` is 0…31.
  @inlinable
  package func label(index: Int, day: Int) -> Int {
    // In a damaged file a month may name a year of another segment, and then comes here with a foreign index.
    guard let labelIndexes = unsafe labelIndexes, let labelRows = unsafe labelRows,
      UInt(bitPattern: index) < UInt(bitPattern: periodMonths)
    else { return day &+ 1 }
    let row = unsafe Int(
      UInt16(littleEndian: labelIndexes.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self)))
    guard row < labelRowCount else { return day &+ 1 }
    return unsafe Int(labelRows.loadUnaligned(fromByteOffset: row &* 32 &+ (day & 31), as: UInt8.self))
  }

  /// The rows before a month of the period.
  @inlinable
  @inline(__always)
  package func rowsBefore(index: Int) -> Int {
    let line = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: index) &* rowSlope) >> 32)
    return unsafe line &+ Int(rows.loadUnaligned(fromByteOffset: index, as: UInt8.self)) &- rowBias
  }

  /// The rows of months of the period, counted month by month.
  ///
  /// - Precondition: the months lie in 0..<`periodMonths`.
  /// - Complexity: O(months); for a few months only.
  package func rowCount(ofMonths months: Range<Int>, firstWeekday: Weekday) -> Int {
    var sum: UInt32 = 0
    for index in months {
      let word = word(index)
      let column = UInt32(word.weekdayPosition + 7 - firstWeekday.position) % 7
      sum += (column + UInt32(word.dayCount) + 6) / 7
    }
    return Int(sum)
  }

  // MARK: - Periods

  /// Period and year in the period of a year counted from the first: 0..<yearCount.
  @inlinable
  func period(ofYear year: Int) -> (period: Int, year: Int) {
    let period = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: year) &* yearFactor) >> 32)
    return (period, year &- period &* periodYears)
  }

  /// Period and day in the period of a day counted from the first: 0..<dayCount.
  @inlinable
  func period(ofDay day: Int) -> (period: Int, day: Int) {
    let period = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: day) &* dayFactor) >> 44)
    return (period, day &- period &* periodDays)
  }
}
