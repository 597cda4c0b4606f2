import CalendarGrid

/// A month with its cells, a line for each filled one.
struct MonthDocument {
  let grid: Grid
  let month: GridMonth
  let fill: FillMode
  var leadingWeek = LeadingWeek.never

  static let csvHeader = "calendar,year,month,leap,ordinal,row,column,date,day,owner,weekYear,week\n"

  func csv() throws(GridError) -> String {
    var text = ""
    for row in 0..<(fill == .six ? 6 : month.rowCount) {
      let week = try grid.week(
        year: month.year, ordinal: month.ordinal, row: row, fill: fill, leadingWeek: leadingWeek)
      for column in 0..<7 {
        guard
          let cell = try grid.cell(
            year: month.year, ordinal: month.ordinal, index: row * 7 + column, fill: fill, leadingWeek: leadingWeek)
        else { continue }
        let month =
          "\(grid.parameters.calendar.rawValue),\(month.year),\(month.name.number),\(month.name.isLeap ? 1 : 0),\(month.ordinal)"
        let place = "\(row),\(column),\(ISODate(cell.day)),\(cell.label),\(Self.word(cell.owner))"
        text += "\(month),\(place),\(Self.field(week?.year)),\(Self.field(week?.week))\n"
      }
    }
    return text
  }

  private static func field(_ number: Int?) -> String { number.map { String($0) } ?? "" }

  private static func word(_ owner: CellOwner) -> String {
    switch owner {
    case .previous: "previous"
    case .current: "current"
    case .next: "next"
    }
  }
}
