import CalendarCore
import GridFormat

/// From what is on screen to months and days.
extension ScrollGeometry {
  /// What a stretch of the scroll shows: along y, or along x for horizontal pages.
  ///
  /// - Parameters:
  ///   - start: where the stretch begins; may lie before the content.
  ///   - end: the first place behind it, above `start`; may lie behind the content.
  /// - Throws: ``GridError``: `reversedRange` for a reversed or empty stretch, `noSuchPoint` for one that lies outside the content.
  /// - Complexity: O(1): the days of at most four bands are looked at.
  public func window(from start: Int, to end: Int) throws(GridError) -> ScrollWindow {
    let length = isHorizontal ? contentSize.width : contentSize.height
    guard start < end else {
      throw GridError(
        .reversedRange, place: "visible range", found: "\(start) to \(end)", expected: "an end behind the start")
    }
    guard start < length, end > 0 else {
      throw GridError(
        .noSuchPoint, place: "visible range", found: "\(start) to \(end)", expected: "a part of 0 to \(length)")
    }
    let first = max(start, 0)
    let last = min(end, length) - 1
    return isPaged ? try pages(first, last) : try continuous(first, last)
  }

  private func pages(_ first: Int, _ last: Int) throws(GridError) -> ScrollWindow {
    let extent = isHorizontal ? pageSize.width : pageSize.height
    let (firstPage, rest) = pageStride.divide(first)
    let pages = (rest < extent ? firstPage : firstPage + 1)..<(pageStride.divide(last).quotient + 1)
    guard !pages.isEmpty else { return try shown(pages, bands(ofKnownPage: firstPage).prefix(0), rows: nil) }
    let bands = bands(ofKnownPage: pages.lowerBound).lowerBound..<bands(ofKnownPage: pages.upperBound - 1).upperBound
    return try shown(pages, bands, rows: nil)
  }

  private func continuous(_ first: Int, _ last: Int) throws(GridError) -> ScrollWindow {
    let firstBand = band(at: first).band
    let isGap = first >= top(band: firstBand + 1) - layout.gap
    return try shown(0..<0, (isGap ? firstBand + 1 : firstBand)..<(band(at: last).band + 1), rows: first...last)
  }

  /// - Parameter rows: the y on screen without pages, or `nil` if all rows of the bands count.
  private func shown(
    _ pages: Range<Int>, _ bands: Range<Int>, rows: ClosedRange<Int>?
  ) throws(GridError) -> ScrollWindow {
    let months = firstMonth(band: bands.lowerBound)..<firstMonth(band: bands.upperBound)
    var days: ClosedRange<Day>?
    // Bands in between begin and end within their neighbours; the first and last may be cut. Of cut bands the outermost that shows a day
    // decides, unless six rows show days behind the first ones of the next band.
    let isOverlapping = layout.fill == .six
    var seen = bands.lowerBound
    while seen < min(bands.upperBound, bands.lowerBound + 2) {
      days = try union(days, shownDays(band: seen, rows))
      seen += 1
      if days != nil && !isOverlapping { break }
    }
    var last = bands.upperBound - 1
    while last >= max(seen, bands.upperBound - 2) {
      let shown = try shownDays(band: last, rows)
      days = union(days, shown)
      last -= 1
      if shown != nil && !isOverlapping { break }
    }
    return ScrollWindow(pages: pages, bands: bands, months: months, days: days)
  }

  private func union(_ days: ClosedRange<Day>?, _ more: ClosedRange<Day>?) -> ClosedRange<Day>? {
    guard let days, let more else { return days ?? more }
    return min(days.lowerBound, more.lowerBound)...max(days.upperBound, more.upperBound)
  }

  /// The days in the rows of a band that are on screen.
  private func shownDays(band: Int, _ visible: ClosedRange<Int>?) throws(GridError) -> ClosedRange<Day>? {
    var rows = 0...5
    if let visible {
      let top = top(band: band) + layout.headerHeight
      guard visible.upperBound >= top else { return nil }
      let first = rowHeight.divide(max(0, visible.lowerBound - top)).quotient
      rows = first...max(first, rowHeight.divide(visible.upperBound - top).quotient)
    }
    var days: ClosedRange<Day>?
    for index in firstMonth(band: band)..<firstMonth(band: band + 1) {
      let slot = try slot(monthIndex: index)
      let count = grid.shownRowCount(slot.word, layout.fill)
      // A month without days: in damaged files only.
      guard rows.lowerBound < count, slot.word.dayCount > 0 else { continue }
      let start = slot.start - grid.lead(slot.word, layout.fill, layout.leadingWeek)
      var first = start + rows.lowerBound * 7
      var last = start + min(rows.upperBound, count - 1) * 7 + 6
      if layout.fill == .none {
        first = max(first, slot.start)
        last = min(last, slot.start + slot.word.dayCount - 1)
      }
      let low = min(days?.lowerBound.number ?? first, first)
      days = Day(low)...Day(max(days?.upperBound.number ?? last, last))
    }
    return days
  }
}
