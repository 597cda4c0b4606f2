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

  /// The signs behind the days of text: one for marks, one for sign-ins.
  var signCount: Int { (marks == nil ? 0 : 1) + (signIns == nil ? 0 : 1) }

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

  /// The signs behind the day of a cell: as many characters as there are overlays with signs.
  func signs(cell index: Int) throws(GridError) -> String {
    var signs = ""
    if overlays.marks != nil { signs += (marks >> UInt64(index)) & 1 != 0 ? DayOverlays.markSign : " " }
    if let signIns { signs += DayOverlays.sign(try signIns.state(ofCell: index)) }
    return signs
  }

  /// What stands behind a day that the overlays know nothing of.
  var noSigns: String { String(repeating: " ", count: overlays.signCount) }

  /// What stands below the day of a cell: at most three characters.
  func below(cell index: Int) -> String {
    guard let month = alternate.month(ofCell: index) else { return "" }
    guard alternate.startsMonth(cell: index) else { return "\(alternate.labels[index])" }
    return (month.isLeap ? "L" : "M") + "\(month.number)"
  }
}
