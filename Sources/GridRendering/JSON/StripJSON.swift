public import CalendarCore
public import GridStore

/// A month as one run of whole weeks, as JSON: what `calgrid strip` prints.
public struct StripJSON: Sendable {
  private let grid: Grid
  private let fill: FillMode

  /// - Parameter grid: answers the months of the strips, and the years beside theirs if it has them: for the first and last page of a year.
  public init(_ grid: Grid, fill: FillMode = .rows) {
    self.grid = grid
    self.fill = fill
  }

  /// Writes the month and its pages of seven days.
  ///
  /// - Parameter today: whose page is told, or `nil` if none is today's.
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  /// - Complexity: O(42).
  public func write(_ month: GridMonth, today: Day?, to json: inout JSONWriter) throws(GridError) {
    json.beginObject()
    try MonthJSON(grid, fill: fill).writeMembers(of: month, to: &json)
    json.name("pages")
    json.beginArray()
    let first = try grid.seamlessRow(of: month.start)
    let rows = try grid.shownRowCount(year: month.year, ordinal: month.ordinal, fill: fill)
    // Six rows may run behind the calendar's last day.
    for page in first..<max(first, min(first + rows, grid.seamlessRowCount)) {
      try write(page: page, number: page - first, today: today, to: &json)
    }
    json.endArray()
    json.endObject()
  }

  private func write(page: Int, number: Int, today: Day?, to json: inout JSONWriter) throws(GridError) {
    let days = try grid.days(ofSeamlessRow: page)
    let known = try grid.knownDays(ofPage: page)
    json.beginObject()
    json.member("page", number)
    json.member("first", days.lowerBound)
    json.member("last", days.upperBound)
    json.member("firstCode", try grid.monthDayCode(of: known.lowerBound))
    json.member("lastCode", try grid.monthDayCode(of: known.upperBound))
    json.name("label")
    json.beginObject()
    for label in PageLabel.allCases {
      let month = try grid.month(ofPage: page, label: label)
      json.name(Self.name(label))
      json.beginObject()
      json.member("year", month.year)
      json.member("month", month.name.number)
      json.member("leap", month.name.isLeap)
      json.endObject()
    }
    json.endObject()
    json.member("holdsToday", today.map(days.contains) ?? false)
    json.endObject()
  }

  private static func name(_ label: PageLabel) -> StaticString {
    switch label {
    case .firstDay: "firstDay"
    case .lastDay: "lastDay"
    case .firstFullWeek: "firstFullWeek"
    }
  }
}
