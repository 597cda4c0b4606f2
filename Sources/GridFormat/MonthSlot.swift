/// A month found in a segment: what the queries of a grid are computed from.
@frozen
@usableFromInline
package struct MonthSlot: Sendable {
  /// In the calendar's own count.
  @usableFromInline package let year: Int
  /// 1…13
  @usableFromInline package let ordinal: Int
  /// The first day, as days since 1970-01-01.
  @usableFromInline package let start: Int
  @usableFromInline package let word: MonthWord
  /// The month's index within its period.
  @usableFromInline package let index: Int
  /// The period within the segment.
  @usableFromInline package let period: Int

  @inlinable
  package init(year: Int, ordinal: Int, start: Int, word: MonthWord, index: Int, period: Int) {
    self.year = year
    self.ordinal = ordinal
    self.start = start
    self.word = word
    self.index = index
    self.period = period
  }
}

/// A day found in a segment: its month and its place in it.
@frozen
@usableFromInline
package struct DaySlot: Sendable {
  @usableFromInline package let month: MonthSlot
  /// 0 for the month's first civil day.
  @usableFromInline package let position: Int

  @inlinable
  package init(month: MonthSlot, position: Int) {
    self.month = month
    self.position = position
  }
}

/// From a year and an ordinal to a month.
///
/// There are three kinds of segments, and each has its own short path: *flat* (stored in full, months 1…n in every year), *varying* (stored
/// in full, with year words) and *periodic* (one period stored, months 1…n in every year).
extension SegmentView {
  /// Whether the segment is stored in full and has months 1…n in every year.
  @inlinable
  package var isFlat: Bool { monthsPerYear != 0 && !isPeriodic }

  /// The month of a checked year and ordinal of a flat segment.
  ///
  /// - Parameter index: months of whole years since the anchor's year, plus the ordinal.
  @inlinable
  @inline(__always)
  package func flatSlot(year: Int, ordinal: Int, anchored index: Int) -> MonthSlot {
    let word = unsafe MonthWord(
      bits: UInt32(littleEndian: anchor.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)))
    return MonthSlot(
      year: year, ordinal: ordinal, start: firstDay &+ word.start, word: word, index: index &+ anchorShift, period: 0)
  }

  /// The month at an index of a segment that is stored in full.
  @inlinable
  @inline(__always)
  func slot(year: Int, ordinal: Int, index: Int, word: MonthWord) -> MonthSlot {
    MonthSlot(year: year, ordinal: ordinal, start: firstDay &+ word.start, word: word, index: index, period: 0)
  }

  /// The month of a year of a varying segment, or `nil` if the year has no such month.
  ///
  /// - Parameters:
  ///   - offset: the year counted from the segment's first, 0..<yearCount.
  ///   - ordinal: any number.
  @inlinable
  @inline(__always)
  package func varyingSlot(yearOffset offset: Int, ordinal: Int) -> MonthSlot? {
    let year = yearWord(offset)
    let index = year.first &+ ordinal &- 1
    // The second comparison is false for months before a table that begins inside a year, and in damaged files.
    guard UInt(bitPattern: ordinal &- 1) < UInt(bitPattern: year.lastOrdinal),
      UInt(bitPattern: index) < UInt(bitPattern: periodMonths)
    else { return nil }
    return slot(year: firstYear &+ offset, ordinal: ordinal, index: index, word: word(index))
  }

  /// The month of a year of a periodic segment, or `nil` if the year has no such month.
  @inlinable
  @inline(__always)
  package func periodicSlot(yearOffset offset: Int, ordinal: Int) -> MonthSlot? {
    guard UInt(bitPattern: ordinal &- 1) < UInt(bitPattern: monthsPerYear) else { return nil }
    let (period, year) = period(ofYear: offset)
    let index = year &* monthsPerYear &+ ordinal &- 1
    let word = word(index)
    return MonthSlot(
      year: firstYear &+ offset, ordinal: ordinal, start: firstDay &+ period &* periodDays &+ word.start, word: word,
      index: index, period: period)
  }

  /// The month of a year of any segment, or `nil` if the year has no such month.
  @inlinable
  package func slot(yearOffset offset: Int, ordinal: Int) -> MonthSlot? {
    monthsPerYear == 0
      ? varyingSlot(yearOffset: offset, ordinal: ordinal) : periodicSlot(yearOffset: offset, ordinal: ordinal)
  }

  /// The ordinals of a year's known months: 1…12 or 1…13, or less at the ends of a table that begins or ends inside a year.
  package func ordinals(yearOffset offset: Int) -> ClosedRange<Int> {
    guard monthsPerYear == 0 else { return 1...monthsPerYear }
    let year = yearWord(offset)
    let first = max(1, 1 - year.first)
    return first...max(first, year.lastOrdinal)
  }
}

