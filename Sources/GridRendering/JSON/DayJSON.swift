public import CalendarCore
public import GridStore

/// A day as a calendar has it, as JSON: what `calgrid day` prints for one calendar.
public struct DayJSON: Sendable {
  private let grid: Grid

  public init(_ grid: Grid) {
    self.grid = grid
  }

  /// Writes the day.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange`; then nothing is written.
  /// - Complexity: O(1).
  public func write(_ day: Day, to json: inout JSONWriter) throws(GridError) {
    let position = try grid.position(of: day)
    let name = try grid.month(of: day).name
    let week = try grid.week(of: day)
    let date = position.date
    let era = grid.parameters.calendar.eraYear(year: date.year, day: day)
    json.beginObject()
    json.member("date", day)
    json.member("calendar", grid.parameters.calendar.rawValue)
    json.member("year", date.year)
    json.member("month", name.number)
    json.member("leap", name.isLeap)
    json.member("ordinal", date.ordinal)
    json.member("day", date.label)
    json.member("row", position.row)
    json.member("column", position.column)
    json.member("weekday", day.weekday.number)
    json.member("week", week?.week)
    json.member("weekYear", week?.year)
    json.member("era", era?.era.code)
    json.member("eraYear", era?.year)
    json.endObject()
  }
}
