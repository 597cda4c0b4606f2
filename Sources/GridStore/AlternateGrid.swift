import CalendarCore
import GridFormat

/// A grid with a second calendar in its cells: the lunar day under the Gregorian day and the like.
///
/// A month's 42 cells are a few runs of the second calendar's months, so one backward lookup a run is enough for all of them.
public struct AlternateGrid: Sendable {
  /// The calendar that the cells belong to.
  public let grid: Grid
  /// The calendar whose labels stand in them; its week rule has no meaning here.
  public let alternate: Grid

  public init(_ grid: Grid, alternate: Grid) {
    self.grid = grid
    self.alternate = alternate
  }

  /// Writes what the second calendar calls the 42 days of a month's cells, neighbour cells included. Days that it does not know are blank.
  ///
  /// - Parameters:
  ///   - cells: the caller's memory; all of it is written.
  ///   - year: in the first calendar's count.
  ///   - ordinal: 1…13
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth` of the first calendar.
  /// - Complexity: O(42): a lookup for each of the at most five months of the second calendar, and a store for each cell.
  public func fill(_ cells: inout AlternateCells, year: Int, ordinal: Int) throws(GridError) {
    let slot = try grid.slot(year: year, ordinal: ordinal)
    fill(&cells, from: slot.start &- grid.offset(slot.word))
  }

  /// Writes the cells of all months of a year.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  /// - Complexity: O(cells): 504 or 546.
  public func fill(_ cells: inout AlternateYear, year: Int) throws(GridError) {
    let ordinals = try grid.ordinals(year: year)
    cells.count = min(ordinals.count, 13)
    for index in 0..<cells.count {
      try fill(&cells.months[index], year: year, ordinal: ordinals.lowerBound + index)
    }
  }

  private func fill(_ cells: inout AlternateCells, from first: Int) {
    cells.monthStarts = 0
    var index = 0
    while index < 42 {
      guard
        let view = alternate.main.answers(day: first &+ index)
          ? alternate.main.view : alternate.coveredView(day: first &+ index)
      else {
        cells.labels[index] = 0
        cells.months[index] = 0
        index &+= 1
        continue
      }
      let found = view.slot(dayOffset: first &+ index &- view.firstDay)
      let slot = found.month
      let position = found.position
      // A run is at least the day itself, also in a damaged file.
      let end = min(42, index &+ max(1, slot.word.dayCount &- position))
      let name = view.name(yearOffset: slot.year &- view.firstYear, ordinal: slot.ordinal)
      let month = UInt8(truncatingIfNeeded: name.number | (name.isLeap ? 128 : 0))
      if position == 0 { cells.monthStarts |= 1 << UInt64(index) }
      if let row = slot.word.hasLabels ? view.labelRow(index: slot.index) : nil {
        for cell in index..<end {
          cells.labels[cell] = row[(position &+ cell &- index) & 31]
          cells.months[cell] = month
        }
      } else {
        var label = UInt8(truncatingIfNeeded: position)
        for cell in index..<end {
          label &+= 1
          cells.labels[cell] = label
          cells.months[cell] = month
        }
      }
      index = end
    }
  }
}