/// From a day or an index to a month.
extension SegmentView {
  /// The index of the month that holds a day of the period.
  @inlinable
  @inline(__always)
  package func index(ofPeriodDay day: Int) -> Int {
    let guess = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: day) &* monthSlope &+ monthBias) >> 40)
    // Without signs the comparison is a borrow, and the correction one instruction.
    return guess &- (UInt(bitPattern: day) < UInt(bitPattern: word(guess).start) ? 1 : 0)
  }

  /// The month that holds a day of the period: its index and word. Both words that it can be are loaded at once, so that none waits for
  /// the correction.
  @inlinable
  @inline(__always)
  func month(ofPeriodDay day: Int) -> (index: Int, word: MonthWord) {
    let guess = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: day) &* monthSlope &+ monthBias) >> 40)
    let (guessed, before) = (word(guess), word(guess &- 1))
    let isBefore = UInt(bitPattern: day) < UInt(bitPattern: guessed.start)
    return (guess &- (isBefore ? 1 : 0), isBefore ? before : guessed)
  }

  /// The year within the period of a month, where years have months 1…n.
  @inlinable
  package func year(ofFlatIndex index: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: index) &* yearMagic) >> 32)
  }

  /// The month that holds a day of a flat segment.
  ///
  /// - Parameter day: counted from the segment's first day, 0..<dayCount.
  @inlinable
  @inline(__always)
  package func flatSlot(dayOffset day: Int) -> DaySlot {
    let (index, word) = month(ofPeriodDay: day)
    let year = year(ofFlatIndex: index)
    let slot = slot(
      year: firstYear &+ year, ordinal: index &- year &* monthsPerYear &+ 1, index: index, word: word)
    return DaySlot(month: slot, position: day &- word.start)
  }

  /// The month at an index of a varying segment.
  @inlinable
  @inline(__always)
  package func varyingSlot(index: Int) -> MonthSlot { varyingSlot(index: index, word: word(index)) }

  @inlinable
  @inline(__always)
  func varyingSlot(index: Int, word: MonthWord) -> MonthSlot {
    let guess = Int(
      truncatingIfNeeded: (UInt64(truncatingIfNeeded: index) &* yearSlope &+ yearBias) >> 40)
    // Compared and subtracted as the words hold them, shifted. What stands before the first word is of the file, and not used.
    let shifted = index &+ Layout.yearWordShift
    let (guessed, before) = (shiftedFirst(guess), shiftedFirst(guess &- 1))
    let isBefore = UInt(bitPattern: shifted) < UInt(bitPattern: guessed)
    let year = guess &- (isBefore ? 1 : 0)
    let ordinal = shifted &- (isBefore ? before : guessed) &+ 1
    return slot(year: firstYear &+ year, ordinal: ordinal, index: index, word: word)
  }

  /// The index of a year's ordinal 1 as the year word holds it.
  @inlinable
  @inline(__always)
  func shiftedFirst(_ year: Int) -> Int {
    unsafe Int(UInt32(littleEndian: years.loadUnaligned(fromByteOffset: year &* 4, as: UInt32.self)) >> 12)
  }

  /// The month that holds a day of a varying segment.
  @inlinable
  @inline(__always)
  package func varyingSlot(dayOffset day: Int) -> DaySlot {
    let (index, word) = month(ofPeriodDay: day)
    return DaySlot(month: varyingSlot(index: index, word: word), position: day &- word.start)
  }

  /// The month that holds a day of a periodic segment.
  @inlinable
  @inline(__always)
  package func periodicSlot(dayOffset offset: Int) -> DaySlot {
    let (period, day) = period(ofDay: offset)
    let (index, word) = month(ofPeriodDay: day)
    return DaySlot(
      month: periodicSlot(period: period, index: index, word: word), position: day &- word.start)
  }

  /// The month at an index of a period.
  @inlinable
  @inline(__always)
  package func periodicSlot(period: Int, index: Int) -> MonthSlot {
    periodicSlot(period: period, index: index, word: word(index))
  }

  @inlinable
  @inline(__always)
  func periodicSlot(period: Int, index: Int, word: MonthWord) -> MonthSlot {
    let year = year(ofFlatIndex: index)
    return MonthSlot(
      year: firstYear &+ period &* periodYears &+ year, ordinal: index &- year &* monthsPerYear &+ 1,
      start: firstDay &+ period &* periodDays &+ word.start, word: word, index: index, period: period)
  }

  /// The month that holds a day of any segment.
  @inlinable
  package func slot(dayOffset offset: Int) -> DaySlot {
    monthsPerYear == 0 ? varyingSlot(dayOffset: offset) : periodicSlot(dayOffset: offset)
  }

  /// The month with an index within a period.
  @inlinable
  @inline(__always)
  package func slot(period: Int, index: Int) -> MonthSlot {
    monthsPerYear == 0 ? varyingSlot(index: index) : periodicSlot(period: period, index: index)
  }

  /// The month at a position within this segment.
  ///
  /// - Parameter position: 0..<monthCount
  @inlinable
  @inline(__always)
  package func slot(position: Int) -> MonthSlot {
    let period = isPeriodic ? position / periodMonths : 0
    return slot(period: period, index: position &- period &* periodMonths)
  }
}

