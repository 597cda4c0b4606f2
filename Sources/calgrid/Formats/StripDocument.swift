import CalendarGrid

/// The pages of seven days that a month's strip has, as JSON.
struct StripDocument {
  private let grid: Grid
  private let month: GridMonth

  /// - Parameter month: the month of the strip. The years beside its own are asked too, for the first and last page of a year.
  init(_ source: GridSource, _ month: GridMonth, _ parameters: GridParameters) throws(Failure) {
    self.month = month
    let known = RuleBook.rule(for: parameters.calendar)?.years ?? month.year...month.year
    // A damaged file may have put the month beyond the years that are known; then the answer is that there is none.
    let first = max(known.lowerBound, month.year - 1)
    grid = try source.grid(parameters, years: first...max(first, min(known.upperBound, month.year + 1)))
  }

  /// - Parameter today: whose page is told.
  func pages(fill: FillMode, today: Day) throws(Failure) -> JSONValue {
    try asking { () throws(GridError) in
      let first = try grid.seamlessRow(of: month.start)
      let rows = try grid.shownRowCount(year: month.year, ordinal: month.ordinal, fill: fill)
      var pages: [JSONValue] = []
      // Six rows may run behind the calendar's last day.
      for page in first..<max(first, min(first + rows, grid.seamlessRowCount)) {
        let days = try grid.days(ofSeamlessRow: page)
        let known = try grid.answeredDays(ofPage: page)
        var labels: [(name: String, value: JSONValue)] = []
        for label in PageLabel.allCases {
          let month = try grid.month(ofPage: page, label: label)
          labels.append(
            (
              label.rawValue,
              .object([
                ("year", .number(month.year)), ("month", .number(month.name.number)),
                ("leap", .bool(month.name.isLeap)),
              ])
            ))
        }
        pages.append(
          .object([
            ("page", .number(page - first)), ("first", .string("\(ISODate(days.lowerBound))")),
            ("last", .string("\(ISODate(days.upperBound))")),
            ("firstCode", .number(try grid.monthDayCode(of: known.lowerBound))),
            ("lastCode", .number(try grid.monthDayCode(of: known.upperBound))), ("label", .object(labels)),
            ("holdsToday", .bool(days.contains(today))),
          ]))
      }
      return .array(pages)
    }
  }
}
