/// The weeks of a ``DayWalk`` under one week rule, numbered by walking: count the new year's days in the week that the year begins in, and
/// begin with 1 there or in the week after.
public struct WeekWalk: Sendable {
  /// Index of the first day of row 0.
  public let firstRow: Int
  /// The week-year of each row, or `nil` where it begins before the walk or behind it.
  public private(set) var weekYears: [Int32?] = []
  /// 1…56; meaningless where the week-year is `nil`.
  public private(set) var weeks: [UInt8] = []
  private let firstWeekday: Int

  /// Numbers all whole rows of a walk.
  ///
  /// - Parameters:
  ///   - firstWeekday: 1 (Sunday) … 7 (Saturday).
  ///   - minimumDays: 1…7.
  public init(_ walk: DayWalk, firstWeekday: Int, minimumDays: Int) {
    self.firstWeekday = firstWeekday
    var row = 0
    while walk.weekdays[row] != firstWeekday { row += 1 }
    firstRow = row
    let lastKnownYear = walk.years[walk.known.upperBound - 1]
    var year: Int32?
    var week: UInt8 = 0
    var newYear: Int32?
    while row + 7 <= walk.years.count {
      if let pending = newYear {
        (year, week, newYear) = (pending, 1, nil)
      } else {
        week += 1
      }
      // Days of a year that begins in this row; a year that begins with the row has all seven.
      let before = row == 0 ? walk.years[row] : walk.years[row - 1]
      let last = walk.years[row + 6]
      if last != before {
        var days = 0
        for index in row..<(row + 7) where walk.years[index] == last { days += 1 }
        if days >= minimumDays { (year, week) = (last, 1) } else { newYear = last }
      }
      let isKnown = year.map { $0 <= lastKnownYear } ?? false
      weekYears.append(isKnown ? year : nil)
      weeks.append(week)
      row += 7
    }
  }

  /// The row that begins at an index of the walk.
  public func row(startingAt index: Int) -> Int {
    (index - firstRow) / 7
  }
}
