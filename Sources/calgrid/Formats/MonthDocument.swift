import CalendarGrid
import GridRendering

/// A month with its cells, for programs: JSON and CSV.
struct MonthDocument {
  let grid: Grid
  let month: GridMonth
  let fill: FillMode
  var overlays = DayOverlays()
  var arrangement = Arrangement()

  static let csvHeader = "calendar,year,month,leap,ordinal,row,column,date,day,owner,weekYear,week\n"

  /// The shown rows: 1…6.
  private var rowCount: Int { fill == .six ? 6 : month.rowCount }

  private func cell(_ index: Int) throws(Failure) -> GridCell? {
    try asking { () throws(GridError) in
      try grid.cell(
        year: month.year, ordinal: month.ordinal, index: index, fill: fill, leadingWeek: arrangement.leadingWeek)
    }
  }

  private func week(_ row: Int) throws(Failure) -> GridWeek? {
    try asking { () throws(GridError) in
      try grid.week(
        year: month.year, ordinal: month.ordinal, row: row, fill: fill, leadingWeek: arrangement.leadingWeek)
    }
  }

  /// The object of a cell, without what is shown over it.
  private static func members(_ cell: GridCell) -> [(name: String, value: JSONValue)] {
    [
      ("date", .string("\(ISODate(cell.day))")), ("day", .number(cell.label)), ("owner", .string(word(cell.owner))),
    ]
  }

  /// The cells in the order of a transposed or mirrored page, each with its index row by row; `nil` for the usual order.
  private func items() throws(Failure) -> JSONValue? {
    guard arrangement.isTransposed || arrangement.isRightToLeft else { return nil }
    var items: [JSONValue] = []
    for item in 0..<(rowCount * 7) {
      let index = try asking { () throws(GridError) in try arrangement.cell(ofItem: item, rowCount: rowCount) }
      let cell = try cell(index)
      items.append(cell.map { .object([("cell", .number(index))] + Self.members($0)) } ?? .null)
    }
    return .array(items)
  }

  /// The object that `month --format json` prints.
  ///
  /// - Parameter more: members behind those of the month.
  func json(adding more: [(name: String, value: JSONValue)] = []) throws(Failure) -> JSONValue {
    let overlay = try asking { () throws(GridError) in try OverlayDocument(overlays, grid, month) }
    var weeks: [JSONValue] = []
    for row in 0..<rowCount {
      var cells: [JSONValue] = []
      for column in 0..<7 {
        guard let cell = try cell(row * 7 + column) else {
          cells.append(.null)
          continue
        }
        let added = try asking { () throws(GridError) in
          try overlay.members(ofCell: row * 7 + column, day: cell.day)
        }
        cells.append(.object(Self.members(cell) + added))
      }
      let week = try week(row)
      weeks.append(
        .object([("weekYear", .number(week?.year)), ("week", .number(week?.week)), ("cells", .array(cells))]))
    }
    let rule = grid.parameters.weekRule
    let title = try asking { () throws(GridError) in try GridTitles(grid).month(month) }
    let members: [(name: String, value: JSONValue)] = [
      ("calendar", .string(grid.parameters.calendar.rawValue)), ("firstWeekday", .number(rule.firstWeekday.number)),
      ("minimumDays", .number(rule.minimumDays)), ("year", .number(month.year)),
      ("month", .number(month.name.number)), ("leap", .bool(month.name.isLeap)), ("ordinal", .number(month.ordinal)),
      ("start", .string("\(ISODate(month.start))")), ("dayCount", .number(month.dayCount)),
      ("firstWeekdayOffset", .number(month.firstWeekdayOffset)), ("rowCount", .number(month.rowCount)),
      ("title", .string(title)), ("eras", .array(eras)), ("weeks", .array(weeks)),
    ]
    let items: [(name: String, value: JSONValue)] = try items().map { [("items", $0)] } ?? []
    return .object(members + items + overlay.monthMembers + more)
  }

  /// The eras of the month's days: one, two where an era changes in the month, none where the calendar has none.
  private var eras: [JSONValue] {
    let calendar = grid.parameters.calendar
    let first = calendar.eraYear(year: month.year, day: month.start)
    let last = calendar.eraYear(year: month.year, day: month.end)
    return (first == last ? [first] : [first, last]).compactMap { $0 }.map { era in
      .object([("era", .string(era.era.code)), ("year", .number(era.year))])
    }
  }

  /// A line for each filled cell.
  func csv() throws(Failure) -> String {
    var text = ""
    for row in 0..<rowCount {
      let week = try week(row)
      for column in 0..<7 {
        guard let cell = try cell(row * 7 + column) else { continue }
        let month =
          "\(grid.parameters.calendar.rawValue),\(month.year),\(month.name.number),\(month.name.isLeap ? 1 : 0),\(month.ordinal)"
        let place = "\(row),\(column),\(ISODate(cell.day)),\(cell.label),\(Self.word(cell.owner))"
        text += "\(month),\(place),\(Self.field(week?.year)),\(Self.field(week?.week))\n"
      }
    }
    return text
  }

  private static func field(_ number: Int?) -> String { number.map { String($0) } ?? "" }

  static func word(_ owner: CellOwner) -> String {
    switch owner {
    case .previous: "previous"
    case .current: "current"
    case .next: "next"
    }
  }
}
