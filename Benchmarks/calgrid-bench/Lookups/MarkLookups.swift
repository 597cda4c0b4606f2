import BenchmarkPeers
import CalendarCore
import GridStore

enum MaskLookup: Lookup {
  @inline(__always)
  static func answer(
    _ asked: borrowing GridWith<DaySet>, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    try asked.grid.mask(of: asked.value, year: columns.year(index, shift), ordinal: columns.month(index, shift))
  }
}

enum NextMarkLookup: Lookup {
  @inline(__always)
  static func answer(
    _ marks: borrowing DaySet, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let day = marks.next(from: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift))))
    return AnswerCode.number(Int(day?.rawValue ?? PlainDays.none))
  }
}

enum PreviousMarkLookup: Lookup {
  @inline(__always)
  static func answer(
    _ marks: borrowing DaySet, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let day = marks.previous(from: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift))))
    return AnswerCode.number(Int(day?.rawValue ?? PlainDays.none))
  }
}

/// The range ends eight days later for each day of the month.
enum CountMarksLookup: Lookup {
  @inline(__always)
  static func answer(
    _ marks: borrowing DaySet, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    let first = Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift)))
    let last = Day(rawValue: first.rawValue &+ columns.days[index] &* 8)
    return AnswerCode.number(marks.count(in: first...last))
  }
}

enum StreakLookup: Lookup {
  @inline(__always)
  static func answer(
    _ marks: borrowing DaySet, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    AnswerCode.number(
      marks.streak(endingAt: Day(rawValue: Int32(truncatingIfNeeded: columns.dayNumber(index, shift)))))
  }
}

enum LongestRunLookup: Lookup {
  @inline(__always)
  static func answer(
    _ marks: borrowing DaySet, _ columns: Columns, _ index: Int, _ shift: Int
  ) throws(GridError) -> UInt64 {
    guard let run = marks.longestRun else { return .max }
    return AnswerCode.cell(day: run.lowerBound.number, owner: 0, label: run.upperBound - run.lowerBound + 1)
  }
}
