import CalendarCore
import GridStore

/// A month as it is drawn: words and numbers in their places, whatever they are drawn with.
struct MonthPicture {
  struct Cell {
    let label: Int
    let date: String
    let owner: CellOwner
    let isToday: Bool
    /// Whether the day is one of rest.
    let isRest: Bool
    /// What is shown over the day.
    let overlay: CellOverlay

    /// The names under which a style sheet knows the cell.
    var classes: String {
      let name =
        switch owner {
        case .previous: "previous"
        case .current: "current"
        case .next: "next"
        }
      return name + (isRest ? " rest" : "") + (isToday ? " today" : "")
    }
  }

  struct Row {
    let week: Int?
    /// Seven cells; `nil` for a blank.
    let cells: [Cell?]
  }

  let title: String
  /// The weekdays, rotated to the first weekday.
  let heads: [Weekday]
  let rows: [Row]
  let showsWeeks: Bool

  init(
    _ grid: Grid, _ month: GridMonth, title: String, options: PictureOptions, overlays: DayOverlays
  ) throws(GridError) {
    self.title = title
    showsWeeks = options.showsWeeks
    let first = grid.parameters.weekRule.firstWeekday.position
    heads = (0..<7).map { Weekday(position: first + $0) }
    let overlay = try MonthOverlay(overlays, grid, month)
    var rows: [Row] = []
    let (year, ordinal) = (month.year, month.ordinal)
    // Overlays know the cells of six rows without a leading week.
    let lead = try grid.leadingCellCount(
      year: year, ordinal: ordinal, fill: options.fill, leadingWeek: options.leadingWeek)
    for row in 0..<(try grid.shownRowCount(year: year, ordinal: ordinal, fill: options.fill)) {
      var cells: [Cell?] = []
      for column in 0..<7 {
        let index = row * 7 + column
        let cell = try grid.cell(
          year: year, ordinal: ordinal, index: index, fill: options.fill, leadingWeek: options.leadingWeek)
        guard let cell else {
          cells.append(nil)
          continue
        }
        let over = index - lead + month.firstWeekdayOffset
        cells.append(
          Cell(
            label: cell.label, date: "\(ISODate(cell.day))", owner: cell.owner,
            isToday: cell.owner == .current && cell.day == options.today,
            isRest: options.weekend.contains(heads[column]),
            overlay: over < 0 ? CellOverlay() : try overlay.cell(over, cell.day, language: options.language)))
      }
      let week = try grid.week(
        year: year, ordinal: ordinal, row: row, fill: options.fill, leadingWeek: options.leadingWeek)
      rows.append(Row(week: week?.week, cells: cells))
    }
    self.rows = rows
  }

  /// A month that stands alone, titled with its year.
  static func month(
    _ grid: Grid, year: Int, ordinal: Int, options: PictureOptions, overlays: DayOverlays = DayOverlays()
  ) throws(GridError) -> MonthPicture {
    let month = try grid.month(year: year, ordinal: ordinal)
    return try MonthPicture(
      grid, month, title: try GridTitles(grid, language: options.language).month(month), options: options,
      overlays: overlays)
  }

  /// All months of a year, titled with their names alone.
  static func months(
    _ grid: Grid, year: Int, options: PictureOptions, overlays: DayOverlays = DayOverlays()
  ) throws(GridError) -> [MonthPicture] {
    var pictures: [MonthPicture] = []
    for ordinal in try grid.ordinals(year: year) {
      let month = try grid.month(year: year, ordinal: ordinal)
      let title = try GridTitles(grid, language: options.language).monthName(month)
      pictures.append(try MonthPicture(grid, month, title: title, options: options, overlays: overlays))
    }
    return pictures
  }
}
