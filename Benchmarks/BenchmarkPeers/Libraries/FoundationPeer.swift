public import BenchmarkHarness
import CBenchmarkPeers
import CalendarCore
public import Foundation

/// Foundation's calendar as a peer.
///
/// Where Foundation is not right, its answers are checked against ``FoundationWalk`` instead of the truth.
public struct FoundationPeer: Sendable {
  private let identifier: Calendar.Identifier
  private let calendar: Calendar
  private let questions: Questions
  private let truth: MonthLine
  /// The first day of Foundation's month for each question.
  private let starts: [Int]

  /// - Parameter truth: The months as Foundation has them, where they are not those of the questions.
  public init(_ identifier: Calendar.Identifier, _ questions: Questions, truth: MonthLine? = nil) {
    self.identifier = identifier
    self.questions = questions
    let line = truth ?? questions.line
    self.truth = line
    starts = questions.monthIndices.map { month in
      let start = questions.line.months[month].start
      guard let index = line.monthIndex(ofDay: start) else { preconditionFailure("day \(start) lies beside the truth") }
      return line.months[index].start
    }
    calendar = FoundationCalendar.make(identifier)
  }

  /// The kernel for an operation, or `nil` where Foundation has nothing like it.
  ///
  /// - Parameter operation: Day count and offset are asked about the first day of the month, given as a date.
  public func kernel(_ operation: Operation) -> Kernel? {
    let body: @Sendable (Int) -> UInt64
    switch operation {
    case .dayCount: body = dayCount
    case .firstWeekdayOffset: body = offset
    case .dayOfDate where identifier == .gregorian: body = dayOfDate
    case .dateOfDay where identifier == .gregorian, .namedDateOfDay: body = dateOfDay
    case .placeOfDay where identifier == .gregorian: body = placeOfDay
    case .cellDay where identifier == .gregorian: body = cellDay
    case .cellDate where identifier == .gregorian: body = cellDate
    case .isoWeek where identifier == .gregorian: body = isoWeek
    case .fillMonth where identifier == .gregorian: body = fillByRuns
    default: return nil
    }
    let oracle =
      identifier == .gregorian ? questions.answers(operation) : questions.platformAnswers(operation, truth: truth)
    return Kernel("foundation", oracle: oracle) { batch in
      var sum: UInt64 = 0
      for question in 0..<batch.count { sum &+= body(question) }
      return sum
    }
  }

  private func start(_ question: Int) -> Date {
    FoundationCalendar.date(starts[question])
  }

  private var dayCount: @Sendable (Int) -> UInt64 {
    { question in AnswerCode.number(calendar.range(of: .day, in: .month, for: start(question))?.count ?? -1) }
  }

  private var offset: @Sendable (Int) -> UInt64 {
    { question in
      let weekday = calendar.component(.weekday, from: start(question))
      return AnswerCode.number((weekday - questions.firstWeekday + 7) % 7)
    }
  }

  private var dayOfDate: @Sendable (Int) -> UInt64 {
    { question in
      let parts = DateComponents(
        year: Int(questions.years[question]), month: Int(questions.months[question]), day: Int(questions.days[question])
      )
      return AnswerCode.number(calendar.date(from: parts).map { FoundationCalendar.day($0) } ?? -1)
    }
  }

  private var dateOfDay: @Sendable (Int) -> UInt64 {
    { question in
      let date = FoundationCalendar.date(Int(questions.dayNumbers[question]))
      let parts = calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: date)
      let month = (parts.month ?? 0) + (parts.isLeapMonth == true ? 16 : 0)
      let year = FoundationCalendar.year(identifier, era: parts.era ?? 0, year: parts.year ?? 0)
      return AnswerCode.date(year: year, month: month, day: parts.day ?? 0)
    }
  }

  /// What a program writes to find a day in the grid of its month: the parts of the date, the first of that month, and its weekday, from
  /// which row and column are counted.
  ///
  /// The rows could be counted from the weekday of the day itself, which spares asking for the first of the month. That is no call of
  /// Foundation but calendar arithmetic of the program's own, which is what a grid is there to replace.
  private var placeOfDay: @Sendable (Int) -> UInt64 {
    { question in
      let date = FoundationCalendar.date(Int(questions.dayNumbers[question]))
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)) ?? .distantPast
      let day = parts.day ?? 0
      let index = (calendar.component(.weekday, from: first) - questions.firstWeekday + 7) % 7 + day - 1
      return AnswerCode.place(
        year: parts.year ?? 0, month: parts.month ?? 0, day: day, row: index / 7, column: index % 7)
    }
  }

  /// What a program writes that has a year, a month and the index of a cell: the first of the month, its weekday, and so many days more.
  private var cellDay: @Sendable (Int) -> UInt64 {
    { question in
      let parts = DateComponents(year: Int(questions.years[question]), month: Int(questions.months[question]), day: 1)
      guard let first = calendar.date(from: parts) else { return .max }
      let offset = (calendar.component(.weekday, from: first) - questions.firstWeekday + 7) % 7
      let date = calendar.date(byAdding: .day, value: Int(questions.cells[question]) - offset, to: first)
      return AnswerCode.number(date.map { FoundationCalendar.day($0) } ?? -1)
    }
  }

  /// Foundation is asked twice: for the weekday of the first day, and for the day in the cell.
  private var cellDate: @Sendable (Int) -> UInt64 {
    { question in
      let first = start(question)
      let weekday = calendar.component(.weekday, from: first)
      let cell = Int(questions.cells[question])
      let index = cell - (weekday - questions.firstWeekday + 7) % 7
      let parts = calendar.dateComponents([.month, .day], from: first.addingTimeInterval(Double(index) * 86_400))
      let owner = parts.month == Int(questions.months[question]) ? 1 : cell < 7 ? 0 : 2
      return AnswerCode.cell(day: FoundationCalendar.day(first) + index, owner: owner, label: parts.day ?? 0)
    }
  }

  private var isoWeek: @Sendable (Int) -> UInt64 {
    { question in
      let date = FoundationCalendar.date(Int(questions.dayNumbers[question]))
      let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
      return AnswerCode.week(year: parts.yearForWeekOfYear ?? 0, week: parts.weekOfYear ?? 0)
    }
  }

  /// Fills the 42 cells from three runs of labels: the kindest use of Foundation, which need not be asked for each cell.
  private var fillByRuns: @Sendable (Int) -> UInt64 {
    { question in
      let first = start(question)
      let length = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
      let weekday = calendar.component(.weekday, from: first)
      let offset = (weekday - questions.firstWeekday + 7) % 7
      let before = calendar.component(.day, from: first.addingTimeInterval(-86_400))
      let gridStart = FoundationCalendar.day(first) - offset
      var grid = peer_grid()
      return withUnsafeMutablePointer(to: &grid) { grid in
        let bytes = UnsafeMutableRawPointer(grid)
        let days = bytes.assumingMemoryBound(to: Int32.self)
        let labels = (bytes + 168).assumingMemoryBound(to: UInt8.self)
        let owners = (bytes + 210).assumingMemoryBound(to: UInt8.self)
        for cell in 0..<42 {
          let index = cell - offset
          days[cell] = Int32(gridStart + cell)
          owners[cell] = index < 0 ? 0 : index < length ? 1 : 2
          labels[cell] = UInt8(index < 0 ? before + 1 + index : index < length ? index + 1 : index - length + 1)
        }
        let cell = Int(questions.cells[question])
        return AnswerCode.cell(day: Int(days[cell]), owner: Int(owners[cell]), label: Int(labels[cell]))
      }
    }
  }
}
