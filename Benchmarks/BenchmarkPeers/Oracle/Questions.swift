public import CBenchmarkPeers
public import CalendarCore
import BenchmarkHarness

/// Random questions about one calendar, in columns that C and Swift kernels read alike, and their right answers.
///
/// Questions keep away from the first and the last year, so that every neighbour cell lies inside the range.
public final class Questions: @unchecked Sendable {
  // Unchecked because of the pointers: they are written in the initializer only, and live as long as the process, for
  // kernels hold them.

  /// For example `gregorian-1600-2400`.
  public let label: String
  /// The calendar's identifier.
  public let calendar: String
  public let count: Int
  public let firstWeekday: Int
  /// What is true.
  public let line: MonthLine
  /// The columns and tables for the kernels.
  public let inputs: UnsafePointer<peer_inputs>

  public let years: UnsafeMutableBufferPointer<Int32>
  /// Ordinals 1…13.
  public let months: UnsafeMutableBufferPointer<Int32>
  public let days: UnsafeMutableBufferPointer<Int32>
  /// 0…41.
  public let cells: UnsafeMutableBufferPointer<Int32>
  public let dayNumbers: UnsafeMutableBufferPointer<Int32>
  /// The first day of the month of each question.
  public let monthStarts: UnsafeMutableBufferPointer<Int32>
  /// Index into `line.months` for each question.
  let monthIndices: [Int]

  /// So many questions that no branch predictor learns the answers by heart: of 16,384 repeated ones, current processors remember
  /// in which the month is February, and formulas that ask so look twice as fast as they are.
  public static let manyEnough = 131_072

  /// Draws questions.
  ///
  /// - Parameters:
  ///   - label: The last part of the paths of the cases that ask them.
  ///   - calendar: The calendar's identifier.
  ///   - shapes: At least three consecutive years.
  ///   - count: How many.
  ///   - seed: Of the run.
  ///   - firstWeekday: 1 Sunday … 7 Saturday.
  public convenience init(
    label: String, calendar: String, shapes: [YearShape], count: Int = manyEnough, seed: UInt64, firstWeekday: Int = 2
  ) {
    let line = MonthLine(shapes)
    let inner = Self.innerMonths(shapes, line)
    var generator = SeededGenerator(seed: seed, part: "questions \(label)")
    var days: [Int] = []
    var cells: [Int] = []
    for _ in 0..<count {
      let month = line.months[Int.random(in: inner, using: &generator)]
      days.append(month.start + Int.random(in: 0..<month.shape.dayCount, using: &generator))
      cells.append(Int.random(in: 0..<42, using: &generator))
    }
    self.init(label: label, calendar: calendar, line: line, days: days, cells: cells, firstWeekday: firstWeekday)
  }

  /// A question about every day but those of the first and the last year, in order: for exhaustive tests.
  public convenience init(everyDayOf shapes: [YearShape], calendar: String, firstWeekday: Int = 2) {
    let line = MonthLine(shapes)
    let days = line.months[Self.innerMonths(shapes, line)].flatMap { $0.start..<($0.start + $0.shape.dayCount) }
    self.init(
      label: "\(calendar)-every-day", calendar: calendar, line: line, days: days,
      cells: days.indices.map { $0 % 42 }, firstWeekday: firstWeekday)
  }

  private init(label: String, calendar: String, line: MonthLine, days questions: [Int], cells: [Int], firstWeekday: Int)
  {
    self.label = label
    self.calendar = calendar
    self.line = line
    self.firstWeekday = firstWeekday
    count = questions.count
    let indices = questions.map { day in
      guard let index = line.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the line") }
      return index
    }
    monthIndices = indices
    let months = indices.map { line.months[$0] }
    years = Immortal.column(count) { Int32(months[$0].year) }
    self.months = Immortal.column(count) { Int32(months[$0].ordinal) }
    days = Immortal.column(count) { Int32(months[$0].shape.label(at: questions[$0] - months[$0].start)) }
    self.cells = Immortal.column(count) { Int32(cells[$0]) }
    dayNumbers = Immortal.column(count) { Int32(questions[$0]) }
    monthStarts = Immortal.column(count) { Int32(months[$0].start) }

    var generator = SeededGenerator(seed: 1, part: "probes")
    var inputs = peer_inputs()
    inputs.years = UnsafePointer(years.baseAddress)
    inputs.months = UnsafePointer(self.months.baseAddress)
    inputs.days = UnsafePointer(days.baseAddress)
    inputs.cells = UnsafePointer(self.cells.baseAddress)
    inputs.day_numbers = UnsafePointer(dayNumbers.baseAddress)
    inputs.first_weekday = Int32(firstWeekday)
    inputs.table = IntPerMonthTable.make(line)
    inputs.packed = PackedYears.make(line)
    inputs.probes = UnsafePointer(
      Immortal.column(4_096) { _ in Int32.random(in: 0...1_000_000, using: &generator) }.baseAddress)
    inputs.grids = GridTemplates.make(using: &generator)
    self.inputs = Immortal.value(inputs)
  }

  /// The day in the first cell of a question's month, and the cells before the first of the month.
  public func firstCell(_ question: Int) -> (day: Int, offset: Int) {
    let start = Int(monthStarts[question])
    let offset = MonthLine.offset(start, firstWeekday: firstWeekday)
    return (start - offset, offset)
  }

  /// Days in the month of a question.
  public func dayCount(_ question: Int) -> Int { line.months[monthIndices[question]].shape.dayCount }

  private static func innerMonths(_ shapes: [YearShape], _ line: MonthLine) -> Range<Int> {
    precondition(shapes.count >= 3, "questions need a year on either side")
    return shapes[0].months.count..<(line.months.count - shapes[shapes.count - 1].months.count)
  }
}
