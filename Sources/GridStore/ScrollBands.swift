import CalendarCore
import GridFormat

/// The bands of a scroll, added up once when its geometry is made.
struct ScrollBands {
  let grid: Grid
  /// Whether every band has six rows.
  let hasSixRows: Bool
  let count: Int
  /// Rows of all bands.
  let rowCount: Int
  let rowsBefore: [Int32]
  let firstMonths: [Int32]
  let firstBands: [Int32]
  let firstOrdinal: Int
  /// Bands on each page but the last, or `nil` if pages are years that differ.
  let bandsPerPage: Int?
  /// The most bands that a year has; 0 if years do not matter.
  let largestPage: Int

  init(_ grid: Grid, _ layout: ScrollLayout) throws(GridError) {
    self.grid = grid
    let across = layout.monthsAcross
    firstOrdinal = try grid.ordinals(year: grid.years.lowerBound).lowerBound
    guard grid.monthCount > 0 else { throw Self.corrupt("no month") }

    // Years that all have the same number of months, which fill their bands, need no table.
    let followsYears = layout.paging == .year || (layout.alignsToYears && across > 1)
    var firstMonths: [Int32] = []
    var firstBands: [Int32] = []
    var largest = 0
    var monthsPerYear: Int?
    if followsYears {
      monthsPerYear = try Self.monthsOfEveryYear(grid)
      if let months = monthsPerYear, months % across == 0 {
        largest = months / across
      } else {
        var month = 0
        for year in grid.years {
          firstBands.append(Int32(firstMonths.count))
          let end = month + (try grid.monthCount(year: year))
          for first in stride(from: month, to: end, by: across) { firstMonths.append(Int32(first)) }
          month = end
          largest = max(largest, firstMonths.count - Int(firstBands[firstBands.count - 1]))
        }
        guard month == grid.monthCount else { throw Self.corrupt("\(month) months in the years") }
        firstBands.append(Int32(firstMonths.count))
        firstMonths.append(Int32(month))
      }
    }
    let count = firstMonths.isEmpty ? (grid.monthCount + across - 1) / across : firstMonths.count - 1
    self.count = count
    largestPage = largest
    self.firstBands = firstBands
    // Bands of one month are the months themselves.
    self.firstMonths = across == 1 ? [] : firstMonths
    bandsPerPage =
      switch layout.paging {
      case .continuous: count
      case .year: firstBands.isEmpty ? largest : nil
      case .month, .months: (layout.monthsPerPage ?? 1) / across
      }

    hasSixRows = layout.rows == .fixed || layout.fill == .six
    if hasSixRows {
      rowsBefore = []
      rowCount = count * 6
    } else if across == 1 {
      rowsBefore = (0...count).map { Int32(grid.rowsBefore(monthIndex: $0)) }
      rowCount = grid.stackedRowCount
    } else {
      var sums: [Int32] = [0]
      sums.reserveCapacity(count + 1)
      var sum = 0
      for band in 0..<count {
        let first = firstMonths.isEmpty ? band * across : Int(firstMonths[band])
        let end = firstMonths.isEmpty ? min(first + across, grid.monthCount) : Int(firstMonths[band + 1])
        var highest = 0
        for index in first..<end {
          highest = max(highest, grid.shownRowCount(try grid.slot(monthIndex: index).word, .rows))
        }
        sum += highest
        sums.append(Int32(sum))
      }
      rowsBefore = sums
      rowCount = sum
    }
  }

  /// The months of every year if that is the same number throughout.
  private static func monthsOfEveryYear(_ grid: Grid) throws(GridError) -> Int? {
    let count = try grid.monthCount(year: grid.years.lowerBound)
    for year in grid.years where try grid.monthCount(year: year) != count { return nil }
    return count
  }

  /// The line from a position to a band, measured over every band; `nil` if all bands are equally high.
  func line(rowHeight: Int, extra: Int) throws(GridError) -> BandLine? {
    guard !hasSixRows else { return nil }
    var boundaries: [Int] = []
    boundaries.reserveCapacity(count + 1)
    for band in 0...count {
      let rows = Int(rowsBefore[band])
      let boundary = rows * rowHeight + band * extra
      guard boundary > boundaries.last ?? -1 else {
        throw Self.corrupt("\(rows) rows before month \(band)")
      }
      boundaries.append(boundary)
    }
    guard boundaries[0] == 0 else { throw Self.corrupt("\(boundaries[0]) before the first month") }
    return BandLine(boundaries: boundaries)
  }

  private static func corrupt(_ found: String) -> GridError {
    GridError(.corrupt, place: "rows", found: found, expected: "months and rows that ascend")
  }
}
