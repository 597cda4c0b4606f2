public import CalendarCore
public import GridFormat

/// The calendar grid of one calendar and one week rule over a range of years: every fact of a calendar screen in constant time.
///
/// A `Grid` never changes, so any number of threads can use it. No query allocates, locks or counts references.
/// Years and months are in the calendar's own count; `ordinal` is a month's position in its year, 1…13.
public final class Grid: Sendable {
  /// The calendar and week rule.
  public let parameters: GridParameters
  /// The years that are answered, in the calendar's own count.
  public let years: ClosedRange<Int>
  /// The civil days of those years.
  public let days: ClosedRange<Day>

  /// The part with the most years: nearly every question is answered here.
  @usableFromInline let main: GridPart
  /// All parts, ascending: one, or up to three where a calendar changes its rule.
  @usableFromInline let parts: [GridPart]
  /// First-weekday offset for each weekday of the first day, a byte each.
  @usableFromInline let columns: UInt64
  /// The number of the weekday in each column, a byte each.
  @usableFromInline let weekdays: UInt64
  /// Add to a day to get a non-negative number whose remainder by 7 is the day's column.
  @usableFromInline let columnBias: Int
  /// The column of the day that decides to which year a week belongs: 7 − minimum days.
  @usableFromInline let pivotColumn: Int
  /// That day in the row of the main segment's first day, counted from the first day.
  @usableFromInline let firstPivot: Int
  /// All months in the scroll.
  public let monthCount: Int
  /// All rows in the scroll of months stacked as blocks of the weeks they touch.
  public let stackedRowCount: Int
  /// The version of the rule that the table was made with.
  public let ruleVersion: UInt64
  /// Keeps the memory alive; lookups never touch it.
  private let owner: CacheFile

  init(_ table: TableView, parameters: GridParameters, owner: CacheFile) {
    let firstWeekday = parameters.weekRule.firstWeekday
    var parts: [GridPart] = []
    parts.reserveCapacity(table.segments.count)
    var months = 0
    var rows = 0
    // Places in `parts`: of the part with the most years, and of the first and the last one that answer.
    var main = 0
    var first: Int?
    var last = 0
    for view in table.segments {
      let part = GridPart(
        view, years: table.years, monthsBefore: months, rowsBefore: rows, firstWeekday: firstWeekday)
      months += part.monthCount
      rows += part.rowCount
      parts.append(part)
      guard part.yearCount > 0 else { continue }
      last = parts.count - 1
      first = first ?? last
      if part.yearCount > parts[main].yearCount { main = last }
    }
    guard let first else { preconditionFailure("a table view covers the years that it answers") }
    self.parameters = parameters
    self.owner = owner
    self.main = parts[main]
    self.parts = parts
    ruleVersion = table.ruleVersion
    years = table.years
    let firstDay = parts[first].firstDay
    days = Day(firstDay)...Day(max(firstDay, parts[last].firstDay + parts[last].dayCount - 1))
    monthCount = months
    stackedRowCount = rows
    // The columns 0…6 in seven bytes, turned so that the first weekday has column 0.
    let turn = UInt64(8 * firstWeekday.position)
    columns = (0x06_0504_0302_0100 << turn | 0x06_0504_0302_0100 >> (56 - turn)) & (1 << 56 - 1)
    weekdays = (0x07_0605_0403_0201 >> turn | 0x07_0605_0403_0201 << (56 - turn)) & (1 << 56 - 1)
    // Day 0 was a Thursday; 7 · 10⁹ days make every day number positive.
    columnBias = Weekday.thursday.column(firstWeekday: firstWeekday) + 7_000_000_000
    pivotColumn = 7 - parameters.weekRule.minimumDays
    firstPivot = pivotColumn - parts[main].weekBias - parts[main].view.firstDay
  }

  // MARK: - Finding months

