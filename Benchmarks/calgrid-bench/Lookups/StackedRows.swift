import BenchmarkPeers
import CalendarCore

/// The rows of months stacked one below the other, counted month by month along the questions' line.
struct StackedRows {
  /// The questions with the row of each day in the place of its day number.
  let columns: Columns
  /// The checksums of the first n right answers.
  let rowsBefore: @Sendable (Int) -> UInt64
  let monthAtRow: @Sendable (Int) -> UInt64

  init(_ questions: Questions) {
    // 1970-01-01 was a Thursday, the fourth day of a week that begins on Monday.
    let offsets = questions.line.months.map { ($0.start % 7 + 10) % 7 }
    var rows = 0
    let before = questions.line.months.indices.map { month in
      defer { rows += (offsets[month] + questions.line.months[month].shape.dayCount + 6) / 7 }
      return rows
    }
    let places = (0..<questions.count).map { question -> (month: Int, row: Int) in
      let day = Int(questions.dayNumbers[question])
      guard let index = questions.line.monthIndex(ofDay: day) else {
        preconditionFailure("day \(day) lies beside the line")
      }
      return (index, (offsets[index] + day - questions.line.months[index].start) / 7)
    }
    columns = Columns(questions, dayNumbers: places.map { Int32(before[$0.month] + $0.row) })
    rowsBefore = questions.sums { AnswerCode.number(before[places[$0].month]) }
    monthAtRow = questions.sums {
      let month = questions.line.months[places[$0].month]
      return AnswerCode.date(year: month.year, month: month.ordinal, day: places[$0].row)
    }
  }
}
