import CalendarCore
public import GridFormat

/// A segment with the part of it that is answered: the years inside the grid's range, and where its months and rows stand in the
/// scroll over the whole range.
@usableFromInline
struct GridPart: Sendable {
  @usableFromInline let view: SegmentView
  @usableFromInline let firstYear: Int
  @usableFromInline let yearCount: Int
  @usableFromInline let firstDay: Int
  @usableFromInline let dayCount: Int
  /// Add to a month's position in the segment to get its index in the scroll.
  @usableFromInline let monthShift: Int
  /// Add to a row sum of the segment to get the row in the scroll.
  @usableFromInline let rowShift: Int
  /// Add to a day to get the days since the row of the segment's first day began.
  @usableFromInline let weekBias: Int
  /// Answered years if the segment is flat, else 0: one comparison tells range and kind.
  @usableFromInline let flatYearCount: Int
  @usableFromInline let flatDayCount: Int
  /// Answered years if the segment is varying, else 0.
  @usableFromInline let varyingYearCount: Int
  @usableFromInline let varyingDayCount: Int
  /// The answered years of a simple segment that are not at the segment's ends: their months' neighbours are words of the segment.
  @usableFromInline let firstSimpleYear: Int
  @usableFromInline let simpleYearCount: Int
  /// The index in the scroll of the first answered month, and how many there are.
  @usableFromInline let firstMonth: Int
  @usableFromInline let monthCount: Int
  /// The same for rows.
  @usableFromInline let firstRow: Int
  @usableFromInline let rowCount: Int
  /// Rows if the segment is stored in full, else 0.
  @usableFromInline let storedRowCount: Int

  /// - Parameters:
  ///   - years: all years the grid answers.
  ///   - monthsBefore: answered months of earlier parts.
  ///   - rowsBefore: rows of those.
  init(_ view: SegmentView, years: ClosedRange<Int>, monthsBefore: Int, rowsBefore: Int, firstWeekday: Weekday) {
    weekBias = Day(view.firstDay).weekday.column(firstWeekday: firstWeekday) - view.firstDay
    var view = view
    let low = max(view.firstYear, years.lowerBound)
    let high = min(view.firstYear + view.yearCount - 1, years.upperBound)
    view.anchor(atYear: low)
    self.view = view
    firstYear = low
    yearCount = max(0, high - low + 1)
    let firstInner = max(low, view.firstYear + 1)
    let lastInner = min(high, view.firstYear + view.yearCount - 2)
    firstSimpleYear = firstInner
    simpleYearCount = view.isSimple ? max(0, lastInner - firstInner + 1) : 0
    firstMonth = monthsBefore
    firstRow = rowsBefore
    guard low <= high else {
      firstDay = view.firstDay
      dayCount = 0
      flatYearCount = 0
      flatDayCount = 0
      varyingYearCount = 0
      varyingDayCount = 0
      monthShift = 0
      rowShift = 0
      monthCount = 0
      rowCount = 0
      storedRowCount = 0
      return
    }
    // In a damaged file years may begin anywhere; what is answered stays inside the segment all the same.
    let segmentEnd = view.firstDay + view.dayCount
    let start = min(view.yearStart(yearOffset: low - view.firstYear), segmentEnd)
    let end = min(view.yearStart(yearOffset: high - view.firstYear + 1), segmentEnd)
    firstDay = start
    dayCount = max(0, end - start)
    flatYearCount = view.isFlat ? yearCount : 0
    flatDayCount = view.isFlat ? dayCount : 0
    varyingYearCount = view.monthsPerYear == 0 ? yearCount : 0
    varyingDayCount = view.monthsPerYear == 0 ? dayCount : 0
    let firstPosition = view.monthsBefore(yearOffset: low - view.firstYear)
    let lastPosition = view.monthsBefore(yearOffset: high - view.firstYear + 1)
    monthShift = monthsBefore - firstPosition
    monthCount = max(0, lastPosition - firstPosition)
    let before = Self.rows(before: firstPosition, of: view, firstWeekday)
    rowShift = rowsBefore - before
    rowCount = max(0, Self.rows(before: lastPosition, of: view, firstWeekday) - before)
    storedRowCount = view.isPeriodic ? 0 : rowCount
  }

  /// The rows before a month at a position 0…*n* of a segment.
  ///
  /// The answered years nearly always begin and end within a year of the segment's ends. There the rows are counted from the month words,
  /// which opening has touched anyway: the row sums of a large file would cost another page fault.
  private static func rows(before position: Int, of view: SegmentView, _ firstWeekday: Weekday) -> Int {
    let nearby = 13
    if !view.isPeriodic {
      if position <= nearby { return view.rowCount(ofMonths: 0..<position, firstWeekday: firstWeekday) }
      if position >= view.periodMonths - nearby {
        return view.periodRows
          - view.rowCount(ofMonths: position..<view.periodMonths, firstWeekday: firstWeekday)
      }
    }
    return view.rowsBefore(position: position)
  }

  /// Whether a year of the calendar is answered here.
  @inlinable
  func answers(year: Int) -> Bool {
    UInt(bitPattern: year &- firstYear) < UInt(bitPattern: yearCount)
  }

  /// Whether a day is answered here.
  @inlinable
  func answers(day: Int) -> Bool {
    UInt(bitPattern: day &- firstDay) < UInt(bitPattern: dayCount)
  }

  /// Whether the word before a month's own is that of the month before it, and its neighbours reach as far as its 42 cells do.
  @inlinable
  @inline(__always)
  func isSimple(_ slot: MonthSlot) -> Bool {
    UInt(bitPattern: slot.year &- firstSimpleYear) < UInt(bitPattern: simpleYearCount)
  }

  /// A month's position in the segment.
  @inlinable
  func position(_ slot: MonthSlot) -> Int {
    slot.period &* view.periodMonths &+ slot.index
  }

  /// The rows in the scroll before a month of the segment.
  @inlinable
  func rowsBefore(_ slot: MonthSlot) -> Int {
    slot.period &* view.periodRows &+ view.rowsBefore(index: slot.index) &+ rowShift
  }
}
