import CalendarCore
import CalendarGrid
import GridFormat
import GridRendering
import GridStore

/// A request for grids, and the generation of the file that answers it.
struct ServiceQuestion {
  let file: CacheFile
  let workspace: ServiceWorkspace
  let limits: ServiceLimits
  var parameters: ServiceParameters
  let condition: KnownTags?
  /// Begun with the target; the grids that are asked are added.
  var tag: EntityTag

  mutating func year(_ text: String) throws(ServiceError) -> ServiceAnswer {
    let year = try ServiceParameters.year(text, in: "year")
    let (grid, document) = try months()
    if isKnown { return notModified }
    try ServiceError.asking { () throws(GridError) in
      let ordinals = try grid.ordinals(year: year)
      try check(
        document.overlays.alternate,
        days: try grid.start(
          year: year, ordinal: ordinals.lowerBound)...grid.month(year: year, ordinal: ordinals.upperBound).end)
      try document.write(year: year, to: &workspace.json)
    }
    return answered
  }

  mutating func month(_ year: String, _ month: String) throws(ServiceError) -> ServiceAnswer {
    let year = try ServiceParameters.year(year, in: "year")
    let name = try ServiceParameters.month(month, in: "month")
    let (grid, document) = try months()
    if isKnown { return notModified }
    try ServiceError.asking { () throws(GridError) in
      let month = try grid.month(year: year, name: name)
      try check(document.overlays.alternate, days: month.days)
      try document.write(month, to: &workspace.json)
    }
    return answered
  }

  /// One object for one calendar, an array for several.
  mutating func day(_ text: String) throws(ServiceError) -> ServiceAnswer {
    let day = try ServiceParameters.day(text, in: "date")
    let all = try parameters.gridParameters()
    try parameters.end()
    var grids: [Grid] = []
    for key in all { grids.append(try grid(key)) }
    if isKnown { return notModified }
    if grids.count > 1 { workspace.json.beginArray() }
    try ServiceError.asking { () throws(GridError) in
      for grid in grids { try DayJSON(grid).write(day, to: &workspace.json) }
    }
    if grids.count > 1 { workspace.json.endArray() }
    return answered
  }

  mutating func strip(_ text: String) throws(ServiceError) -> ServiceAnswer {
    let day = try ServiceParameters.day(text, in: "date")
    let key = try parameters.oneGrid()
    let fill = try parameters.choice("fill", FillMode.self) ?? .rows
    let today = try parameters.day("today")
    try parameters.end()
    let grid = try grid(key)
    if isKnown { return notModified }
    try ServiceError.asking { () throws(GridError) in
      try StripJSON(grid, fill: fill).write(try grid.month(of: day), today: today, to: &workspace.json)
    }
    return answered
  }

  /// Offsets are counted from the first year, so the grid has the years asked for and no others: those that the file has are built again.
  mutating func layout(_ text: String) throws(ServiceError) -> ServiceAnswer {
    let dots = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    let first = try ServiceParameters.year(dots[0], in: "years")
    let last = try ServiceParameters.year(dots[dots.count - 1], in: "years")
    guard first <= last, last - first < limits.layoutYears else {
      throw .invalid("years", found: text, expected: "A...B with A not above B, at most \(limits.layoutYears) years")
    }
    let key = try parameters.oneGrid()
    let layout = try parameters.scrollLayout()
    let whole = try grid(key)
    guard whole.years.contains(first), whole.years.contains(last) else {
      throw ServiceError(
        404, "years: found \(text), expected \(whole.years.lowerBound) to \(whole.years.upperBound) for \(key)")
    }
    let grid: Grid
    do { grid = try GridOpener.grid(for: key, years: first...last) } catch { throw ServiceError(404, "\(error)") }
    guard grid.ruleVersion == whole.ruleVersion else {
      throw ServiceError(404, "layout: found a file of another version of the rule of \(key.calendar.rawValue)")
    }
    let questions = try parameters.layoutQuestions(grid)
    try parameters.end()
    if isKnown { return notModified }
    try ServiceError.asking { () throws(GridError) in
      try LayoutJSON(try ScrollGeometry(grid, layout)).write(questions, to: &workspace.json)
    }
    return answered
  }

  /// The calendars of the file, with what the rules of this version say of them.
  mutating func calendars() throws(ServiceError) -> ServiceAnswer {
    try parameters.end()
    let held = HeldTables(file.view).tables
    let facts = RuleBook.available.compactMap { calendar -> CalendarFacts? in
      guard held[calendar] != nil, let rule = RuleBook.rule(for: calendar) else { return nil }
      return CalendarFacts(
        calendar: calendar, years: rule.years, authoritativeYears: rule.authoritativeYears, days: rule.days,
        source: rule.source, foundationDifferences: FoundationDifferenceCounts.counts(for: calendar)?.total)
    }
    for fact in facts { held[fact.calendar].map { tag.add($0.ruleVersion) } }
    if isKnown { return notModified }
    CalendarsJSON.write(facts, to: &workspace.json)
    return answered
  }

  // MARK: - Pieces

  /// The grid that is asked, and how its months are written.
  private mutating func months() throws(ServiceError) -> (grid: Grid, document: MonthJSON) {
    let key = try parameters.oneGrid()
    let fill = try parameters.choice("fill", FillMode.self) ?? .none
    let arrangement = try parameters.arrangement(fill: fill)
    var overlays = try parameters.overlays()
    let alternate = parameters.take("alternate")
    try parameters.end()
    if arrangement.leadingWeek != .never, alternate != nil || overlays.marks != nil || overlays.signIns != nil {
      throw ServiceError(400, "leading-week: expected days without marks, sign-ins and a second calendar")
    }
    let grid = try grid(key)
    if let alternate {
      // The week rule of a second calendar has no meaning: any that the file has will do, first of all that of the grid.
      let calendar = try ServiceParameters.calendar(alternate, in: "alternate")
      overlays.alternate = try self.grid(GridParameters(calendar: calendar, weekRule: key.weekRule))
    }
    return (grid, MonthJSON(grid, fill: fill, overlays: overlays, arrangement: arrangement))
  }

  /// A second calendar that knows none of the days is an error, as on the command line.
  private func check(_ alternate: Grid?, days: ClosedRange<Day>) throws(GridError) {
    guard let alternate, !alternate.days.overlaps(days) else { return }
    _ = try alternate.date(of: days.lowerBound)
  }

  private mutating func grid(_ key: GridParameters) throws(ServiceError) -> Grid {
    let grid = try ServiceError.asking { () throws(GridError) in try workspace.grid(for: key, in: file) }
    tag.add(key, grid)
    return grid
  }

  /// Whether the client has the answer: then it need not be written.
  private var isKnown: Bool { condition?.holds(tag.value) ?? false }

  private var notModified: ServiceAnswer { ServiceAnswer(status: 304, body: .none, tag: tag.value) }

  /// The answer that has been written; any will do for a client that knows "*".
  private var answered: ServiceAnswer {
    condition?.holdsAny == true ? notModified : ServiceAnswer(tag: tag.value)
  }
}
