import CalendarCore
import TestSupport

@testable import GridStore

/// A scroll laid out by walking: months are taken one after another, rows are counted day by day, and heights are added.
///
/// It shares no formula with the library. Every band knows its months, and every month its rows.
struct ScrollWalk {
  struct Month {
    let index: Int
    let year: Int
    let ordinal: Int
    let start: Int
    let dayCount: Int
    /// Days before the first in its row.
    let offset: Int
    let rows: Int
  }

  struct Band {
    var months: [Month]
    var top = 0
    var height = 0
    /// The page, and the top within it.
    var page = 0
  }

  let layout: ScrollLayout
  /// The days that the calendar knows; others are blank.
  let known: ClosedRange<Day>
  private(set) var bands: [Band] = []
  private(set) var height = 0
  private(set) var pageCount = 1

  /// The months of a walk for a first weekday.
  static func months(_ walk: DayWalk, firstWeekday: Weekday) -> [Month] {
    walk.months.enumerated().map { index, month in
      Month(
        index: index, year: month.year, ordinal: month.ordinal, start: walk.day(month.first),
        dayCount: month.dayCount, offset: month.first - walk.firstCell(month, firstWeekday: firstWeekday.number),
        rows: walk.rowCount(month, firstWeekday: firstWeekday.number))
    }
  }

  init(_ months: [Month], _ layout: ScrollLayout, known: ClosedRange<Day>) {
    self.layout = layout
    self.known = known
    for month in months {
      let last = bands.last?.months.last
      let isNewYear = last.map { $0.year != month.year } ?? false
      let aligns = layout.alignsToYears || layout.paging == .year
      if let band = bands.indices.last, bands[band].months.count < layout.monthsAcross, !(aligns && isNewYear) {
        bands[band].months.append(month)
      } else {
        bands.append(Band(months: [month]))
      }
    }
    place()
  }

  /// Stacks the bands, page by page.
  private mutating func place() {
    var y = 0
    var page = 0
    var bandsOnPage = 0
    let limit =
      switch layout.paging {
      case .continuous, .year: Int.max
      case .month: 1
      case .months(let count): count / layout.monthsAcross
      }
    for index in bands.indices {
      let isNewYear = index > 0 && bands[index].months[0].year != bands[index - 1].months[0].year
      if bandsOnPage == limit || (layout.paging == .year && isNewYear) {
        page += 1
        bandsOnPage = 0
        y = 0
      }
      if bandsOnPage > 0 { y += layout.gap }
      bands[index].page = page
      bands[index].top = y
      bands[index].height = layout.headerHeight
      for _ in 0..<(bands[index].months.map(blockRows).max() ?? 0) { bands[index].height += layout.rowHeight }
      y += bands[index].height
      bandsOnPage += 1
    }
    height = y
    pageCount = page + 1
  }

  func blockRows(_ month: Month) -> Int { layout.rows == .fixed ? 6 : shownRows(month) }

  func shownRows(_ month: Month) -> Int { layout.fill == .six ? 6 : month.rows }

  /// The day in a month's first cell.
  func firstCell(_ month: Month) -> Int {
    let isAligned = layout.fill == .six && layout.leadingWeek == .whenAligned && month.offset == 0
    return month.start - month.offset - (isAligned ? 7 : 0)
  }

  /// What stands in a column of a month's block, so far below the band's top; found by stepping from row to row.
  func hit(_ month: Month, column: Int, below y: Int) -> ScrollHit {
    let name = ScrollMonth(index: month.index, year: month.year, ordinal: month.ordinal)
    if y < layout.headerHeight { return .header(name) }
    var row = 0
    var bottom = layout.headerHeight + layout.rowHeight
    while y >= bottom {
      row += 1
      bottom += layout.rowHeight
    }
    if row >= blockRows(month) { return .gap }
    let day = firstCell(month) + row * 7 + column
    let isOwn = day >= month.start && day < month.start + month.dayCount
    let isShown = isOwn || (layout.fill != .none && row < shownRows(month) && known.contains(Day(day)))
    let cell = ScrollCell(
      month: name, row: row, column: column, day: Day(day),
      owner: isOwn ? .current : day < month.start ? .previous : .next)
    return isShown ? .day(cell) : .blank(cell)
  }
}
