import CalendarCore
import CalendarRules
import Testing

/// What the suites of this target share about the arithmetic calendars.
enum ArithmeticCalendars {
  static let all: [CalendarID] = [
    .gregorian, .iso8601, .julian, .gregorian1752, .buddhist, .republicOfChina, .japanese, .hebrew, .islamicCivil,
    .islamicTabular, .persian, .indian, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .banglaBD,
  ]

  /// The day with a label in a month, by walking the shape of its year; `nil` if there is no such date.
  static func day(_ calendar: CalendarID, _ year: Int, _ month: Int, _ label: Int) -> Day? {
    guard let rule = RuleBook.rule(for: calendar), rule.years.contains(year) else { return nil }
    let shape = rule.shape(of: year)
    var start = shape.start
    for candidate in shape.months {
      if candidate.name == MonthName(number: month) {
        let index = (0..<candidate.dayCount).first { candidate.label(at: $0) == label }
        return index.map { start + $0 }
      }
      start = start + candidate.dayCount
    }
    return nil
  }
}
