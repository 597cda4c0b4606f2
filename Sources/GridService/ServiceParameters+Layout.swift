import CalendarCore
import GridRendering
import GridStore

/// The parameters of a layout, by the names of the command line's options.
extension ServiceParameters {
  /// - Throws: ``ServiceError`` with status 400; the measures are judged by the geometry.
  mutating func scrollLayout() throws(ServiceError) -> ScrollLayout {
    let measures = Int(Int32.min)...Int(Int32.max)
    var layout = ScrollLayout(fill: try choice("fill", FillMode.self) ?? .none)
    layout.leadingWeek = try arrangement(fill: layout.fill).leadingWeek
    layout.rows = try choice("rows", BlockRows.self) ?? .variable
    layout.axis = try choice("axis", ScrollAxis.self) ?? .vertical
    layout.alignsToYears = try flag("align-years")
    layout.monthsAcross = try number("columns", in: measures) ?? 1
    layout.rowHeight = try number("row-height", in: measures) ?? 1
    layout.columnWidth = try number("column-width", in: measures) ?? 1
    layout.headerHeight = try number("header", in: measures) ?? 0
    layout.gap = try number("gap", in: measures) ?? 0
    layout.monthGap = try number("month-gap", in: measures) ?? 0
    switch take("paging") {
    case nil: layout.paging = .continuous
    case "month": layout.paging = .month
    case "year": layout.paging = .year
    case let text?:
      guard let count = Int(text) else {
        throw .invalid("paging", found: text, expected: "month, year, or a number of months")
      }
      layout.paging = .months(count)
    }
    return layout
  }

  /// What is asked of the scroll besides its measures.
  mutating func layoutQuestions(_ grid: Grid) throws(ServiceError) -> LayoutQuestions {
    var questions = LayoutQuestions()
    questions.everyMonth = try flag("months")
    questions.day = try day("day")
    questions.offset = try number("at", in: .min ... .max)
    if let point = pair("point", separator: ",") {
      guard let x = Int(point.first), let y = Int(point.second) else {
        throw .invalid("point", found: "\(point.first),\(point.second)", expected: "X,Y, two whole numbers")
      }
      questions.point = LayoutPoint(x: x, y: y)
    }
    if let visible = pair("visible", separator: "..") {
      guard let start = Int(visible.first), let end = Int(visible.second) else {
        throw .invalid("visible", found: "\(visible.first)..\(visible.second)", expected: "A..B, two whole numbers")
      }
      questions.visible = LayoutStretch(start: start, end: end)
    }
    let year = take("year")
    let name = take("month")
    guard let year else {
      if name != nil { throw ServiceError(400, "month: found no year, expected year=YEAR with it") }
      return questions
    }
    let number = try Self.year(year, in: "year")
    let month = try name.map { text throws(ServiceError) in try Self.month(text, in: "month") }
    questions.month = try ServiceError.asking { () throws(GridError) in
      guard let month else {
        return try grid.month(year: number, ordinal: try grid.ordinals(year: number).lowerBound)
      }
      return try grid.month(year: number, name: month)
    }
    return questions
  }

  static func month(_ text: some StringProtocol, in subject: String) throws(ServiceError) -> MonthName {
    do { return try MonthName(text: String(text)) } catch { throw ServiceError(error, in: subject) }
  }
}
