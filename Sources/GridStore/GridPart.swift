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
  /// Answered years, if the segment is stored in full and has the same number of months in every year; else 0.
  @usableFromInline let flatYearCount: Int
  /// Answered days likewise.
  @usableFromInline let flatDayCount: Int
  /// Add to months of whole years and the ordinal to get a month's index in a flat segment.
  @usableFromInline let flatShift: Int
  @usableFromInline let monthCount: Int
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
    guard low <= high else {
      firstDay = view.firstDay
      dayCount = 0
      flatYearCount = 0
      flatDayCount = 0
      flatShift = 0
      monthShift = 0
      rowShift = 0
      monthCount = 0
      rowCount = 0
      return
    }
    let start = view.yearStart(yearOffset: low - view.firstYear)
    let end = view.yearStart(yearOffset: high - view.firstYear + 1)
    firstDay = start
    dayCount = end - start
    let isFlat = !view.isPeriodic && view.monthsPerYear != 0
    flatYearCount = isFlat ? yearCount : 0
    flatDayCount = isFlat ? dayCount : 0
    flatShift = (low - view.firstYear) * view.monthsPerYear - 1
    let firstMonth = view.monthsBefore(yearOffset: low - view.firstYear)
    let lastMonth = view.monthsBefore(yearOffset: high - view.firstYear + 1)
    monthShift = monthsBefore - firstMonth
    monthCount = lastMonth - firstMonth
    let firstRow = view.rowsBefore(position: firstMonth)
    rowShift = rowsBefore - firstRow
    rowCount = view.rowsBefore(position: lastMonth) - firstRow
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

  /// A month's position in the segment.
  @inlinable
  func position(_ slot: MonthSlot) -> Int {
    slot.period &* view.periodMonths &+ slot.index
  }
}
