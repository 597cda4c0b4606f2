import CalendarGrid
import GridRendering

/// The options that say how a scroll is laid out, and what is asked of it.
extension OptionSpec {
  static let rows = OptionSpec(
    "rows", value: "fixed|variable", "six rows a month, or those it touches; default variable")
  static let monthsAcross = OptionSpec("columns", value: "N", "months side by side, 1 to 12; default 1")
  static let alignYears = OptionSpec("align-years", "begin a new band of months with each year")
  static let paging = OptionSpec(
    "paging", value: "month|year|N", "pages of one month, a year or N months; default none")
  static let axis = OptionSpec("axis", value: "vertical|horizontal", "where pages follow one another; default vertical")
  static let rowHeight = OptionSpec("row-height", value: "H", "height of a row of days; default 1")
  static let columnWidth = OptionSpec("column-width", value: "W", "width of a day; default 1")
  static let header = OptionSpec("header", value: "H", "height above the rows of a month; default 0")
  static let gap = OptionSpec("gap", value: "G", "between bands of months, and pages one below the other; default 0")
  static let monthGap = OptionSpec("month-gap", value: "G", "between months and pages side by side; default 0")
  static let placeOfYear = OptionSpec("year", value: "YEAR", "where this year's first month stands")
  static let placeOfMonth = OptionSpec("month", value: "MONTH", "where this month of --year stands; 4L is a leap month")
  static let placeOfDay = OptionSpec("day", value: "DATE", "where this day stands, as 2026-09-01")
  static let everyMonth = OptionSpec("months", "where every month stands")
  static let at = OptionSpec("at", value: "OFFSET", "the month and row at an offset along the scroll")
  static let point = OptionSpec("point", value: "X,Y", "what stands at a point")
  static let visible = OptionSpec("visible", value: "A..B", "the months and days in a stretch of the scroll")
}

extension Invocation {
  /// The layout of the options; its measures are judged by the geometry.
  func scrollLayout() throws(Failure) -> ScrollLayout {
    var layout = ScrollLayout(fill: try fillMode())
    layout.leadingWeek = try arrangement(fill: layout.fill).leadingWeek
    layout.rows = try choice(.rows, among: BlockRows.allCases) ?? .variable
    layout.axis = try choice(.axis, among: ScrollAxis.allCases) ?? .vertical
    layout.alignsToYears = has(.alignYears)
    layout.paging = try paging()
    layout.monthsAcross = try offset(.monthsAcross) ?? 1
    layout.rowHeight = try offset(.rowHeight) ?? 1
    layout.columnWidth = try offset(.columnWidth) ?? 1
    layout.headerHeight = try offset(.header) ?? 0
    layout.gap = try offset(.gap) ?? 0
    layout.monthGap = try offset(.monthGap) ?? 0
    return layout
  }

  private func paging() throws(Failure) -> ScrollPaging {
    switch self[.paging] {
    case nil: return .continuous
    case "month": return .month
    case "year": return .year
    case let text?:
      guard let count = Int(text) else {
        throw .usage("--paging", found: text, expected: "month, year, or a number of months")
      }
      return .months(count)
    }
  }

  /// A whole number.
  func offset(_ option: OptionSpec) throws(Failure) -> Int? {
    try self[option].map { text throws(Failure) in
      guard let number = Int(text) else { throw .usage("--\(option.name)", found: text, expected: "a whole number") }
      return number
    }
  }

  /// Two whole numbers; where two dots stand between them, three will do too.
  func pair(_ option: OptionSpec, separator: String) throws(Failure) -> (Int, Int)? {
    guard let text = self[option] else { return nil }
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? parts[1] : ""
    let last = separator == ".." && rest.hasPrefix(".") ? rest.dropFirst() : rest
    guard let first = parts.first.flatMap({ Int($0) }), let second = Int(last) else {
      throw .usage(
        "--\(option.name)", found: text, expected: "\(option.value ?? ""), two whole numbers")
    }
    return (first, second)
  }
}