  /// A seventh, rounded down, of a number below 2²⁸, with one multiplication.
  @inlinable
  @inline(__always)
  func seventh(_ number: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: number) &* 0x2492_4925) >> 32)
  }

  /// The column of a day in its row: 0…6.
  @inlinable
  @inline(__always)
  func column(ofDay day: Int) -> Int {
    Int(UInt64(truncatingIfNeeded: day &+ columnBias) % 7)
  }

  /// The number of the weekday in a column: 1 for Sunday to 7 for Saturday.
  ///
  /// - Parameter column: 0…6.
  @inlinable
  @inline(__always)
  package func weekdayNumber(column: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: weekdays &>> UInt64(truncatingIfNeeded: column &* 8))
  }

  /// First-weekday offset of a month.
  @inlinable
  @inline(__always)
  func offset(_ word: MonthWord) -> Int {
    Int(truncatingIfNeeded: (columns &>> word.weekdayShift) & 0xFF)
  }

  /// The month at an ordinal of a year.
  @inlinable
  @inline(__always)
  func slot(year: Int, ordinal: Int) throws(GridError) -> MonthSlot {
    if let slot = slotInMain(year: year, ordinal: ordinal) { return slot }
    return try slotOutsideMain(year: year, ordinal: ordinal)
  }

  /// The month at an ordinal of a year, or `nil` if the main part has no such month.
  @inlinable
  @inline(__always)
  func slotInMain(year: Int, ordinal: Int) -> MonthSlot? {
    let offset = year &- main.firstYear
    // Read before it is needed: a loop around this then keeps it in a register.
    let monthsPerYear = main.view.monthsPerYear
    // The hints keep the flat path's numbers in registers; without them all paths' numbers are reloaded for each lookup.
    if _fastPath(UInt(bitPattern: offset) < UInt(bitPattern: main.flatYearCount)) {
      if _fastPath(UInt(bitPattern: ordinal &- 1) < UInt(bitPattern: monthsPerYear)) {
        let index = offset &* monthsPerYear &+ ordinal
        return main.view.flatSlot(year: year, ordinal: ordinal, anchored: index)
      }
    } else if UInt(bitPattern: offset) < UInt(bitPattern: main.varyingYearCount) {
      return main.view.varyingSlot(yearOffset: year &- main.view.firstYear, ordinal: ordinal)
    } else if UInt(bitPattern: offset) < UInt(bitPattern: main.yearCount) {
      return main.view.periodicSlot(yearOffset: year &- main.view.firstYear, ordinal: ordinal)
    }
    return nil
  }

  @usableFromInline
  @inline(never)
  func slotOutsideMain(year: Int, ordinal: Int) throws(GridError) -> MonthSlot {
    let part = try part(year: year)
    guard let slot = part.view.slot(yearOffset: year - part.view.firstYear, ordinal: ordinal) else {
      let known = part.view.ordinals(yearOffset: year - part.view.firstYear)
      throw GridError(
        .noSuchMonth, found: "month ordinal \(ordinal) in \(parameters.calendar.rawValue) year \(year)",
        expected: "\(known.lowerBound) to \(known.upperBound)")
    }
    return slot
  }

  /// The part that answers a year.
  @inlinable
  @inline(__always)
  func part(year: Int) throws(GridError) -> GridPart {
    if main.answers(year: year) { return main }
    return try partOutsideMain(year: year)
  }

  @usableFromInline
  @inline(never)
  func partOutsideMain(year: Int) throws(GridError) -> GridPart {
    for part in parts where part.answers(year: year) { return part }
    throw GridError(
      .yearOutOfRange, found: "\(parameters.calendar.rawValue) year \(year)",
      expected: "\(years.lowerBound) to \(years.upperBound)")
  }

  /// The month that holds an answered day.
  @inlinable
  @inline(__always)
  func slot(day: Int) throws(GridError) -> DaySlot {
    if let slot = slotInMain(day: day) { return slot }
    return try slotOutsideMain(day: day)
  }

  /// The month that holds a day, or `nil` if the main part does not answer it.
  @inlinable
  @inline(__always)
  func slotInMain(day: Int) -> DaySlot? {
    let answered = UInt(bitPattern: day &- main.firstDay)
    let offset = day &- main.view.firstDay
    if _fastPath(answered < UInt(bitPattern: main.flatDayCount)) { return main.view.flatSlot(dayOffset: offset) }
    if answered < UInt(bitPattern: main.varyingDayCount) { return main.view.varyingSlot(dayOffset: offset) }
    if answered < UInt(bitPattern: main.dayCount) { return main.view.periodicSlot(dayOffset: offset) }
    return nil
  }

  @usableFromInline
  @inline(never)
  func slotOutsideMain(day: Int) throws(GridError) -> DaySlot {
    for part in parts where part.answers(day: day) { return part.view.slot(dayOffset: day - part.view.firstDay) }
    throw dayOutOfRange(day)
  }

  @usableFromInline
  @inline(never)
  func dayOutOfRange(_ day: Int) -> GridError {
    GridError(
      .dayOutOfRange, found: Day(exactly: day).map { "\(ISODate($0))" } ?? "day \(day)",
      expected:
        "\(ISODate(days.lowerBound)) to \(ISODate(days.upperBound)) for \(parameters.calendar.rawValue) \(years.lowerBound) to \(years.upperBound)"
    )
  }

  @usableFromInline
  @inline(never)
  func covers(day: Int) -> Bool { coveredView(day: day) != nil }

  /// The segment that covers a day: an answered one, or one of the year beside the range that neighbour cells come from.
  func coveredView(day: Int) -> SegmentView? {
    for part in parts where UInt(bitPattern: day &- part.view.firstDay) < UInt(bitPattern: part.view.dayCount) {
      return part.view
    }
    return nil
  }

  /// The segment whose arrays a slot's index belongs to.
  func view(year: Int) -> SegmentView {
    for part in parts where UInt(bitPattern: year &- part.view.firstYear) < UInt(bitPattern: part.view.yearCount) {
      return part.view
    }
    return main.view
  }
}
