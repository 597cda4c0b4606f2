import CalendarCore
import GridStore

/// A geometry held against a walk: what was compared, and where they differ.
struct ScrollComparison {
  let geometry: ScrollGeometry
  let walk: ScrollWalk
  private(set) var points = 0
  private(set) var frames = 0
  private(set) var failures: [String] = []

  private var layout: ScrollLayout { walk.layout }

  init(_ geometry: ScrollGeometry, _ walk: ScrollWalk) {
    self.geometry = geometry
    self.walk = walk
    if geometry.bandCount != walk.bands.count { fail("\(geometry.bandCount) bands, not \(walk.bands.count)") }
    if geometry.pageCount != walk.pageCount { fail("\(geometry.pageCount) pages, not \(walk.pageCount)") }
    if layout.paging == .continuous, geometry.contentSize.height != walk.height {
      fail("height \(geometry.contentSize.height), not \(walk.height)")
    }
  }

  private mutating func fail(_ what: @autoclosure () -> String) {
    if failures.count < 5 { failures.append("\(geometry.grid.parameters) \(layout): \(what())") }
  }

  /// Where a page begins: pages are equally large.
  private func pageOrigin(_ page: Int) -> (x: Int, y: Int) {
    guard layout.paging != .continuous else { return (0, 0) }
    return layout.axis == .vertical
      ? (0, page * (geometry.pageSize.height + layout.gap)) : (page * (geometry.pageSize.width + layout.monthGap), 0)
  }

  /// Compares every row boundary of a band's months, one above and one below it, and every frame.
  mutating func compare(band index: Int) throws {
    let band = walk.bands[index]
    let origin = pageOrigin(band.page)
    let top = origin.y + band.top
    var x = origin.x
    for (place, month) in band.months.enumerated() {
      let rows = walk.blockRows(month)
      let block = try geometry.frame(year: month.year, ordinal: month.ordinal)
      if (block.x, block.y, block.width) != (x, top, 7 * layout.columnWidth)
        || block.height != layout.headerHeight + rows * layout.rowHeight
      {
        fail("block \(block) of \(month), not \((x, top))")
      }
      var boundary = layout.headerHeight
      for row in 0..<rows {
        let frame = try geometry.frame(year: month.year, ordinal: month.ordinal, row: row)
        if frame.y != top + boundary || frame.height != layout.rowHeight { fail("row \(row) of \(month): \(frame)") }
        boundary += layout.rowHeight
      }
      let lead = month.start - walk.firstCell(month)
      for day in [0, month.dayCount - 1] {
        let cell = try geometry.frame(of: Day(month.start + day))
        var (row, column) = (0, lead + day)
        while column > 6 { (row, column) = (row + 1, column - 7) }
        if cell.x != x + column * layout.columnWidth
          || cell.y != top + layout.headerHeight + row * layout.rowHeight
        {
          fail("day \(day) of \(month): \(cell)")
        }
      }
      if try geometry.page(year: month.year, ordinal: month.ordinal) != band.page { fail("page of \(month)") }
      frames += 4 + rows
      // From the header's top to the end of the band, at a column that changes from month to month.
      let column = (month.index + place) % 7
      for row in -1...rows {
        let y = row < 0 ? 0 : layout.headerHeight + row * layout.rowHeight
        for below in [y - 1, y, y + 1] {
          try comparePoint(
            x: x + column * layout.columnWidth + (month.index & 1) * (layout.columnWidth - 1), top: top, below: below,
            bandIndex: index, place: place, column: column)
        }
      }
      x += 7 * layout.columnWidth + layout.monthGap
    }
    if layout.monthGap > 0 && band.months.count < layout.monthsAcross {
      // No month stands at the end of a band that is not full.
      if try geometry.hit(x: x, y: top) != .gap { fail("behind the last month of band \(index)") }
      points += 1
    }
  }

  private mutating func comparePoint(
    x: Int, top: Int, below: Int, bandIndex: Int, place: Int, column: Int
  ) throws {
    let band = walk.bands[bandIndex]
    let y = top + below
    var expected = ScrollHit.gap
    if below >= 0, below < band.height {
      expected = walk.hit(band.months[place], column: column, below: below)
    } else if below < 0, layout.gap == 0, bandIndex > 0, walk.bands[bandIndex - 1].page == band.page,
      place < walk.bands[bandIndex - 1].months.count
    {
      let previous = walk.bands[bandIndex - 1]
      expected = walk.hit(previous.months[place], column: column, below: previous.height + below)
    } else if layout.gap == 0 || layout.headerHeight == 0 && below > band.height {
      return
    }
    guard y >= 0, y < geometry.contentSize.height else { return }
    let found = try geometry.hit(x: x, y: y)
    if found != expected { fail("(\(x), \(y)): \(found), not \(expected)") }
    points += 1
  }
}
