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

extension SegmentView {
  /// The index of a year's first month within the period, and the number of its months.
  ///
  /// - Parameter year: 0..<periodYears
  @inlinable
  package func months(ofPeriodYear year: Int) -> (first: Int, count: Int) {
    guard let years = unsafe years else { return (year &* monthsPerYear, monthsPerYear) }
    let word = unsafe Int(
      UInt32(littleEndian: years.loadUnaligned(fromByteOffset: year &* 4, as: UInt32.self)))
    // A damaged file may say anything; a sound one never takes the second branch.
    let first = word >> 4
    let count = word & 15
    return first &+ count <= periodMonths ? (first, count) : (0, 0)
  }

  /// The month of a year of this segment, or `nil` if the year has no such month.
  ///
  /// - Parameters:
  ///   - offset: the year counted from the segment's first, 0..<yearCount.
  ///   - ordinal: any number.
  /// - Complexity: O(1): one load, two where years have 12 or 13 months.
  @inlinable
  package func slot(yearOffset offset: Int, ordinal: Int) -> MonthSlot? {
    let (period, year) = period(ofYear: offset)
    let (first, count) = months(ofPeriodYear: year)
    guard UInt(bitPattern: ordinal &- 1) < UInt(bitPattern: count) else { return nil }
    let index = first &+ ordinal &- 1
    let word = word(index)
    return MonthSlot(
      year: firstYear &+ offset, ordinal: ordinal, start: firstDay &+ period &* periodDays &+ word.start, word: word,
      index: index, period: period)
  }

  /// The month at an index of a segment that is stored in full and has the same number of months in every year.
  ///
  /// - Parameters:
  ///   - year: in the calendar's own count.
  ///   - index: the month's index, which the caller has computed from checked year and ordinal.
  @inlinable
  package func flatSlot(year: Int, ordinal: Int, index: Int) -> MonthSlot {
    let word = word(index)
    return MonthSlot(
      year: year, ordinal: ordinal, start: firstDay &+ word.start, word: word, index: index, period: 0)
  }

  /// The index of the month that holds a day of the period.
  @inlinable
  package func index(ofPeriodDay day: Int) -> Int {
    let guess = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: day) &* monthSlope &+ monthBias) >> 40)
    return guess &- (day < word(guess).start ? 1 : 0)
  }

  /// The month that holds a day of a segment that is stored in full and has the same number of months in every year.
  @inlinable
  package func flatSlot(dayOffset day: Int) -> MonthSlot {
    let index = index(ofPeriodDay: day)
    let word = word(index)
    let year = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: index) &* yearMagic) >> 32)
    return MonthSlot(
      year: firstYear &+ year, ordinal: index &- year &* monthsPerYear &+ 1, start: firstDay &+ word.start, word: word,
      index: index, period: 0)
  }

  /// The month that holds a day of this segment.
  ///
  /// - Parameter offset: the day counted from the segment's first, 0..<dayCount.
  /// - Complexity: O(1): two neighbouring loads, four where years have 12 or 13 months.
  @inlinable
  package func slot(dayOffset offset: Int) -> MonthSlot {
    let (period, day) = period(ofDay: offset)
    return slot(period: period, index: index(ofPeriodDay: day))
  }

  /// The month with an index within a period.
  @inlinable
  package func slot(period: Int, index: Int) -> MonthSlot {
    let word = word(index)
    let (year, ordinal) = year(ofIndex: index)
    return MonthSlot(
      year: firstYear &+ period &* periodYears &+ year, ordinal: ordinal,
      start: firstDay &+ period &* periodDays &+ word.start, word: word, index: index, period: period)
  }

  /// The year within the period and the ordinal of a month.
  @inlinable
  func year(ofIndex index: Int) -> (year: Int, ordinal: Int) {
    guard let names = unsafe names else {
      let year = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: index) &* yearMagic) >> 32)
      return (year, index &- year &* monthsPerYear &+ 1)
    }
    let position = unsafe Int(names.loadUnaligned(fromByteOffset: index, as: UInt8.self) & 15)
    let first = index &- position
    let year = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: first) &* yearSlope &+ yearBias) >> 40)
    return (min(max(year, 0), periodYears &- 1), position &+ 1)
  }

  /// The first day of a year, as days since 1970-01-01; the year after the last gives the end of the segment.
  ///
  /// - Parameter offset: the year counted from the segment's first, 0…yearCount.
  @inlinable
  package func yearStart(yearOffset offset: Int) -> Int {
    guard offset < yearCount else { return firstDay &+ dayCount }
    let (period, year) = period(ofYear: offset)
    return firstDay &+ period &* periodDays &+ word(months(ofPeriodYear: year).first).start
  }

  /// The months before a year within this segment: 0…monthCount.
  @inlinable
  package func monthsBefore(yearOffset offset: Int) -> Int {
    guard offset < yearCount else { return monthCount }
    let (period, year) = period(ofYear: offset)
    return period &* periodMonths &+ months(ofPeriodYear: year).first
  }

  /// The month at a position within this segment.
  ///
  /// - Parameter position: 0..<monthCount
  @inlinable
  package func slot(position: Int) -> MonthSlot {
    let period = isPeriodic ? position / periodMonths : 0
    return slot(period: period, index: position &- period &* periodMonths)
  }

  /// The rows of all months before a position within this segment.
  ///
  /// - Parameter position: 0…monthCount
  @inlinable
  package func rowsBefore(position: Int) -> Int {
    let period = isPeriodic ? position / periodMonths : 0
    return period &* periodRows &+ rowsBefore(index: position &- period &* periodMonths)
  }

  /// The month that holds a row when months are stacked, and the rows before it.
  ///
  /// - Parameter row: counted from the segment's first, 0..<rowCount.
  /// - Complexity: O(1): a guess and at most `rowSteps` corrections.
  @inlinable
  package func slot(row: Int) -> (slot: MonthSlot, rowsBefore: Int) {
    let period = isPeriodic ? row / periodRows : 0
    let rest = row &- period &* periodRows
    let guess = Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: rest) &* rowInverseSlope &+ rowInverseBias) >> 40)
    var index = min(guess, periodMonths &- 1)
    var before = rowsBefore(index: index)
    while rest < before && index > 0 {
      index &-= 1
      before = rowsBefore(index: index)
    }
    return (slot(period: period, index: index), period &* periodRows &+ before)
  }
}
