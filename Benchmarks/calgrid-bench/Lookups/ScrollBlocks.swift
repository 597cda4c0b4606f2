import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import GridStore

/// Months stacked in one column, headers and gaps between them, row by row: the truth for a geometry, found by walking.
struct ScrollBlocks: Sendable {
  static let layout = ScrollLayout(rowHeight: 44, columnWidth: 50, headerHeight: 32, gap: 12)
  /// Height of the screen.
  static let screen = 800

  private let questions: Questions
  private let months: [MonthLine.Month]
  private let offsets: [Int]
  /// The top of each month's header, and the end of the last gap.
  private let tops: [Int]
  /// Points of the scroll, as many as questions.
  private let xs: [Int32]
  private let ys: [Int32]

  init(_ questions: Questions) {
    self.questions = questions
    let months = questions.line.months
    self.months = months
    offsets = months.map { MonthLine.offset($0.start, firstWeekday: questions.firstWeekday) }
    var tops = [0]
    for (month, offset) in zip(months, offsets) {
      let rows = (offset + month.shape.dayCount + 6) / 7
      tops.append(tops[tops.count - 1] + Self.layout.headerHeight + rows * Self.layout.rowHeight + Self.layout.gap)
    }
    self.tops = tops
    var generator = SeededGenerator(seed: 1, part: "points \(questions.label)")
    // Everywhere: headers, gaps and blanks as well as days. Screens that reach behind the end are left out.
    let height = tops[tops.count - 1] - Self.layout.gap - Self.screen
    xs = (0..<questions.count).map { _ in Int32.random(in: 0..<350, using: &generator) }
    ys = (0..<questions.count).map { _ in Int32(Int.random(in: 0..<height, using: &generator)) }
  }

  var columns: Columns { Columns(questions, days: xs, dayNumbers: ys) }

  /// The column and the y of a day's cell, and the top of its month.
  func position(_ question: Int) -> UInt64 {
    let day = Int(questions.dayNumbers[question])
    guard let index = questions.line.monthIndex(ofDay: day) else {
      preconditionFailure("day \(day) lies beside the line")
    }
    let cell = offsets[index] + day - months[index].start
    return GeometryCode.point(
      x: cell % 7 * Self.layout.columnWidth,
      y: tops[index] + Self.layout.headerHeight + cell / 7 * Self.layout.rowHeight)
  }

  func hit(_ question: Int) -> UInt64 {
    let y = Int(ys[question])
    let index = month(at: y)
    let inRows = y - tops[index] - Self.layout.headerHeight
    if inRows < 0 { return GeometryCode.header(month: index) }
    let offset = offsets[index]
    let count = months[index].shape.dayCount
    let row = inRows / Self.layout.rowHeight
    if row * 7 >= offset + count { return GeometryCode.gap }
    let column = Int(xs[question]) / Self.layout.columnWidth
    let position = row * 7 + column - offset
    return GeometryCode.cell(
      month: index, row: row, column: column, day: months[index].start + position,
      isBlank: !(0..<count).contains(position))
  }

  func visible(_ question: Int) -> UInt64 {
    let (start, end) = (Int(ys[question]), Int(ys[question]) + Self.screen)
    var first = month(at: start)
    var days: (first: Int, last: Int)?
    var index = first
    // A gap belongs to what stands before it.
    if start >= tops[first + 1] - Self.layout.gap { first += 1 }
    while tops[index] < end {
      let month = months[index]
      for day in month.start..<(month.start + month.shape.dayCount) {
        let row = (offsets[index] + day - month.start) / 7
        let top = tops[index] + Self.layout.headerHeight + row * Self.layout.rowHeight
        guard top < end, top + Self.layout.rowHeight > start else { continue }
        days = (days?.first ?? day, day)
      }
      index += 1
    }
    return GeometryCode.window(months: first..<index, firstDay: days?.first, lastDay: days?.last)
  }

  /// The month whose header, rows or gap hold a y.
  private func month(at y: Int) -> Int {
    var low = 0
    var high = tops.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle } else { high = middle }
    }
    return low
  }
}

/// Places of a scroll as integers.
enum GeometryCode {
  static let gap: UInt64 = 1

  @inline(__always)
  static func point(x: Int, y: Int) -> UInt64 { AnswerCode.number(y &* 4_096 &+ x) }

  @inline(__always)
  static func header(month: Int) -> UInt64 { AnswerCode.number(month &* 16 &+ 2) }

  @inline(__always)
  static func cell(month: Int, row: Int, column: Int, day: Int, isBlank: Bool) -> UInt64 {
    let place = AnswerCode.place(year: 0, month: 0, day: 0, row: row, column: column)
    return AnswerCode.joined(
      AnswerCode.joined(AnswerCode.number(day), place), AnswerCode.number(month &* 16 &+ (isBlank ? 3 : 4)))
  }

  @inline(__always)
  static func window(months: Range<Int>, firstDay: Int?, lastDay: Int?) -> UInt64 {
    let ends = AnswerCode.joined(AnswerCode.number(firstDay ?? -1), AnswerCode.number(lastDay ?? -1))
    return AnswerCode.joined(
      ends, AnswerCode.number(months.lowerBound &* 64 &+ months.upperBound &- months.lowerBound))
  }
}
