import CalendarCore
import CalendarRules
import Dispatch
import GridStore
import Synchronization
import TestSupport
import Testing

/// The same parameters give the same answers from a mapped file, a copied file, bytes in memory, and the rule; and from any thread.
@Suite struct SourceAgreementTests {
  /// Everything a grid says about some years, as numbers.
  static func answers(_ grid: Grid, _ years: ClosedRange<Int>) throws -> [Int] {
    var answers = [grid.monthCount, grid.stackedRowCount, grid.seamlessRowCount]
    var cells = MonthCells()
    for year in years {
      for ordinal in try Grids.ordinals(grid.parameters.calendar, year: year) {
        let month = try grid.month(year: year, ordinal: ordinal)
        answers += [month.start.number, month.dayCount, month.firstWeekdayOffset, month.rowCount, month.name.number]
        answers += [
          try grid.rowsBefore(year: year, ordinal: ordinal), try grid.monthIndex(year: year, ordinal: ordinal),
        ]
        try grid.fill(&cells, year: year, ordinal: ordinal)
        for index in [0, 6, 21, 41] { answers += [Int(cells.days[index]), Int(cells.labels[index])] }
        for row in 0..<6 {
          let week = try grid.week(year: year, ordinal: ordinal, row: row)
          answers += [week?.year ?? .min, week?.week ?? 0]
        }
        for day in [month.start, month.start + month.dayCount / 2, month.end] {
          let position = try grid.position(of: day)
          answers += [position.date.year, position.date.ordinal, position.date.label, position.cell]
        }
      }
    }
    return answers
  }

  @Test(arguments: [
    (CalendarID.gregorian, 1500...1700), (.hebrew, 5700...5800), (.coptic, 1...60), (.persian, 2990...3000),
  ])
  func mappedCopiedAndInMemoryAgree(_ calendar: CalendarID, _ years: ClosedRange<Int>) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bytes = try Grids.bytes(calendar, years: years, [.sundayFirst, .iso8601])
    let path = "\(folder.path)/grids.calgrid"
    try Publication.publish(bytes, to: path)
    var compared = 0
    for rule in [WeekRule.sundayFirst, .iso8601] {
      let parameters = GridParameters(calendar: calendar, weekRule: rule)
      let memory = try Self.answers(CacheFile(bytes: bytes).grid(for: parameters), years)
      for mode in [CacheFile.Mode.mapped, .copied, .automatic] {
        let file = try CacheFile(path: path, mode: mode)
        #expect(file.path == path)
        #expect(try Self.answers(file.grid(for: parameters), years) == memory)
      }
      // A file of every year of the calendar says the same about these, but for the sums along the scroll.
      let whole = try Grids.whole(calendar, rule)
      let small = try CacheFile(bytes: bytes).grid(for: parameters)
      for year in years {
        for ordinal in try Grids.ordinals(calendar, year: year) {
          #expect(try small.month(year: year, ordinal: ordinal) == whole.month(year: year, ordinal: ordinal))
        }
      }
      compared += memory.count
    }
    #expect(compared > years.count * 12 * 35 * 2)
  }

  /// Every calendar: a mapped file, a copied one and the bytes in memory say the same, and it is what the rule says.
  @Test func everyCalendarSaysTheSameFromEverySource() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var compared = 0
    for calendar in RuleBook.available {
      let rule = try Grids.calendarRule(calendar)
      let middle = rule.years.lowerBound + rule.years.count / 2
      let years = middle...(middle + 2)
      let bytes = try Grids.bytes(calendar, years: years, [.iso8601])
      let path = "\(folder.path)/\(calendar.rawValue).calgrid"
      try Publication.publish(bytes, to: path)
      let parameters = GridParameters(calendar: calendar, weekRule: .iso8601)
      let memory = try CacheFile(bytes: bytes).grid(for: parameters)
      let answers = try Self.answers(memory, years)
      for mode in [CacheFile.Mode.mapped, .copied] {
        #expect(try Self.answers(CacheFile(path: path, mode: mode).grid(for: parameters), years) == answers)
        compared += 1
      }
      for year in years {
        let shape = rule.shape(of: year)
        var day = shape.start
        for (position, expected) in shape.months.enumerated() {
          let month = try memory.month(year: year, ordinal: shape.firstOrdinal + position)
          #expect(month.name == expected.name && month.start == day && month.dayCount == expected.dayCount)
          day = day + expected.dayCount
        }
      }
    }
    #expect(compared == 2 * RuleBook.available.count && compared > 60)
  }

  @Test(arguments: RuleBook.available) func theGridSaysWhatTheRuleSays(_ calendar: CalendarID) throws {
    let rule = try Grids.calendarRule(calendar)
    let grid = try Grids.whole(calendar)
    #expect(grid.years == rule.years)
    #expect(grid.days == rule.days)
    let step = max(1, rule.years.count / 1_500)
    var months = 0
    var failures: [String] = []
    for year in stride(from: rule.years.lowerBound, through: rule.years.upperBound, by: step) {
      let shape = rule.shape(of: year)
      var day = shape.start
      for (position, expected) in shape.months.enumerated() {
        let month = try grid.month(year: year, ordinal: shape.firstOrdinal + position)
        let label = try grid.date(of: day).label
        if month.name != expected.name || month.start != day || month.dayCount != expected.dayCount
          || month.hasOwnLabels != (expected.labels != nil) || label != expected.label(at: 0)
        {
          failures.append("\(month)")
        }
        day = day + expected.dayCount
        months += 1
      }
    }
    #expect(failures.prefix(5) == [])
    #expect(months >= 11 * rule.years.count / step)
  }

  @Test func eightThreadsGetTheSameAnswers() throws {
    let grid = try Grids.whole(.hebrew)
    let years = 5700...5740
    let expected = try Self.answers(grid, years)
    let agreed = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if let answers = try? Self.answers(grid, years), answers == expected {
        agreed.add(1, ordering: .relaxed)
      }
    }
    #expect(agreed.load(ordering: .relaxed) == 8)
  }

  /// A grid keeps its file's memory alive.
  @Test func aGridOutlivesItsFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    try Publication.publish(Grids.bytes(.gregorian, years: 2000...2010, [.sundayFirst]), to: path)
    for mode in [CacheFile.Mode.mapped, .copied] {
      let grid: Grid
      do {
        grid = try CacheFile(path: path, mode: mode).grid(for: GridParameters(calendar: .gregorian))
      }
      #expect(try grid.dayCount(year: 2004, ordinal: 2) == 29)
    }
  }
}
