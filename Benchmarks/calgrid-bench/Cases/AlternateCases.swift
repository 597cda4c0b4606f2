import BenchmarkHarness
import BenchmarkPeers
import Foundation
import GridStore

/// The Chinese day in each cell of Gregorian months and years, against asking Foundation for each cell.
enum AlternateCases {
  static let label = "chinese-under-gregorian-1901-2099"

  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let questions = sets.gregorianOfTwoCenturies
    let grid = AlternateGrid(BenchmarkGrid.make(questions), alternate: BenchmarkGrid.make(sets.chinese))
    let columns = Columns(questions)
    return [
      make("month", questions, sets, AlternateLoop.monthKernel(grid, columns), cells: 42),
      make("year", questions, sets, AlternateLoop.yearKernel(grid, columns), cells: 504),
    ]
  }

  private static func make(
    _ operation: String, _ questions: Questions, _ sets: QuestionSets, _ subject: Kernel, cells: Int
  ) -> BenchmarkCase {
    let line = sets.chinese.line
    let platform = PlatformCells(questions, months: cells / 42, sets.platformLines["chinese"] ?? line)
    return BenchmarkCase(
      "alternate/\(operation)/\(label)", operation: "alternate\(operation.capitalized)", calendar: questions.calendar,
      questions: questions.count, mustNotAllocate: true, subject: subject, peers: [platform.kernel],
      oracle: questions.sums { question in
        let first = questions.firstCell(question).day
        var starts: UInt64 = 0
        for cell in 0..<42 where PlatformCells.label(line, first + cell).day == 1 { starts |= 1 << UInt64(cell) }
        let own = PlatformCells.label(line, first + Int(questions.cells[question]))
        return AnswerCode.joined(AnswerCode.date(year: 0, month: own.month, day: own.day), starts)
      })
  }
}
