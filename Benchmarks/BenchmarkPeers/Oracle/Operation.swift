/// The questions that the benchmarks ask. The raw value names the operation in paths and goals.
public enum Operation: String, Hashable, CaseIterable, Sendable {
  /// Year, month → days in the month.
  case dayCount
  /// Year, month → cells before day 1.
  case firstWeekdayOffset
  /// Year, month, day → day number.
  case dayOfDate
  /// Day number → year, month, day.
  case dateOfDay
  /// Day number → year, month, day, row and column.
  case placeOfDay
  /// Year, month, cell → the day number in it.
  case cellDay
  /// Year, month, cell → the date in it: day number, owner (the month before, this one or the next) and day of the month.
  case cellDate
  /// Year, month → 42 cells.
  case fillMonth
  /// Year → the 42 cells of each of its months.
  case fillYear
  /// Day number → ISO week-year and week.
  case isoWeek
  /// Day number → year, number and leap flag of the month, day: how Foundation and ICU name a date.
  case namedDateOfDay
}
