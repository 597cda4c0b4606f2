import CalendarCore
import Testing

/// The day of an ISO 8601 date in a test.
func day(_ text: String) -> Day {
  guard let date = try? ISODate(text: text) else {
    Issue.record("not a date: \(text)")
    return Day(0)
  }
  return Day(date)
}
