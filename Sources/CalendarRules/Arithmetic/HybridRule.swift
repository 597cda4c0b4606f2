import CalendarCore

/// The Julian calendar up to a cutover and the Gregorian calendar from there on, with years counted from any epoch.
///
/// Serves `gregorian` and the calendars that share its months: `buddhist` (Gregorian year + 543), `republicOfChina`
/// (− 1911) and `japanese` (the Gregorian year; eras are labels of the day, see `CalendarID.eraYear(year:day:)`); and
/// `gregorian1752` with the British cutover. Thai years that began on 1 April (before 1941) are not modelled.
///
/// Source: *Inter gravissimas* (1582); Calendar (New Style) Act 1750. Years are astronomical before the offset: 0 is 1 BC.
/// Example: October 1582 of `gregorian` starts on day −141431, has 21 days with the labels 1…4 and 15…31, and its label 15
/// is day −141427; the year 1582 has 355 days.
struct HybridRule: CalendarRule {
  let id: CalendarID
  let cutover: Cutover
  /// This calendar's year minus the Gregorian year.
  let yearOffset: Int

  init(_ id: CalendarID, cutover: Cutover = .rome, yearOffset: Int = 0) {
    self.id = id
    self.cutover = cutover
    self.yearOffset = yearOffset
  }

  /// The months of the Gregorian years −9999…9999.
  var years: ClosedRange<Int> { (yearOffset - 9_999)...(yearOffset + 9_999) }

  var source: String {
    switch cutover {
    case .rome: "Julian to 1582-10-04, Gregorian from 1582-10-15 (Inter gravissimas)"
    case .britain: "Julian to 1752-09-02, Gregorian from 1752-09-14 (Calendar Act 1750)"
    }
  }

  /// The Julian stretch before the year of the cutover and the Gregorian stretch after it.
  var cycles: [YearCycle] {
    let cut = cutover.year + yearOffset
    return [
      YearCycle(years: years.lowerBound...(cut - 1), period: 28, days: 10_227),
      YearCycle(years: (cut + 1)...years.upperBound, period: 400, days: 146_097),
    ]
  }

  func shape(of year: Int) -> YearShape {
    requireAnswerable(year)
    let western = year - yearOffset
    if western > cutover.year { return RomanYear.gregorian(western, label: year) }
    let shape = RomanYear.julian(western, label: year)
    if western < cutover.year { return shape }
    return YearShape(year: year, start: shape.start, months: cutover.months)
  }
}
