import Foundation

/// A month as `--format json` prints it, read with another JSON parser.
struct MonthPage {
  struct Cell: Equatable {
    let date: String
    let day: Int
    let owner: String
  }

  let fields: [String: Any]
  let year: Int
  let month: Int
  let isLeap: Bool
  let ordinal: Int
  let start: String
  let dayCount: Int
  let firstWeekdayOffset: Int
  let rowCount: Int
  /// Rows of seven cells.
  let cells: [[Cell?]]
  let weeks: [(year: Int?, week: Int?)]

  init(_ fields: [String: Any]) throws {
    func field<Value>(_ name: String, in object: [String: Any]? = nil) throws -> Value {
      guard let value = (object ?? fields)[name] as? Value else { throw RunError(problem: "no field \(name)") }
      return value
    }
    self.fields = fields
    year = try field("year")
    month = try field("month")
    isLeap = try field("leap")
    ordinal = try field("ordinal")
    start = try field("start")
    dayCount = try field("dayCount")
    firstWeekdayOffset = try field("firstWeekdayOffset")
    rowCount = try field("rowCount")
    var cells: [[Cell?]] = []
    var weeks: [(year: Int?, week: Int?)] = []
    for week: [String: Any] in try field("weeks") as [[String: Any]] {
      weeks.append((week["weekYear"] as? Int, week["week"] as? Int))
      let row: [Any] = try field("cells", in: week)
      cells.append(
        try row.map { cell in
          if cell is NSNull { return nil }
          let object = cell as? [String: Any] ?? [:]
          return Cell(
            date: try field("date", in: object), day: try field("day", in: object),
            owner: try field("owner", in: object))
        })
    }
    self.cells = cells
    self.weeks = weeks
  }

  /// The month that a command prints.
  init(_ run: CommandRun) throws {
    guard run.exitCode == 0 else { throw RunError(problem: run.errors) }
    try self.init(try run.object())
  }

  static func month(
    _ year: Int, _ month: Int, _ calendar: String = "gregorian", fw: Int = 1, md: Int = 1, fill: String = "rows",
    zone: String = "UTC"
  ) throws -> MonthPage {
    try MonthPage(
      CommandRun(
        "month", "\(year)", "\(month)", "--calendar", calendar, "--first-weekday", "\(fw)", "--minimum-days", "\(md)",
        "--fill", fill, "--format", "json", environment: ["TZ": zone]))
  }

  var allCells: [Cell?] { cells.flatMap { $0 } }
  /// The labels of the month's own days, in order.
  var ownLabels: [Int] { allCells.compactMap { $0 }.filter { $0.owner == "current" }.map(\.day) }
  /// The dates of all filled cells, in order.
  var dates: [String] { allCells.compactMap { $0?.date } }
}
