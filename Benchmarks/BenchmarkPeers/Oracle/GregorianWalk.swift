public import CalendarCore

/// The proleptic Gregorian calendar by counting days one after another: no formula that a peer could share.
public enum GregorianWalk {
  /// The years of the range.
  ///
  /// - Complexity: O(days from 1970 to the far end of the range).
  public static func years(_ range: ClosedRange<Int>) -> [YearShape] {
    var shapes: [YearShape] = []
    shapes.reserveCapacity(range.count)
    var day = 0
    if range.lowerBound >= 1970 {
      for year in 1970..<range.lowerBound { day += dayCount(year) }
    } else {
      for year in range.lowerBound..<1970 { day -= dayCount(year) }
    }
    for year in range {
      var months: [MonthShape] = []
      for month in 1...12 {
        var days = 0
        while exists(year: year, month: month, day: days + 1) { days += 1 }
        months.append(MonthShape(MonthName(number: month), dayCount: days))
      }
      shapes.append(YearShape(year: year, start: Day(day), months: months))
      day += shapes[shapes.count - 1].dayCount
    }
    return shapes
  }

  private static func exists(year: Int, month: Int, day: Int) -> Bool {
    switch month {
    case 4, 6, 9, 11: day <= 30
    case 2: day <= (isLeap(year) ? 29 : 28)
    default: day <= 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 400) || (year.isMultiple(of: 4) && !year.isMultiple(of: 100))
  }

  private static func dayCount(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }
}
