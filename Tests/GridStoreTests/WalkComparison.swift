import CalendarCore
import GridStore
import TestSupport

/// A grid held against a walk, month by month: what was compared, and where they differ.
struct WalkComparison {
  private let grid: Grid
  private let walk: DayWalk
  private let weeks: WeekWalk
  private let firstWeekday: Int
  private(set) var months = 0
  private(set) var cells = 0
  private(set) var rows = 0
  private(set) var blanks = 0
  private(set) var failures: [String] = []
  private var buffer = MonthCells()

  init(_ grid: Grid, _ walk: DayWalk) {
    self.grid = grid
    self.walk = walk
    let rule = grid.parameters.weekRule
    firstWeekday = rule.firstWeekday.number
    weeks = WeekWalk(walk, firstWeekday: firstWeekday, minimumDays: rule.minimumDays)
  }

  private mutating func fail(_ month: DayWalk.Month, _ what: String) {
    if failures.count < 5 { failures.append("\(grid.parameters) \(month.year)/\(month.ordinal): \(what)") }
  }

  /// Compares every fact of a month, all 42 cells and all six rows.
  mutating func compare(_ month: DayWalk.Month) throws {
    let (year, ordinal) = (month.year, month.ordinal)
    let firstCell = walk.firstCell(month, firstWeekday: firstWeekday)
    let rowCount = walk.rowCount(month, firstWeekday: firstWeekday)
    if try grid.dayCount(year: year, ordinal: ordinal) != month.dayCount { fail(month, "day count") }
    if try grid.start(year: year, ordinal: ordinal).number != walk.day(month.first) { fail(month, "start") }
    if try grid.firstWeekdayOffset(year: year, ordinal: ordinal) != month.first - firstCell { fail(month, "offset") }
    if try grid.rowCount(year: year, ordinal: ordinal) != rowCount { fail(month, "row count") }
    months += 1
    try grid.fill(&buffer, year: year, ordinal: ordinal)
    for cell in 0..<42 {
      let index = firstCell + cell
      let label = walk.labels[index]
      let owner: UInt8 =
        label == 0 ? 0 : index < month.first ? 1 : index < month.first + month.dayCount ? 2 : 3
      if Int(buffer.days[cell]) != walk.day(index) || buffer.labels[cell] != label || buffer.owners[cell] != owner {
        fail(month, "cell \(cell): label \(buffer.labels[cell]), owner \(buffer.owners[cell]); not \(label), \(owner)")
      }
      if label == 0 { blanks += 1 }
    }
    cells += 42
    let firstRow = weeks.row(startingAt: firstCell)
    for row in 0..<6 {
      let week = try grid.week(year: year, ordinal: ordinal, row: row)
      let weekYear = weeks.weekYears[firstRow + row]
      let matches =
        if let week, let weekYear {
          week.year == Int(weekYear) && week.week == Int(weeks.weeks[firstRow + row])
        } else { week == nil && weekYear == nil }
      if !matches { fail(month, "week of row \(row): \(String(describing: week))") }
    }
    rows += 6
  }

  /// Compares `cell(year:ordinal:index:)` with the walk for all 42 cells of a month.
  mutating func compareSingleCells(_ month: DayWalk.Month) throws {
    let firstCell = walk.firstCell(month, firstWeekday: firstWeekday)
    for cell in 0..<42 {
      let index = firstCell + cell
      let label = walk.labels[index]
      let owner: CellOwner =
        index < month.first ? .previous : index < month.first + month.dayCount ? .current : .next
      let found = try grid.cell(year: month.year, ordinal: month.ordinal, index: cell)
      let matches =
        if let found {
          found.day.number == walk.day(index) && found.label == Int(label) && found.owner == owner
        } else { label == 0 }
      if !matches { fail(month, "single cell \(cell)") }
    }
    cells += 42
  }
}
