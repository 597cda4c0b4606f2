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
  /// Answered years if the segment is flat, else 0: one comparison tells range and kind.
  @usableFromInline let flatYearCount: Int
  @usableFromInline let flatDayCount: Int
  /// Answered years if the segment is varying, else 0.
  @usableFromInline let varyingYearCount: Int
  @usableFromInline let varyingDayCount: Int
  /// Add to months of whole years and the ordinal to get a month's index in a flat segment.
  @usableFromInline let flatShift: Int
  /// The answered years of a simple segment that are not at the segment's ends: their months' neighbours are words of the segment.
  @usableFromInline let firstSimpleYear: Int
  @usableFromInline let simpleYearCount: Int
  /// The index in the scroll of the first answered month, and how many there are.
  @usableFromInline let firstMonth: Int
  @usableFromInline let monthCount: Int
  /// The same for rows.
  @usableFromInline let firstRow: Int
  @usableFromInline let rowCount: Int

  /// - Parameters:
  ///   - years: all years the grid answers.
  ///   - monthsBefore: answered months of earlier parts.
  ///   - rowsBefore: rows of those.
  init(_ view: SegmentView, years: ClosedRange<Int>, monthsBefore: Int, rowsBefore: Int) {
    self.view = view
    let low = max(view.firstYear, years.lowerBound)
    let high = min(view.firstYear + view.yearCount - 1, years.upperBound)
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
      flatShift = 0
      monthShift = 0
      rowShift = 0
      monthCount = 0
      rowCount = 0
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
    flatShift = (low - view.firstYear) * view.monthsPerYear - 1
    let firstPosition = view.monthsBefore(yearOffset: low - view.firstYear)
    let lastPosition = view.monthsBefore(yearOffset: high - view.firstYear + 1)
    monthShift = monthsBefore - firstPosition
    monthCount = max(0, lastPosition - firstPosition)
    let before = view.rowsBefore(position: firstPosition)
    rowShift = rowsBefore - before
    rowCount = max(0, view.rowsBefore(position: lastPosition) - before)
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

  /// The month at an ordinal of a year, or `nil` if it is not answered here.
  @inlinable
  @inline(__always)
  func slot(year: Int, ordinal: Int) -> MonthSlot? {
    let offset = year &- firstYear
    if UInt(bitPattern: offset) < UInt(bitPattern: flatYearCount) {
      guard UInt(bitPattern: ordinal &- 1) < UInt(bitPattern: view.monthsPerYear) else { return nil }
      let index = offset &* view.monthsPerYear &+ ordinal &+ flatShift
      return view.flatSlot(year: year, ordinal: ordinal, index: index)
    }
    if UInt(bitPattern: offset) < UInt(bitPattern: varyingYearCount) {
      return view.varyingSlot(yearOffset: year &- view.firstYear, ordinal: ordinal)
    }
    guard UInt(bitPattern: offset) < UInt(bitPattern: yearCount) else { return nil }
    return view.periodicSlot(yearOffset: year &- view.firstYear, ordinal: ordinal)
  }

  /// The month that holds a day, or `nil` if the day is not answered here.
  @inlinable
  @inline(__always)
  func slot(day: Int) -> MonthSlot? {
    let answered = UInt(bitPattern: day &- firstDay)
    let offset = day &- view.firstDay
    if answered < UInt(bitPattern: flatDayCount) { return view.flatSlot(dayOffset: offset) }
    if answered < UInt(bitPattern: varyingDayCount) { return view.varyingSlot(dayOffset: offset) }
    guard answered < UInt(bitPattern: dayCount) else { return nil }
    return view.periodicSlot(dayOffset: offset)
  }

  /// Whether the months before and behind a month are the words beside its own, and reach as far as its 42 cells do.
  @inlinable
  @inline(__always)
  func isSimple(_ slot: MonthSlot) -> Bool {
    UInt(bitPattern: slot.year &- firstSimpleYear) < UInt(bitPattern: simpleYearCount)
      && UInt(bitPattern: slot.index &- 1) < UInt(bitPattern: view.periodMonths &- 2)
  }

  /// A month's position in the segment.
  @inlinable
  @inline(__always)
  func position(_ slot: MonthSlot) -> Int {
    slot.period &* view.periodMonths &+ slot.index
  }

  /// The rows in the scroll before a month of the segment.
  @inlinable
  func rowsBefore(_ slot: MonthSlot) -> Int {
    slot.period &* view.periodRows &+ view.rowsBefore(index: slot.index) &+ rowShift
  }
}
