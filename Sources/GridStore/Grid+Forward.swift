public import CalendarCore
public import GridFormat

/// From a year and a month's ordinal to its facts.
extension Grid {
  /// The ordinals of a year's months: 1…12 or 1…13; less in the first and last year of a calendar whose table begins or ends inside a year.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  /// - Complexity: O(1).
  public func ordinals(year: Int) throws(GridError) -> ClosedRange<Int> {
    let part = try part(year: year)
    return part.view.ordinals(yearOffset: year - part.view.firstYear)
  }

  /// The number of a year's known months: 12 or 13; less where ``ordinals(year:)`` says so.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  /// - Complexity: O(1).
  public func monthCount(year: Int) throws(GridError) -> Int {
    try ordinals(year: year).count
  }

  /// The civil days of a month: 1…32.
  ///
  /// - Parameters:
  ///   - year: in the calendar's own count, inside ``years``.
  ///   - ordinal: position of the month in the year, 1…13.
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), one load.
  @inlinable
  @inline(__always)
  public func dayCount(year: Int, ordinal: Int) throws(GridError) -> Int {
    try slot(year: year, ordinal: ordinal).word.dayCount
  }

  /// How many cells stand before the month's first day: 0…6.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), one load.
  @inlinable
  @inline(__always)
  public func firstWeekdayOffset(year: Int, ordinal: Int) throws(GridError) -> Int {
    offset(try slot(year: year, ordinal: ordinal).word)
  }

  /// The weeks a month touches: 1…6.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), one load.
  @inlinable
  @inline(__always)
  public func rowCount(year: Int, ordinal: Int) throws(GridError) -> Int {
    let word = try slot(year: year, ordinal: ordinal).word
    return (offset(word) &+ word.dayCount &+ 6) / 7
  }

  /// The first civil day of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1), one load.
  @inlinable
  @inline(__always)
  public func start(year: Int, ordinal: Int) throws(GridError) -> Day {
    Day(rawValue: Int32(truncatingIfNeeded: try slot(year: year, ordinal: ordinal).start))
  }

  /// The first civil day of a year.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange`, or `noSuchMonth` for a year whose first months are unknown.
  /// - Complexity: O(1).
  public func start(year: Int) throws(GridError) -> Day {
    try start(year: year, ordinal: 1)
  }

  /// All facts of a month at once.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func month(year: Int, ordinal: Int) throws(GridError) -> GridMonth {
    if let slot = slotInMain(year: year, ordinal: ordinal) { return month(slot, main.view) }
    return try monthOutsideMain(year: year, ordinal: ordinal)
  }

  @usableFromInline
  @inline(never)
  func monthOutsideMain(year: Int, ordinal: Int) throws(GridError) -> GridMonth {
    let part = try part(year: year)
    return month(try slotOutsideMain(year: year, ordinal: ordinal), part.view)
  }

  /// The month with a number and leap flag: the ordinal depends on where the year's leap month stands.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1): at most 13 names are read.
  public func month(year: Int, name: MonthName) throws(GridError) -> GridMonth {
    let ordinals = try ordinals(year: year)
    for ordinal in ordinals {
      let month = try month(year: year, ordinal: ordinal)
      if month.name == name { return month }
    }
    var names: [String] = []
    for ordinal in ordinals { names.append("\(try month(year: year, ordinal: ordinal).name)") }
    throw GridError(
      .noSuchMonth, found: "month \(name) in \(parameters.calendar.rawValue) year \(year)",
      expected: "one of \(names.joined(separator: " "))")
  }

  /// - Parameter view: the segment that the slot was found in.
  @inlinable
  @inline(__always)
  func month(_ slot: MonthSlot, _ view: SegmentView) -> GridMonth {
    GridMonth(
      year: slot.year, ordinal: slot.ordinal,
      name: view.name(yearOffset: slot.year &- view.firstYear, ordinal: slot.ordinal),
      start: Day(rawValue: Int32(truncatingIfNeeded: slot.start)), dayCount: slot.word.dayCount,
      firstWeekdayOffset: offset(slot.word), hasOwnLabels: slot.word.hasLabels)
  }

  /// The civil day with a label: day `label` of a month as the calendar prints it.
  ///
  /// Where a calendar repeats a label, the first day that bears it; see ``days(year:ordinal:label:)``.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth`, or `noSuchDay` for a label that the month does not have.
  /// - Complexity: O(1), one load for months with plain labels.
  @inlinable
  @inline(__always)
  public func day(year: Int, ordinal: Int, label: Int) throws(GridError) -> Day {
    // One way out for all that is rare, so that the registers are left to what is not.
    if let slot = slotInMain(year: year, ordinal: ordinal),
      _fastPath(!slot.word.hasLabels && UInt(bitPattern: label &- 1) < UInt(bitPattern: slot.word.dayCount))
    {
      return Day(rawValue: Int32(truncatingIfNeeded: slot.start &+ label &- 1))
    }
    return try labelledDay(year: year, ordinal: ordinal, label: label)
  }

  @usableFromInline
  @inline(never)
  func labelledDay(year: Int, ordinal: Int, label: Int) throws(GridError) -> Day {
    let slot = try slot(year: year, ordinal: ordinal)
    guard let first = matches(slot, label).first else {
      throw GridError(
        .noSuchDay, found: "day \(label) in \(parameters.calendar.rawValue) \(slot.year) ordinal \(slot.ordinal)",
        expected: slot.word.hasLabels ? "a label that this month has" : "1 to \(slot.word.dayCount)")
    }
    return first
  }
}
