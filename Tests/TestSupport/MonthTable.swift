public import CalendarCore

/// A table of months with the columns `calendar,year,month,leap,start,length`, and perhaps others after them.
public struct MonthTable: Sendable {
  /// One month as the authority gives it.
  public struct Row: Hashable, Sendable {
    /// The calendar as the table spells it; see ``MonthTable/calendar(named:)``.
    public let calendar: String
    /// The year in the calendar's own count.
    public let year: Int
    public let name: MonthName
    public let start: Day
    /// Civil days.
    public let dayCount: Int
  }

  public let rows: [Row]
  /// Data lines of the file, counted without parsing them: what `rows.count` must equal.
  public let dataLineCount: Int

  /// Reads `Data/authority/NAME.csv`.
  public init(authority name: String) throws {
    let table = try CSVTable("authority/\(name).csv")
    dataLineCount = table.dataLineCount
    let columns = ["calendar", "year", "month", "leap", "start", "length"]
    guard Array(table.columns.prefix(columns.count)) == columns else {
      throw DataError(file: table.file, line: 2, problem: "the columns do not begin with \(columns)")
    }
    var rows: [Row] = []
    for (index, fields) in table.rows.enumerated() {
      guard let year = Int(fields[1]), let month = Int(fields[2]), let leap = Int(fields[3]), (0...1).contains(leap),
        let length = Int(fields[5])
      else {
        throw DataError(file: table.file, line: index + 3, problem: "not a month: \(fields)")
      }
      rows.append(
        Row(
          calendar: fields[0], year: year, name: MonthName(number: month, isLeap: leap == 1),
          start: Day(try ISODate(text: fields[4])), dayCount: length))
    }
    self.rows = rows
  }

  /// The calendar that a table means; some tables have names of their own.
  public static func calendar(named name: String) -> CalendarID? {
    switch name {
    case "bangla_bd": .banglaBD
    case "bangla_wb": .bangla
    case "nepali_bs": .nepali
    default: CalendarID(rawValue: name)
    }
  }
}
