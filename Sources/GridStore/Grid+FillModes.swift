public import CalendarCore
public import GridFormat

/// What the fill modes show, cell by cell; all from the month's own record.
extension Grid {
  /// How many cells stand before the month's first day: 0…6, or 7 for a leading week.
  @inlinable
  @inline(__always)
  func lead(_ word: MonthWord, _ mode: FillMode, _ leadingWeek: LeadingWeek) -> Int {
    let offset = offset(word)
    return offset == 0 && mode == .six && leadingWeek == .whenAligned ? 7 : offset
  }

  /// The rows that a fill mode shows of a month.
  @inlinable
  @inline(__always)
  func shownRowCount(_ word: MonthWord, _ mode: FillMode) -> Int {
    mode == .six ? 6 : seventh(offset(word) &+ word.dayCount &+ 6)
  }

  /// How many cells stand before a month's first day: ``firstWeekdayOffset(year:ordinal:)``, or 7 for a leading week.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), one load.
  @inlinable
  public func leadingCellCount(
    year: Int, ordinal: Int, fill: FillMode, leadingWeek: LeadingWeek = .never
  ) throws(GridError) -> Int {
    lead(try slot(year: year, ordinal: ordinal).word, fill, leadingWeek)
  }

  /// The rows that a fill mode shows of a month: 6, or the weeks that it touches.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), one load.
  @inlinable
  public func shownRowCount(year: Int, ordinal: Int, fill: FillMode) throws(GridError) -> Int {
    shownRowCount(try slot(year: year, ordinal: ordinal).word, fill)
  }

  /// What a fill mode shows in a cell of a month.
  ///
  /// - Parameter index: row × 7 + column, 0…41.
  /// - Returns: `nil` for a blank: outside the month if the mode is `none`, behind its last row if it is `rows`, or a day outside the
  ///   calendar's documented range.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchCell`.
  /// - Complexity: O(1), as ``cell(year:ordinal:index:)``.
  public func cell(
    year: Int, ordinal: Int, index: Int, fill: FillMode, leadingWeek: LeadingWeek = .never
  ) throws(GridError) -> GridCell? {
    let slot = try slot(year: year, ordinal: ordinal)
    guard UInt(bitPattern: index) < 42 else { throw noSuchCell(index) }
    guard index < shownRowCount(slot.word, fill) &* 7 else { return nil }
    let position = index &- lead(slot.word, fill, leadingWeek)
    if fill == .none, UInt(bitPattern: position) >= UInt(bitPattern: slot.word.dayCount) { return nil }
    return anyCell(slot, position)
  }

  /// The week of a row that a fill mode shows of a month.
  ///
  /// - Parameter row: 0…5.
  /// - Returns: `nil` at the ends of a calendar's documented range, as ``week(year:ordinal:row:)``.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchRow`.
  /// - Complexity: O(1).
  public func week(
    year: Int, ordinal: Int, row: Int, fill: FillMode, leadingWeek: LeadingWeek
  ) throws(GridError) -> GridWeek? {
    let slot = try slot(year: year, ordinal: ordinal)
    guard UInt(bitPattern: row) < 6 else { throw noSuchRow(row, "0 to 5") }
    return week(rowStart: slot.start &- lead(slot.word, fill, leadingWeek) &+ row &* 7)
  }

  /// The days that a month's page shows, neighbour cells included, whether or not the calendar knows them.
  ///
  /// With ``FillMode/rows`` these are the month padded to whole weeks at both ends: nothing is added before a month that begins in the first
  /// column, and nothing behind one that ends in the last.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  public func shownDays(
    year: Int, ordinal: Int, fill: FillMode, leadingWeek: LeadingWeek = .never
  ) throws(GridError) -> ClosedRange<Day> {
    let slot = try slot(year: year, ordinal: ordinal)
    // At least one day, which is no question but in damaged files.
    if fill == .none {
      let first = Day(rawValue: Int32(truncatingIfNeeded: slot.start))
      return first...Day(rawValue: first.rawValue &+ Int32(truncatingIfNeeded: max(1, slot.word.dayCount) &- 1))
    }
    let first = Day(rawValue: Int32(truncatingIfNeeded: slot.start &- lead(slot.word, fill, leadingWeek)))
    return first...Day(rawValue: first.rawValue &+ Int32(truncatingIfNeeded: shownRowCount(slot.word, fill) &* 7 &- 1))
  }
}
