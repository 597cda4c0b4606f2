import CalendarCore

extension MonthShape {
  /// Months numbered 1, 2, 3… without leap months and with the labels 1…n.
  ///
  /// Rules build these once per kind of year and hand out the same array, so that a year shape costs no allocation.
  static func plain(_ dayCounts: [Int]) -> [MonthShape] {
    dayCounts.enumerated().map { index, dayCount in
      MonthShape(MonthName(number: index + 1), dayCount: dayCount)
    }
  }
}
