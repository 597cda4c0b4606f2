import CalendarCore

/// What the suites of this target share about the Hindu tables: they are cut by Gregorian years, 1900 to 2050, and so begin
/// and end inside a year of their calendar. No other calendar has such years.
struct CutYears {
  let first: Int
  /// The position of the first month that is known, and how many months of the first year are.
  let firstOrdinal: Int
  let firstCount: Int
  let last: Int
  /// How many months are known of the last year, from its first.
  let lastCount: Int

  static let all: [CalendarID: CutYears] = [
    .tamil: CutYears(first: 1_821, firstOrdinal: 10, firstCount: 3, last: 1_972, lastCount: 8),
    .malayalam: CutYears(first: 1_075, firstOrdinal: 6, firstCount: 7, last: 1_226, lastCount: 4),
    .odia: CutYears(first: 1_307, firstOrdinal: 5, firstCount: 8, last: 1_458, lastCount: 3),
    .bangla: CutYears(first: 1_306, firstOrdinal: 10, firstCount: 3, last: 1_457, lastCount: 8),
    .vikram: CutYears(first: 1_956, firstOrdinal: 10, firstCount: 3, last: 2_107, lastCount: 9),
    .gujarati: CutYears(first: 1_956, firstOrdinal: 3, firstCount: 10, last: 2_107, lastCount: 1),
    .kannada: CutYears(first: 1_821, firstOrdinal: 10, firstCount: 3, last: 1_972, lastCount: 9),
    .marathi: CutYears(first: 1_821, firstOrdinal: 10, firstCount: 3, last: 1_972, lastCount: 9),
    .telugu: CutYears(first: 1_821, firstOrdinal: 10, firstCount: 3, last: 1_972, lastCount: 9),
  ]

  /// How many months a year of a calendar may have.
  static func monthCounts(_ calendar: CalendarID, _ year: Int) -> ClosedRange<Int> {
    guard let cut = all[calendar] else { return 12...13 }
    return year == cut.first
      ? cut.firstCount...cut.firstCount : year == cut.last ? cut.lastCount...cut.lastCount : 12...13
  }

  /// The position of the first month in a year of a calendar.
  static func firstOrdinal(_ calendar: CalendarID, _ year: Int) -> Int {
    guard let cut = all[calendar], year == cut.first else { return 1 }
    return cut.firstOrdinal
  }
}
