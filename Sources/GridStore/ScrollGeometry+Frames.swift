public import CalendarCore
public import GridFormat

/// From months, days and pages to their places.
extension ScrollGeometry {
  /// The block of a month: its header and rows.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func frame(year: Int, ordinal: Int) throws(GridError) -> ScrollRect {
    let slot = try grid.slot(year: year, ordinal: ordinal)
    let corner = corner(slot)
    return ScrollRect(
      x: corner.x, y: corner.y, width: layout.columnWidth &* 7,
      height: layout.headerHeight &+ blockRows(slot.word) &* layout.rowHeight)
  }

  /// A cell of a month's block.
  ///
  /// - Parameter cell: row × 7 + column, 0…41; less where the block has fewer rows.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchCell`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func frame(year: Int, ordinal: Int, cell: Int) throws(GridError) -> ScrollRect {
    let slot = try grid.slot(year: year, ordinal: ordinal)
    let count = blockRows(slot.word) &* 7
    guard UInt(bitPattern: cell) < UInt(bitPattern: count) else { throw noSuchCell(cell, count) }
    return frame(slot, cell: cell)
  }

  /// A row of a month's block.
  ///
  /// - Parameter row: 0…5; less where the block has fewer rows.
  /// - Throws: ``GridError``: `yearOutOfRange`, `noSuchMonth` or `noSuchRow`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func frame(year: Int, ordinal: Int, row: Int) throws(GridError) -> ScrollRect {
    let slot = try grid.slot(year: year, ordinal: ordinal)
    let count = blockRows(slot.word)
    guard UInt(bitPattern: row) < UInt(bitPattern: count) else { throw grid.noSuchRow(row, "0 to \(count - 1)") }
    let first = frame(slot, cell: row &* 7)
    return ScrollRect(x: first.x, y: first.y, width: layout.columnWidth &* 7, height: first.height)
  }

  /// The cell of a day in its own month.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func frame(of day: Day) throws(GridError) -> ScrollRect {
    let found = try grid.slot(day: day.number)
    let lead = grid.lead(found.month.word, layout.fill, layout.leadingWeek)
    return frame(found.month, cell: found.position &+ lead)
  }

  /// A band: its months with their headers, and the room between them.
  ///
  /// - Parameter band: 0..<``bandCount``.
  /// - Throws: ``GridError`` with code `noSuchRow`.
  /// - Complexity: O(1).
  @inlinable
  public func frame(band: Int) throws(GridError) -> ScrollRect {
    guard UInt(bitPattern: band) < UInt(bitPattern: bandCount) else {
      throw grid.noSuchRow(band, "a row of months, 0 to \(bandCount - 1)")
    }
    let rows = rowsBefore(band: band &+ 1) &- rowsBefore(band: band)
    let origin = origin(band: band, year: try slot(monthIndex: firstMonth(band: band)).year)
    return ScrollRect(
      x: origin.x, y: origin.y, width: pageSize.width,
      height: layout.headerHeight &+ rows &* layout.rowHeight)
  }

  /// A page.
  ///
  /// - Parameter page: 0..<``pageCount``.
  /// - Throws: ``GridError`` with code `noSuchPage`.
  /// - Complexity: O(1).
  public func frame(page: Int) throws(GridError) -> ScrollRect {
    guard (0..<pageCount).contains(page) else { throw noSuchPage(page) }
    let offset = isPaged ? page * pageStride.divisor : 0
    return ScrollRect(
      x: isHorizontal ? offset : 0, y: isHorizontal ? 0 : offset, width: pageSize.width, height: pageSize.height)
  }

  /// The bands of a page.
  ///
  /// - Parameter page: 0..<``pageCount``.
  /// - Throws: ``GridError`` with code `noSuchPage`.
  /// - Complexity: O(1).
  public func bands(page: Int) throws(GridError) -> Range<Int> {
    guard (0..<pageCount).contains(page) else { throw noSuchPage(page) }
    return bands(ofKnownPage: page)
  }

  @inlinable
  @inline(__always)
  func bands(ofKnownPage page: Int) -> Range<Int> {
    guard isPaged else { return 0..<bandCount }
    let first = firstBand(page: page)
    return first..<max(first, hasEqualPages ? min(first &+ pageBands.divisor, bandCount) : Int(firstBands[page &+ 1]))
  }

  /// The indexes of the months in a band, in the scroll.
  ///
  /// - Parameter band: 0..<``bandCount``.
  /// - Throws: ``GridError`` with code `noSuchRow`.
  /// - Complexity: O(1).
  public func months(band: Int) throws(GridError) -> Range<Int> {
    guard (0..<bandCount).contains(band) else { throw grid.noSuchRow(band, "a row of months, 0 to \(bandCount - 1)") }
    return firstMonth(band: band)..<firstMonth(band: band + 1)
  }

  /// The page of a month; 0 without paging.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func page(year: Int, ordinal: Int) throws(GridError) -> Int {
    let slot = try grid.slot(year: year, ordinal: ordinal)
    return isPaged ? page(band: place(slot).band, year: slot.year) : 0
  }

  /// The band of a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func band(year: Int, ordinal: Int) throws(GridError) -> Int {
    place(try grid.slot(year: year, ordinal: ordinal)).band
  }

  /// The corner of a month's block.
  @inlinable
  @inline(__always)
  func corner(_ slot: MonthSlot) -> (x: Int, y: Int) {
    let (band, place) = place(slot)
    let origin = origin(band: band, year: slot.year)
    return (origin.x &+ place &* monthStride.divisor, origin.y)
  }

  @inlinable
  @inline(__always)
  func frame(_ slot: MonthSlot, cell: Int) -> ScrollRect {
    let corner = corner(slot)
    let row = (cell &* 37) >> 8  // cell / 7 for 0…48
    return ScrollRect(
      x: corner.x &+ (cell &- row &* 7) &* layout.columnWidth,
      y: corner.y &+ layout.headerHeight &+ row &* layout.rowHeight, width: layout.columnWidth,
      height: layout.rowHeight)
  }

  @usableFromInline
  @inline(never)
  func noSuchCell(_ cell: Int, _ count: Int) -> GridError {
    GridError(.noSuchCell, found: "cell \(cell)", expected: "0 to \(count - 1)")
  }
}
