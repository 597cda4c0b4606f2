import CalendarGrid

/// A scroll and the places in it, as JSON.
struct LayoutDocument {
  private let geometry: ScrollGeometry
  private var grid: Grid { geometry.grid }

  init(_ geometry: ScrollGeometry) {
    self.geometry = geometry
  }

  /// The measures, and what follows from them.
  var members: [(name: String, value: JSONValue)] {
    let layout = geometry.layout
    return [
      ("calendar", .string(grid.parameters.calendar.rawValue)),
      ("firstWeekday", .number(grid.parameters.weekRule.firstWeekday.number)),
      ("minimumDays", .number(grid.parameters.weekRule.minimumDays)),
      ("years", .object([("first", .number(grid.years.lowerBound)), ("last", .number(grid.years.upperBound))])),
      ("fill", .string(layout.fill.rawValue)), ("rows", .string(layout.rows.rawValue)),
      ("columns", .number(layout.monthsAcross)), ("axis", .string(layout.axis.rawValue)),
      ("monthCount", .number(grid.monthCount)), ("bandCount", .number(geometry.bandCount)),
      ("pageCount", .number(geometry.pageCount)), ("pageSize", Self.size(geometry.pageSize)),
      ("contentSize", Self.size(geometry.contentSize)),
    ]
  }

  /// Where a month stands.
  func month(_ month: GridMonth) throws(GridError) -> JSONValue {
    let (year, ordinal) = (month.year, month.ordinal)
    var rows: [JSONValue] = []
    let frame = try geometry.frame(year: year, ordinal: ordinal)
    for row in 0..<((frame.height - geometry.layout.headerHeight) / geometry.layout.rowHeight) {
      rows.append(.number(try geometry.frame(year: year, ordinal: ordinal, row: row).y))
    }
    return .object(
      try name(year: year, ordinal: ordinal) + [
        ("index", .number(try grid.monthIndex(year: year, ordinal: ordinal))),
        ("page", .number(try geometry.page(year: year, ordinal: ordinal))),
        ("band", .number(try geometry.band(year: year, ordinal: ordinal))), ("frame", Self.rect(frame)),
        ("rowTops", .array(rows)),
      ])
  }

  /// Where a day stands in its own month.
  func day(_ day: Day) throws(GridError) -> JSONValue {
    let date = try grid.date(of: day)
    return .object(
      [("date", .string("\(ISODate(day))"))] + (try name(year: date.year, ordinal: date.ordinal)) + [
        ("day", .number(date.label)), ("page", .number(try geometry.page(year: date.year, ordinal: date.ordinal))),
        ("frame", Self.rect(try geometry.frame(of: day))),
      ])
  }

  /// The month at an offset along the scroll, and its row; `null` in a header or gap.
  func at(_ offset: Int) throws(GridError) -> JSONValue {
    let month = try geometry.month(atOffset: offset)
    let row = geometry.layout.axis == .vertical ? try geometry.row(atOffset: offset)?.row : nil
    return .object(
      [("offset", .number(offset))] + (try name(year: month.year, ordinal: month.ordinal)) + [
        ("index", .number(month.index)), ("row", .number(row)),
      ])
  }

  /// What stands at a point.
  func point(x: Int, y: Int) throws(GridError) -> JSONValue {
    let place: [(name: String, value: JSONValue)] = [("x", .number(x)), ("y", .number(y))]
    switch try geometry.hit(x: x, y: y) {
    case .gap: return .object(place + [("kind", .string("gap"))])
    case .header(let month):
      return .object(
        place + [("kind", .string("header"))] + (try name(year: month.year, ordinal: month.ordinal)))
    case .blank(let cell): return .object(place + [("kind", .string("blank"))] + (try members(cell)))
    case .day(let cell):
      return .object(
        place + [("kind", .string("day"))] + (try members(cell)) + [
          ("date", .string("\(ISODate(cell.day))")), ("owner", .string(MonthDocument.word(cell.owner))),
        ])
    }
  }

  /// What a stretch of the scroll shows.
  func visible(from start: Int, to end: Int) throws(GridError) -> JSONValue {
    let window = try geometry.window(from: start, to: end)
    var months: [JSONValue] = []
    for index in window.months {
      let month = try grid.month(atIndex: index)
      months.append(.object(try name(year: month.year, ordinal: month.ordinal)))
    }
    return .object([
      ("from", .number(start)), ("to", .number(end)), ("pages", .array(window.pages.map { .number($0) })),
      ("bands", .array(window.bands.map { .number($0) })), ("months", .array(months)),
      ("firstDay", .string(window.days.map { "\(ISODate($0.lowerBound))" })),
      ("lastDay", .string(window.days.map { "\(ISODate($0.upperBound))" })),
    ])
  }

  // MARK: - Pieces

  private func members(_ cell: ScrollCell) throws(GridError) -> [(name: String, value: JSONValue)] {
    try name(year: cell.month.year, ordinal: cell.month.ordinal) + [
      ("row", .number(cell.row)), ("column", .number(cell.column)),
    ]
  }

  private func name(year: Int, ordinal: Int) throws(GridError) -> [(name: String, value: JSONValue)] {
    let month = try grid.month(year: year, ordinal: ordinal)
    return [
      ("year", .number(year)), ("month", .number(month.name.number)), ("leap", .bool(month.name.isLeap)),
      ("ordinal", .number(ordinal)),
    ]
  }

  private static func size(_ size: ScrollSize) -> JSONValue {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  private static func rect(_ rect: ScrollRect) -> JSONValue {
    .object([
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)), ("height", .number(rect.height)),
    ])
  }
}
