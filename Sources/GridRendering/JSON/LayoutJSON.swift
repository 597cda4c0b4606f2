import CalendarCore
public import GridStore

/// A scroll and the places in it as JSON: what `calgrid layout` prints.
///
/// Nothing is allocated but what the writer needs to grow. After an error the writer holds a part of the text.
public struct LayoutJSON: Sendable {
  private let geometry: ScrollGeometry
  private var grid: Grid { geometry.grid }

  public init(_ geometry: ScrollGeometry) {
    self.geometry = geometry
  }

  /// Writes the measures, what follows from them, and the answers.
  ///
  /// - Throws: ``GridError`` of the first question that has no answer.
  /// - Complexity: O(1) for each question; O(months) for every month.
  public func write(_ questions: LayoutQuestions = LayoutQuestions(), to json: inout JSONWriter) throws(GridError) {
    json.beginObject()
    writeMeasures(to: &json)
    if questions.everyMonth {
      json.name("months")
      json.beginArray()
      for index in 0..<grid.monthCount { try write(try grid.month(atIndex: index), to: &json) }
      json.endArray()
    }
    if let month = questions.month {
      json.name("month")
      try write(month, to: &json)
    }
    if let day = questions.day { try writePlace(of: day, to: &json) }
    if let offset = questions.offset { try write(at: offset, to: &json) }
    if let point = questions.point { try write(at: point, to: &json) }
    if let visible = questions.visible { try write(visible: visible, to: &json) }
    json.endObject()
  }

  private func writeMeasures(to json: inout JSONWriter) {
    let layout = geometry.layout
    json.member("calendar", grid.parameters.calendar.rawValue)
    json.member("firstWeekday", grid.parameters.weekRule.firstWeekday.number)
    json.member("minimumDays", grid.parameters.weekRule.minimumDays)
    json.member("years", grid.years)
    json.member("fill", layout.fill.rawValue)
    json.member("rows", layout.rows.rawValue)
    json.member("columns", layout.monthsAcross)
    json.member("axis", layout.axis.rawValue)
    json.member("monthCount", grid.monthCount)
    json.member("bandCount", geometry.bandCount)
    json.member("pageCount", geometry.pageCount)
    write("pageSize", geometry.pageSize, to: &json)
    write("contentSize", geometry.contentSize, to: &json)
  }

  /// Where a month stands.
  private func write(_ month: GridMonth, to json: inout JSONWriter) throws(GridError) {
    let (year, ordinal) = (month.year, month.ordinal)
    let frame = try geometry.frame(year: year, ordinal: ordinal)
    json.beginObject()
    writeName(month, to: &json)
    json.member("index", try grid.monthIndex(year: year, ordinal: ordinal))
    json.member("page", try geometry.page(year: year, ordinal: ordinal))
    json.member("band", try geometry.band(year: year, ordinal: ordinal))
    write(frame, to: &json)
    json.name("rowTops")
    json.beginArray()
    for row in 0..<((frame.height - geometry.layout.headerHeight) / geometry.layout.rowHeight) {
      json.value(try geometry.frame(year: year, ordinal: ordinal, row: row).y)
    }
    json.endArray()
    json.endObject()
  }

  private func writePlace(of day: Day, to json: inout JSONWriter) throws(GridError) {
    let date = try grid.date(of: day)
    json.name("day")
    json.beginObject()
    json.member("date", day)
    try writeName(year: date.year, ordinal: date.ordinal, to: &json)
    json.member("day", date.label)
    json.member("page", try geometry.page(year: date.year, ordinal: date.ordinal))
    write(try geometry.frame(of: day), to: &json)
    json.endObject()
  }

  /// The month at an offset along the scroll, and its row; `null` in a header or gap.
  private func write(at offset: Int, to json: inout JSONWriter) throws(GridError) {
    let month = try geometry.month(atOffset: offset)
    json.name("at")
    json.beginObject()
    json.member("offset", offset)
    try writeName(year: month.year, ordinal: month.ordinal, to: &json)
    json.member("index", month.index)
    json.member("row", geometry.layout.axis == .vertical ? try geometry.row(atOffset: offset)?.row : nil)
    json.endObject()
  }

  private func write(at point: LayoutPoint, to json: inout JSONWriter) throws(GridError) {
    let hit = try geometry.hit(x: point.x, y: point.y)
    json.name("point")
    json.beginObject()
    json.member("x", point.x)
    json.member("y", point.y)
    switch hit {
    case .gap: json.member("kind", "gap")
    case .header(let month):
      json.member("kind", "header")
      try writeName(year: month.year, ordinal: month.ordinal, to: &json)
    case .blank(let cell):
      json.member("kind", "blank")
      try write(cell, to: &json)
    case .day(let cell):
      json.member("kind", "day")
      try write(cell, to: &json)
      json.member("date", cell.day)
      json.member("owner", cell.owner == .current ? "current" : cell.owner == .previous ? "previous" : "next")
    }
    json.endObject()
  }

  private func write(visible: LayoutStretch, to json: inout JSONWriter) throws(GridError) {
    let window = try geometry.window(from: visible.start, to: visible.end)
    json.name("visible")
    json.beginObject()
    json.member("from", visible.start)
    json.member("to", visible.end)
    write("pages", window.pages, to: &json)
    write("bands", window.bands, to: &json)
    json.name("months")
    json.beginArray()
    for index in window.months {
      json.beginObject()
      writeName(try grid.month(atIndex: index), to: &json)
      json.endObject()
    }
    json.endArray()
    if let days = window.days {
      json.member("firstDay", days.lowerBound)
      json.member("lastDay", days.upperBound)
    } else {
      json.null("firstDay")
      json.null("lastDay")
    }
    json.endObject()
  }

  // MARK: - Pieces

  private func write(_ cell: ScrollCell, to json: inout JSONWriter) throws(GridError) {
    try writeName(year: cell.month.year, ordinal: cell.month.ordinal, to: &json)
    json.member("row", cell.row)
    json.member("column", cell.column)
  }

  private func writeName(year: Int, ordinal: Int, to json: inout JSONWriter) throws(GridError) {
    writeName(try grid.month(year: year, ordinal: ordinal), to: &json)
  }

  private func writeName(_ month: GridMonth, to json: inout JSONWriter) {
    json.member("year", month.year)
    json.member("month", month.name.number)
    json.member("leap", month.name.isLeap)
    json.member("ordinal", month.ordinal)
  }

  private func write(_ name: StaticString, _ numbers: Range<Int>, to json: inout JSONWriter) {
    json.name(name)
    json.beginArray()
    for number in numbers { json.value(number) }
    json.endArray()
  }

  private func write(_ name: StaticString, _ size: ScrollSize, to json: inout JSONWriter) {
    json.name(name)
    json.beginObject()
    json.member("width", size.width)
    json.member("height", size.height)
    json.endObject()
  }

  private func write(_ frame: ScrollRect, to json: inout JSONWriter) {
    json.name("frame")
    json.beginObject()
    json.member("x", frame.x)
    json.member("y", frame.y)
    json.member("width", frame.width)
    json.member("height", frame.height)
    json.endObject()
  }
}
