import CalendarGrid
import GridRendering

/// The overlays of a month as members of its JSON objects.
struct OverlayDocument {
  private let overlays: DayOverlays
  private let marks: UInt64
  private let own: UInt64
  private let signIns: SignInMonth?
  private let alternate: AlternateCells

  init(_ overlays: DayOverlays, _ grid: Grid, _ month: GridMonth) throws(GridError) {
    self.overlays = overlays
    let (year, ordinal) = (month.year, month.ordinal)
    own = try grid.shownMask(year: year, ordinal: ordinal, fill: .none)
    marks =
      try overlays.marks.map { set throws(GridError) in try grid.mask(of: set, year: year, ordinal: ordinal) } ?? 0
    signIns = try overlays.signIns.map { calendar throws(GridError) in
      try grid.signIns(of: calendar, year: year, ordinal: ordinal)
    }
    var cells = AlternateCells()
    if let alternate = overlays.alternate {
      try AlternateGrid(grid, alternate: alternate).fill(&cells, year: year, ordinal: ordinal)
    }
    alternate = cells
  }

  /// What is added to the object of a cell.
  func members(ofCell index: Int, day: Day) throws(GridError) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    if overlays.marks != nil { members.append(("marked", .bool((marks >> UInt64(index)) & 1 != 0))) }
    if let signIns { members.append(("signIn", .string(try signIns.state(ofCell: index).rawValue))) }
    if let grid = overlays.alternate {
      var value = JSONValue.null
      if let month = alternate.month(ofCell: index) {
        // Beside the years that the grid answers the day has a label, but no year.
        let year = try? grid.date(of: day).year
        value = .object([
          ("year", .number(year)), ("month", .number(month.number)), ("leap", .bool(month.isLeap)),
          ("day", .number(Int(alternate.labels[index]))), ("startsMonth", .bool(alternate.startsMonth(cell: index))),
        ])
      }
      members.append(("alternate", value))
    }
    return members
  }

  /// What is added to the object of the month. Bit i of a mask is cell i of six rows, neighbours included; counts are of the month's own days.
  var monthMembers: [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    if overlays.marks != nil {
      members.append(
        ("marks", .object([("mask", .number(Int(marks))), ("count", .number((marks & own).nonzeroBitCount))])))
    }
    if let signIns, let calendar = overlays.signIns {
      members.append(
        (
          "signIn",
          .object([
            (
              "window",
              .array([calendar.window.lowerBound, calendar.window.upperBound].map { .string("\(ISODate($0))") })
            ),
            ("today", .string("\(ISODate(calendar.today))")), ("streak", .number(calendar.currentStreak)),
            ("frontBlanks", .number(signIns.frontBlanks)), ("backBlanks", .number(signIns.backBlanks)),
            ("weeks", .number(signIns.weeks)),
            ("masks", .object(SignInState.allCases.map { ($0.rawValue, .number(Int(signIns[$0]))) })),
            ("counts", .object(SignInState.allCases.map { ($0.rawValue, .number(signIns.count(of: $0))) })),
          ])
        ))
    }
    if let grid = overlays.alternate {
      members.append(("alternate", .string(grid.parameters.calendar.rawValue)))
    }
    return members
  }
}
