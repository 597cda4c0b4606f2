import CalendarCore
public import GridStore

/// Months and years with their cells as JSON: what `calgrid month`, `year` and `strip` print with `--format json`.
///
/// Nothing is allocated but what the writer needs to grow, unless there are overlays. After an error the writer holds a part of the text.
public struct MonthJSON: Sendable {
  /// The grid whose months are written.
  public let grid: Grid
  let fill: FillMode
  package let overlays: DayOverlays
  let arrangement: CellArrangement

  /// - Parameters:
  ///   - fill: which cells around a month are written; others are `null`.
  ///   - overlays: what is added to the objects of cells and months.
  ///   - arrangement: adds the cells in the order of a transposed or mirrored page, each with its index row by row.
  public init(
    _ grid: Grid, fill: FillMode = .none, overlays: DayOverlays = DayOverlays(),
    arrangement: CellArrangement = CellArrangement()
  ) {
    self.grid = grid
    self.fill = fill
    self.overlays = overlays
    self.arrangement = arrangement
  }

  /// Writes a month.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(42).
  public func write(_ month: GridMonth, to json: inout JSONWriter) throws(GridError) {
    json.beginObject()
    try writeMembers(of: month, to: &json)
    json.endObject()
  }

  /// Writes a year.
  ///
  /// - Throws: ``GridError`` with code `yearOutOfRange`.
  /// - Complexity: O(42) for each month.
  public func write(year: Int, to json: inout JSONWriter) throws(GridError) {
    json.beginObject()
    json.member("calendar", grid.parameters.calendar.rawValue)
    json.member("firstWeekday", grid.parameters.weekRule.firstWeekday.number)
    json.member("minimumDays", grid.parameters.weekRule.minimumDays)
    json.member("year", year)
    json.name("months")
    json.beginArray()
    for ordinal in try grid.ordinals(year: year) {
      try write(try grid.month(year: year, ordinal: ordinal), to: &json)
    }
    json.endArray()
    json.endObject()
  }

  /// Writes a month's members into an object that has been begun.
  package func writeMembers(of month: GridMonth, to json: inout JSONWriter) throws(GridError) {
    var cells = MonthCells()
    try grid.fill(
      &cells, year: month.year, ordinal: month.ordinal, mode: fill, leadingWeek: arrangement.leadingWeek)
    let overlay = overlays.isEmpty ? nil : try OverlayJSON(overlays, grid, month)
    json.member("calendar", grid.parameters.calendar.rawValue)
    json.member("firstWeekday", grid.parameters.weekRule.firstWeekday.number)
    json.member("minimumDays", grid.parameters.weekRule.minimumDays)
    json.member("year", month.year)
    json.member("month", month.name.number)
    json.member("leap", month.name.isLeap)
    json.member("ordinal", month.ordinal)
    json.member("start", month.start)
    json.member("dayCount", month.dayCount)
    json.member("firstWeekdayOffset", month.firstWeekdayOffset)
    json.member("rowCount", month.rowCount)
    try writeTitle(month, to: &json)
    writeEras(month, to: &json)
    json.name("weeks")
    json.beginArray()
    let rowCount = fill == .six ? 6 : month.rowCount
    var dates = DateRun(from: Day(rawValue: cells.days[0]))
    for row in 0..<rowCount {
      let week = try grid.week(
        year: month.year, ordinal: month.ordinal, row: row, fill: fill, leadingWeek: arrangement.leadingWeek)
      json.beginObject()
      json.member("weekYear", week?.year)
      json.member("week", week?.week)
      json.append(",\"cells\":[")
      for index in (row * 7)..<(row * 7 + 7) {
        if index != row * 7 { json.append(byte: UInt8(ascii: ",")) }
        if writeCell(index, cells, dates, to: &json) {
          if let overlay { try overlay.writeCell(index, day: Day(rawValue: cells.days[index]), to: &json) }
          json.append(byte: UInt8(ascii: "}"))
        }
        dates.advance()
      }
      json.append("]}")
    }
    json.endArray()
    if arrangement.isReordered { try writeItems(cells, rowCount: rowCount, to: &json) }
    overlay?.writeMonth(to: &json)
  }

  private func writeTitle(_ month: GridMonth, to json: inout JSONWriter) throws(GridError) {
    let monthsInYear = try grid.ordinals(year: month.year).upperBound
    json.name("title")
    json.append(byte: UInt8(ascii: "\""))
    EnglishTitles(grid.parameters.calendar).writeMonthTitle(
      month.name, monthsInYear: monthsInYear, year: month.year, days: month.days, to: &json)
    json.append(byte: UInt8(ascii: "\""))
  }

  /// The eras of the month's days: one, two where an era changes in the month, none where the calendar has none.
  private func writeEras(_ month: GridMonth, to json: inout JSONWriter) {
    let calendar = grid.parameters.calendar
    let first = calendar.eraYear(year: month.year, day: month.start)
    let last = calendar.eraYear(year: month.year, day: month.end)
    json.name("eras")
    json.beginArray()
    if let first { write(first, to: &json) }
    if let last, last != first { write(last, to: &json) }
    json.endArray()
  }

  private func write(_ era: EraYear, to json: inout JSONWriter) {
    json.beginObject()
    json.member("era", era.era.code)
    json.member("year", era.year)
    json.endObject()
  }

  /// Writes what a cell's object begins with, or `null`.
  ///
  /// - Returns: whether an object was begun.
  @inline(__always)
  private func writeCell(
    _ index: Int, _ cells: borrowing MonthCells, _ dates: borrowing DateRun, to json: inout JSONWriter
  ) -> Bool {
    guard let owner = CellOwner(rawValue: cells.owners[index]) else {
      json.append("null")
      return false
    }
    let label = Int(cells.labels[index])
    // Larger labels are in damaged files only.
    if _fastPath(dates.month != 0 && label < 100) {
      json.appendCell(month: dates.month, day: dates.day, label: label, owner: owner)
    } else {
      json.append("{\"date\":")
      json.append(Day(rawValue: cells.days[index]))
      json.member("day", label)
      json.member("owner", Self.word(owner))
    }
    return true
  }

  /// The cells in the order of a transposed or mirrored page, each with its index row by row.
  private func writeItems(
    _ cells: borrowing MonthCells, rowCount: Int, to json: inout JSONWriter
  ) throws(GridError) {
    json.name("items")
    json.beginArray()
    for item in 0..<(rowCount * 7) {
      let index = try arrangement.cell(ofItem: item, rowCount: rowCount)
      guard let owner = CellOwner(rawValue: cells.owners[index]) else {
        json.null()
        continue
      }
      json.beginObject()
      json.member("cell", index)
      json.member("date", Day(rawValue: cells.days[index]))
      json.member("day", Int(cells.labels[index]))
      json.member("owner", Self.word(owner))
      json.endObject()
    }
    json.endArray()
  }

  private static func word(_ owner: CellOwner) -> String {
    switch owner {
    case .previous: "previous"
    case .current: "current"
    case .next: "next"
    }
  }
}
