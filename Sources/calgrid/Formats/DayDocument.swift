import CalendarGrid
import GridRendering

/// A day as a calendar has it, in text and CSV.
struct DayDocument {
  private let calendar: CalendarID
  private let day: Day
  private let position: GridPosition
  private let name: MonthName
  private let week: GridWeek?
  private let monthsInYear: Int

  static let csvHeader = "date,calendar,year,month,leap,ordinal,day,row,column,weekday,week,weekYear\n"

  init(_ grid: Grid, _ day: Day) throws(GridError) {
    calendar = grid.parameters.calendar
    self.day = day
    position = try grid.position(of: day)
    name = try grid.month(of: day).name
    monthsInYear = try grid.ordinals(year: position.date.year).upperBound
    week = try grid.week(of: day)
  }

  var csv: String {
    let date = position.date
    return "\(ISODate(day)),\(calendar.rawValue),\(date.year),\(name.number),\(name.isLeap ? 1 : 0),\(date.ordinal),"
      + "\(date.label),\(position.row),\(position.column),\(day.weekday.number),"
      + (week.map { "\($0.week),\($0.year)" } ?? ",")
  }

  /// A table for people: a line for each calendar.
  static func text(_ documents: [DayDocument], _ day: Day, _ language: CalendarLanguage) -> String {
    var lines = [["calendar", "day", "month", "year", "row", "column", "week"]]
    // Keeps terminals that order text by its direction from exchanging the columns beside a name.
    let mark = language.isRightToLeft ? "\u{200E}" : ""
    for document in documents {
      let date = document.position.date
      lines.append([
        document.calendar.rawValue, language.number(date.label),
        language.name(of: document.name, calendar: document.calendar, monthsInYear: document.monthsInYear) + mark,
        language.yearTitle(date.year, calendar: document.calendar, days: day...day) + mark, "\(document.position.row)",
        "\(document.position.column)", document.week.map { "\($0.week) of \($0.year)" } ?? "unknown",
      ])
    }
    return "\(language.name(of: day.weekday)) \(ISODate(day))\n\n" + TextTable.text(lines)
  }
}
