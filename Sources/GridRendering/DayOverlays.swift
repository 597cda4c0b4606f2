import CalendarCore
public import GridStore

/// What a picture shows over the days of a grid.
public struct DayOverlays: Sendable {
  /// Marked days.
  public var marks: DaySet?
  /// A sign-in calendar.
  public var signIns: SignInCalendar?
  /// A second calendar, whose labels stand below the days.
  public var alternate: Grid?

  public init(marks: DaySet? = nil, signIns: SignInCalendar? = nil, alternate: Grid? = nil) {
    self.marks = marks
    self.signIns = signIns
    self.alternate = alternate
  }

  /// Whether nothing is shown.
  var isEmpty: Bool { marks == nil && signIns == nil && alternate == nil }

  /// The signs behind the days of text: one for marks, one for sign-ins.
  var signCount: Int { (marks == nil ? 0 : 1) + (signIns == nil ? 0 : 1) }

  /// The signs behind a day of text: as many characters as ``signCount``.
  func signs(_ cell: CellOverlay?) -> String {
    (marks == nil ? "" : cell?.isMarked == true ? Self.markSign : " ")
      + (signIns == nil ? "" : cell?.signIn.map(Self.sign) ?? " ")
  }

  static let markSign = "*"

  static func sign(_ state: SignInState) -> String {
    switch state {
    case .signedIn: "+"
    case .canSignIn: "?"
    case .missed: "-"
    case .notYet: "."
    case .locked: " "
    }
  }

  /// What the signs of a text mean, a line for each overlay.
  public var legend: [String] {
    var lines: [String] = []
    if marks != nil { lines.append("\(Self.markSign) marked") }
    if signIns != nil {
      lines.append("+ signed in  ? can sign in  - missed  . not yet  blank: outside the window")
    }
    if let alternate {
      let id = alternate.parameters.calendar.rawValue
      lines.append("below the days: \(id); M and a number where a month begins, L where a leap month does")
    }
    return lines
  }
}

/// The overlays of one month, cell by cell.
struct MonthOverlay {
  private let overlays: DayOverlays
  private let marks: UInt64
  private let signIns: SignInMonth?
  private let alternate: AlternateCells

  init(_ overlays: DayOverlays, _ grid: Grid, _ month: GridMonth) throws(GridError) {
    self.overlays = overlays
    marks =
      try overlays.marks.map { set throws(GridError) in
        try grid.mask(of: set, year: month.year, ordinal: month.ordinal)
      } ?? 0
    signIns = try overlays.signIns.map { calendar throws(GridError) in
      try grid.signIns(of: calendar, year: month.year, ordinal: month.ordinal)
    }
    var cells = AlternateCells()
    if let alternate = overlays.alternate {
      try AlternateGrid(grid, alternate: alternate).fill(&cells, year: month.year, ordinal: month.ordinal)
    }
    alternate = cells
  }

  /// What is shown over the cell of a day.
  func cell(_ index: Int, _ day: Day, language: CalendarLanguage) throws(GridError) -> CellOverlay {
    var cell = CellOverlay()
    cell.isMarked = (marks >> UInt64(index)) & 1 != 0
    cell.signIn = try signIns.map { month throws(GridError) in try month.state(ofCell: index) }
    guard let month = alternate.month(ofCell: index), let grid = overlays.alternate else { return cell }
    let calendar = grid.parameters.calendar
    let label = Int(alternate.labels[index])
    let startsMonth = alternate.startsMonth(cell: index)
    cell.code = startsMonth ? (month.isLeap ? "L" : "M") + language.number(month.number) : language.number(label)
    cell.name = language.label(label, calendar: calendar)
    if startsMonth {
      // Beside the years that the grid answers the day has a label, but no year.
      let months = (try? grid.date(of: day)).flatMap { date in try? grid.ordinals(year: date.year).upperBound }
      cell.name = language.name(of: month, calendar: calendar, monthsInYear: months ?? 12, width: .abbreviated)
    }
    return cell
  }
}

/// What is shown over one cell.
struct CellOverlay {
  var isMarked = false
  var signIn: SignInState?
  /// The day in a second calendar in at most three characters: where a month begins, its number behind M or, for a leap month, L.
  var code = ""
  /// The same in words: where a month begins, its name.
  var name = ""
}
