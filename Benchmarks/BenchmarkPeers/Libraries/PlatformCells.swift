public import BenchmarkHarness
import CalendarCore
import Foundation

/// Foundation asked for the Chinese month and day of the cells of Gregorian months, one after another as a screen shows them.
///
/// One question is one cell, and the cells of a whole month or year are one operation: Foundation is asked for a sample, from the first cell
/// on, and its time for the whole follows from its time for a cell. The date of each cell is given to it.
public struct PlatformCells: Sendable {
  private let days: [Int]
  private let truth: MonthLine
  private let cells: Int

  /// - Parameters:
  ///   - questions: Gregorian; the months of their years are shown.
  ///   - months: Months that are shown together: 1, or 12 from January on.
  ///   - truth: The Chinese months as Foundation has them.
  public init(_ questions: Questions, months: Int, _ truth: MonthLine) {
    self.truth = truth
    cells = months * 42
    days = (0..<Self.screens).flatMap { screen in
      let line = questions.line
      let own = questions.monthIndices[screen]
      let first = months == 1 ? own : line.months[own].yearIndex
      return line.months[first..<(first + months)].flatMap { month in
        let start = month.start - MonthLine.offset(month.start, firstWeekday: questions.firstWeekday)
        return start..<(start + 42)
      }
    }
  }

  /// Months or years whose cells there are to ask about.
  private static let screens = 4

  /// Number of the month, + 128 if it is a leap month, and day of the month.
  public static func label(_ line: MonthLine, _ day: Int) -> (month: Int, day: Int) {
    guard let index = line.monthIndex(ofDay: day) else { preconditionFailure("day \(day) lies beside the line") }
    let month = line.months[index]
    return (
      month.shape.name.number + (month.shape.name.isLeap ? 128 : 0), month.shape.label(at: day - month.start)
    )
  }

  public var kernel: Kernel {
    let calendar = FoundationCalendar.make(.chinese)
    let oracle: @Sendable (Int) -> UInt64 = { [days, truth] count in
      days.prefix(count).reduce(0) {
        let label = Self.label(truth, $1)
        return $0 &+ AnswerCode.date(year: 0, month: label.month, day: label.day)
      }
    }
    return Kernel("foundationPerCell", parts: cells, limit: days.count, oracle: oracle) { [days] batch in
      var sum: UInt64 = 0
      for question in 0..<batch.count {
        let parts = calendar.dateComponents(
          [.month, .day, .isLeapMonth], from: FoundationCalendar.date(days[question]))
        let month = (parts.month ?? 0) + (parts.isLeapMonth == true ? 128 : 0)
        sum &+= AnswerCode.date(year: 0, month: month, day: parts.day ?? 0)
      }
      return sum
    }
  }
}
