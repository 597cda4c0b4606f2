import CalendarCore
import GridStore

/// The overlays of a month as members of its JSON objects.
struct OverlayJSON {
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

  /// Adds to the object of a cell.
  func writeCell(_ index: Int, day: Day, to json: inout JSONWriter) throws(GridError) {
    if overlays.marks != nil { json.member("marked", (marks >> UInt64(index)) & 1 != 0) }
    if let signIns { json.member("signIn", try signIns.state(ofCell: index).rawValue) }
    guard let grid = overlays.alternate else { return }
    guard let month = alternate.month(ofCell: index) else { return json.null("alternate") }
    json.name("alternate")
    json.beginObject()
    // Beside the years that the grid answers the day has a label, but no year.
    json.member("year", try? grid.date(of: day).year)
    json.member("month", month.number)
    json.member("leap", month.isLeap)
    json.member("day", Int(alternate.labels[index]))
    json.member("startsMonth", alternate.startsMonth(cell: index))
    json.endObject()
  }

  /// Adds to the object of the month. Bit i of a mask is cell i of six rows, neighbours included; counts are of the month's own days.
  func writeMonth(to json: inout JSONWriter) {
    if overlays.marks != nil {
      json.name("marks")
      json.beginObject()
      json.member("mask", Int(marks))
      json.member("count", (marks & own).nonzeroBitCount)
      json.endObject()
    }
    if let signIns, let calendar = overlays.signIns { write(signIns, calendar, to: &json) }
    if let grid = overlays.alternate { json.member("alternate", grid.parameters.calendar.rawValue) }
  }

  private func write(_ month: SignInMonth, _ calendar: SignInCalendar, to json: inout JSONWriter) {
    json.name("signIn")
    json.beginObject()
    json.name("window")
    json.beginArray()
    json.value(calendar.window.lowerBound)
    json.value(calendar.window.upperBound)
    json.endArray()
    json.member("today", calendar.today)
    json.member("streak", calendar.currentStreak)
    json.member("frontBlanks", month.frontBlanks)
    json.member("backBlanks", month.backBlanks)
    json.member("weeks", month.weeks)
    json.name("masks")
    json.beginObject()
    for state in SignInState.allCases { json.member(Self.name(state), Int(month[state])) }
    json.endObject()
    json.name("counts")
    json.beginObject()
    for state in SignInState.allCases { json.member(Self.name(state), month.count(of: state)) }
    json.endObject()
    json.endObject()
  }

  private static func name(_ state: SignInState) -> StaticString {
    switch state {
    case .signedIn: "signed-in"
    case .canSignIn: "can-sign-in"
    case .missed: "missed"
    case .notYet: "not-yet"
    case .locked: "locked"
    }
  }
}
