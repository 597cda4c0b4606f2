import CalendarCore
public import GridFormat

/// Bands and their months: the constant-time steps that all queries are made of.
extension ScrollGeometry {
  /// The rows of all bands before one.
  ///
  /// - Parameter band: 0…``bandCount``.
  @inlinable
  @inline(__always)
  func rowsBefore(band: Int) -> Int {
    rowsBeforeBands.isEmpty ? band &* 6 : Int(rowsBeforeBands[band])
  }

  /// The y of a band's top, as if there were no pages.
  ///
  /// - Parameter band: 0…``bandCount``.
  @inlinable
  @inline(__always)
  func top(band: Int) -> Int {
    rowsBefore(band: band) &* layout.rowHeight &+ band &* bandExtra
  }

  /// The band at a y as if there were no pages, the gap behind it included, and its top.
  ///
  /// - Parameter y: 0 or more; behind the last band an index of ``bandCount`` or more, or the last.
  @inlinable
  @inline(__always)
  func band(at y: Int) -> (band: Int, top: Int) {
    if hasSixRows {
      let (band, rest) = bandStride.divide(y)
      return (band, y &- rest)
    }
    // Behind the last band, on the last page, any guess will do.
    let bias = lineBiases[min(y &>> linePartShift, 127)]
    let guess = (y &* lineSlope &+ bias) >> 40
    let guessed = min(guess, bandCount &- 1)
    // The line never guesses too low, and too high by `largestCorrection` at most. The first correction is no branch: half of all guesses
    // need it, and nobody can foresee which.
    let guessedTop = top(band: guessed)
    let before = max(guessed &- 1, 0)
    let beforeTop = top(band: before)
    var band = y < guessedTop ? before : guessed
    var top = y < guessedTop ? beforeTop : guessedTop
    while _slowPath(y < top && band > 0) {
      band &-= 1
      top = self.top(band: band)
    }
    return (band, top)
  }

  /// The index of a band's first month.
  ///
  /// - Parameter band: 0…``bandCount``.
  @inlinable
  @inline(__always)
  func firstMonth(band: Int) -> Int {
    firstMonths.isEmpty ? min(band &* layout.monthsAcross, grid.monthCount) : Int(firstMonths[band])
  }

  /// The band of a month, and its place in the band.
  @inlinable
  @inline(__always)
  func place(_ slot: MonthSlot) -> (band: Int, place: Int) {
    if firstMonths.isEmpty {
      // The bounds matter in damaged files only.
      let (band, place) = across.divide(max(0, index(of: slot)))
      return (min(band, bandCount &- 1), place)
    }
    let page = yearPage(slot.year)
    let (band, place) = across.divide(max(0, slot.ordinal &- (page == 0 ? firstOrdinal : 1)))
    return (min(Int(firstBands[page]) &+ band, bandCount &- 1), place)
  }

  /// A year counted from the grid's first.
  @inlinable
  @inline(__always)
  func yearPage(_ year: Int) -> Int {
    min(max(year &- grid.years.lowerBound, 0), grid.years.upperBound &- grid.years.lowerBound)
  }

  /// The month at an index of the scroll.
  @inlinable
  @inline(__always)
  func slot(monthIndex index: Int) throws(GridError) -> MonthSlot {
    guard UInt(bitPattern: index &- grid.main.firstMonth) < UInt(bitPattern: grid.main.monthCount) else {
      return try grid.slot(monthIndex: index)
    }
    let position = index &- grid.main.monthShift
    guard grid.main.view.isPeriodic else { return grid.main.view.slot(period: 0, index: position) }
    let (period, rest) = periodMonths.divide(position)
    return grid.main.view.slot(period: period, index: rest)
  }

  /// The rows of a month's block.
  @inlinable
  @inline(__always)
  func blockRows(_ word: MonthWord) -> Int {
    hasSixRows ? 6 : grid.shownRowCount(word, .rows)
  }

  /// The index in the scroll of an answered month.
  @inlinable
  @inline(__always)
  func index(of slot: MonthSlot) -> Int {
    if grid.main.answers(year: slot.year) { return grid.main.position(slot) &+ grid.main.monthShift }
    return grid.indexOutsideMain(slot)
  }

  // MARK: - Pages

  @inlinable
  @inline(__always)
  func firstBand(page: Int) -> Int {
    hasEqualPages ? min(page &* pageBands.divisor, bandCount) : Int(firstBands[page])
  }

  /// The page of a band.
  ///
  /// - Parameter year: the year of its first month.
  @inlinable
  @inline(__always)
  func page(band: Int, year: Int) -> Int {
    hasEqualPages ? pageBands.divide(band).quotient : yearPage(year)
  }

  /// Where a band stands.
  ///
  /// - Parameter year: the year of its first month.
  @inlinable
  @inline(__always)
  func origin(band: Int, year: Int) -> (x: Int, y: Int) {
    guard isPaged else { return (0, top(band: band)) }
    let page = page(band: band, year: year)
    let inPage = top(band: band) &- top(band: firstBand(page: page))
    let offset = page &* pageStride.divisor
    return isHorizontal ? (offset, inPage) : (0, offset &+ inPage)
  }

  @usableFromInline
  @inline(never)
  func noSuchPage(_ page: Int) -> GridError {
    GridError(.noSuchPage, found: "page \(page)", expected: "0 to \(pageCount - 1)")
  }
}