/// Years and rows.
extension SegmentView {
  /// The first known day of a year, as days since 1970-01-01; the year after the last gives the end of the segment.
  ///
  /// - Parameter offset: the year counted from the segment's first, 0…yearCount.
  @inlinable
  package func yearStart(yearOffset offset: Int) -> Int {
    guard offset < yearCount else { return firstDay &+ dayCount }
    let (period, year) = period(ofYear: offset)
    return firstDay &+ period &* periodDays &+ word(firstIndex(ofPeriodYear: year)).start
  }

  /// The known months before a year within this segment: 0…monthCount.
  @inlinable
  package func monthsBefore(yearOffset offset: Int) -> Int {
    guard offset < yearCount else { return monthCount }
    let (period, year) = period(ofYear: offset)
    return period &* periodMonths &+ firstIndex(ofPeriodYear: year)
  }

  @inlinable
  func firstIndex(ofPeriodYear year: Int) -> Int {
    guard monthsPerYear == 0 else { return year &* monthsPerYear }
    return min(max(yearWord(year).first, 0), periodMonths)
  }

  /// The year that holds a day, and the days of the year before it; `nil` if the year's beginning is not known.
  ///
  /// - Parameter day: counted from the segment's first day, 0..<dayCount.
  package func yearOfDay(dayOffset day: Int) -> (year: Int, dayOfYear: Int)? {
    guard monthsPerYear == 0 else {
      let (period, rest) = period(ofDay: day)
      let year = year(ofFlatIndex: index(ofPeriodDay: rest))
      let start = word(year &* monthsPerYear).start
      return (firstYear &+ period &* periodYears &+ year, rest &- start)
    }
    let year = varyingSlot(index: index(ofPeriodDay: day)).year &- firstYear
    let first = yearWord(year).first
    guard UInt(bitPattern: first) <= UInt(bitPattern: periodMonths) else { return nil }
    return (firstYear &+ year, day &- word(first).start)
  }

  /// The rows of all months before a position within this segment.
  ///
  /// - Parameter position: 0…monthCount
  @inlinable
  @inline(__always)
  package func rowsBefore(position: Int) -> Int {
    let period = isPeriodic ? position / periodMonths : 0
    return period &* periodRows &+ rowsBefore(index: position &- period &* periodMonths)
  }

  /// The month that holds a row when months are stacked, and the rows before it.
  ///
  /// - Parameter row: counted from the segment's first, 0..<rowCount.
  /// - Complexity: O(1): a guess and `rowSteps` corrections.
  package func slot(row: Int) -> (slot: MonthSlot, rowsBefore: Int) {
    let period = isPeriodic ? row / periodRows : 0
    let found = index(ofPeriodRow: row &- period &* periodRows)
    return (slot(period: period, index: found.index), period &* periodRows &+ found.rowsBefore)
  }

  /// The same for a segment that is stored in full.
  @inlinable
  @inline(__always)
  package func storedSlot(row: Int) -> (slot: MonthSlot, rowsBefore: Int) {
    let (index, rowsBefore) = index(ofPeriodRow: row)
    if monthsPerYear == 0 { return (varyingSlot(index: index), rowsBefore) }
    let year = year(ofFlatIndex: index)
    let slot = slot(
      year: firstYear &+ year, ordinal: index &- year &* monthsPerYear &+ 1, index: index, word: word(index))
    return (slot, rowsBefore)
  }

  @inlinable
  @inline(__always)
  func index(ofPeriodRow row: Int) -> (index: Int, rowsBefore: Int) {
    let guess = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: row) &* rowInverseSlope &+ rowInverseBias) >> 40)
    var index = min(guess, periodMonths &- 1)
    // As many steps as the writer found necessary, without a branch on the row: whether a guess is right is as good as random. For the
    // first both sums are loaded at once; what stands before the first sum is of the file, and not used.
    let (guessed, lower) = (rowsBefore(index: index), rowsBefore(index: index &- 1))
    // All ones if it is taken.
    let step = (row &- guessed) >> 63
    index = max(index &+ step, 0)
    var before = guessed &+ (lower &- guessed) & step
    var steps = rowSteps &- 1
    while steps > 0 {
      index = max(index &- (row < before ? 1 : 0), 0)
      before = rowsBefore(index: index)
      steps &-= 1
    }
    return (index, before)
  }
}
