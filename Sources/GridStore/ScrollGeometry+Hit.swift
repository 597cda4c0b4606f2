public import CalendarCore
public import GridFormat

/// From a place to what stands there.
extension ScrollGeometry {
  /// What stands at a point.
  ///
  /// - Parameters:
  ///   - x: 0..<`contentSize.width`.
  ///   - y: 0..<`contentSize.height`.
  /// - Throws: ``GridError`` with code `noSuchPoint` outside the content.
  /// - Complexity: O(1): a guess of the band and at most ``largestCorrection`` corrections.
  @inlinable
  public func hit(x: Int, y: Int) throws(GridError) -> ScrollHit {
    guard UInt(bitPattern: x) < UInt(bitPattern: contentSize.width),
      UInt(bitPattern: y) < UInt(bitPattern: contentSize.height)
    else { throw noSuchPoint(x, y) }
    guard let point = bandPoint(x: x, y: y) else { return .gap }
    let (place, xInMonth) = monthStride.divide(point.x)
    guard xInMonth < layout.columnWidth &* 7 else { return .gap }
    let index = firstMonth(band: point.band) &+ place
    guard index < firstMonth(band: point.band &+ 1) else { return .gap }
    let slot = try slot(monthIndex: index)
    let month = ScrollMonth(index: index, year: slot.year, ordinal: slot.ordinal)
    guard point.y >= layout.headerHeight else { return .header(month) }
    let row = rowHeight.divide(point.y &- layout.headerHeight).quotient
    guard row < blockRows(slot.word) else { return .gap }
    return cell(slot, month, row: row, column: columnWidth.divide(xInMonth).quotient)
  }

  /// What stands at a point with fractions: as at the whole numbers below.
  ///
  /// For measures that are not whole, lay out in a smaller unit, and scale points by it.
  /// - Throws: ``GridError`` with code `noSuchPoint` outside the content, and for what is no number.
  /// - Complexity: O(1).
  @inlinable
  public func hit(x: Double, y: Double) throws(GridError) -> ScrollHit {
    guard let column = Int(exactly: x.rounded(.down)), let row = Int(exactly: y.rounded(.down)) else {
      throw noSuchPoint(x, y)
    }
    return try hit(x: column, y: row)
  }

  /// The first month of the band at an offset along the scroll: along y, or along x for horizontal pages, where it is the first of the page.
  ///
  /// A gap belongs to what stands before it.
  /// - Throws: ``GridError`` with code `noSuchPoint` outside the content.
  /// - Complexity: O(1).
  @inlinable
  @inline(__always)
  public func month(atOffset offset: Int) throws(GridError) -> ScrollMonth {
    let length = isHorizontal ? contentSize.width : contentSize.height
    guard UInt(bitPattern: offset) < UInt(bitPattern: length) else {
      throw isHorizontal ? noSuchPoint(offset, 0) : noSuchPoint(0, offset)
    }
    let index = firstMonth(band: band(atOffset: offset))
    let slot = try slot(monthIndex: index)
    return ScrollMonth(index: index, year: slot.year, ordinal: slot.ordinal)
  }

  /// The row of cells at an offset along the vertical scroll, in the first month of its band.
  ///
  /// - Returns: `nil` in a header or gap, and below the first month of a band where another is higher.
  /// - Throws: ``GridError`` with code `noSuchPoint` outside the content or for horizontal pages.
  /// - Complexity: O(1).
  @inlinable
  public func row(atOffset offset: Int) throws(GridError) -> (month: ScrollMonth, row: Int)? {
    guard !isHorizontal else { throw noSuchPoint(offset, 0) }
    switch try hit(x: 0, y: offset) {
    case .day(let cell), .blank(let cell): return (cell.month, cell.row)
    case .header, .gap: return nil
    }
  }

  // MARK: - Steps

  /// A point as a band and the place in it; `nil` outside all bands of its page.
  @inlinable
  @inline(__always)
  func bandPoint(x: Int, y: Int) -> (band: Int, x: Int, y: Int)? {
    guard isPaged else {
      let (band, top) = band(at: y)
      return (band, x, y &- top)
    }
    let (page, rest) = pageStride.divide(isHorizontal ? x : y)
    guard rest < (isHorizontal ? pageSize.width : pageSize.height) else { return nil }
    let bands = bands(ofKnownPage: page)
    let (band, top) = band(at: (isHorizontal ? y : rest) &+ top(band: bands.lowerBound))
    guard band < bands.upperBound else { return nil }
    return (band, isHorizontal ? rest : x, (isHorizontal ? y : rest) &+ self.top(band: bands.lowerBound) &- top)
  }

  /// The band at an offset along the scroll, or the last of the page before a gap.
  @inlinable
  @inline(__always)
  func band(atOffset offset: Int) -> Int {
    guard isPaged else { return band(at: offset).band }
    let (page, rest) = pageStride.divide(offset)
    let bands = bands(ofKnownPage: page)
    if isHorizontal { return bands.lowerBound }
    return min(band(at: rest &+ top(band: bands.lowerBound)).band, bands.upperBound &- 1)
  }

  /// The cell of a month, with its day if the layout shows it.
  @inlinable
  @inline(__always)
  func cell(_ slot: MonthSlot, _ month: ScrollMonth, row: Int, column: Int) -> ScrollHit {
    let position = row &* 7 &+ column &- grid.lead(slot.word, layout.fill, layout.leadingWeek)
    let isBefore = position < 0
    let isBehind = position >= slot.word.dayCount
    let cell = ScrollCell(
      month: month, row: row, column: column,
      day: Day(rawValue: Int32(truncatingIfNeeded: slot.start &+ position)),
      owner: isBefore ? .previous : isBehind ? .next : .current)
    guard isBefore || isBehind else { return .day(cell) }
    guard layout.fill != .none, row < grid.shownRowCount(slot.word, layout.fill),
      grid.main.isSimple(slot) || grid.covers(day: slot.start &+ position)
    else { return .blank(cell) }
    return .day(cell)
  }

  @usableFromInline
  @inline(never)
  func noSuchPoint(_ x: some CustomStringConvertible, _ y: some CustomStringConvertible) -> GridError {
    GridError(
      .noSuchPoint, found: "(\(x), \(y))",
      expected: "x 0 to \(contentSize.width - 1), y 0 to \(contentSize.height - 1)")
  }
}
