import CalendarCore

/// The month in which a country left the Julian for the Gregorian calendar.
enum Cutover: Sendable {
  /// The bull *Inter gravissimas*: Thursday 1582-10-04 was followed by Friday 1582-10-15.
  case rome
  /// The Calendar (New Style) Act 1750: Wednesday 1752-09-02 was followed by Thursday 1752-09-14.
  case britain

  /// The year whose months follow both calendars.
  var year: Int {
    switch self {
    case .rome: 1582
    case .britain: 1752
    }
  }

  /// The months of ``year``; one of them is short and carries labels, for example 1…4, 15…31 with 21 days.
  var months: [MonthShape] {
    switch self {
    case .rome: Self.romeMonths
    case .britain: Self.britainMonths
    }
  }

  private static let romeMonths = months(of: 1582, cutting: 10, after: 4, resuming: 15)
  private static let britainMonths = months(of: 1752, cutting: 9, after: 2, resuming: 14)

  // In both years February is as long in one calendar as in the other, so the Julian months serve the whole year.
  private static func months(of year: Int, cutting number: Int, after last: Int, resuming first: Int) -> [MonthShape] {
    var months = RomanYear.julian(year, label: year).months
    let full = months[number - 1].dayCount
    let labels = (1...last).map { UInt8($0) } + (first...full).map { UInt8($0) }
    months[number - 1] = MonthShape(MonthName(number: number), dayCount: labels.count, labels: labels)
    return months
  }
}
