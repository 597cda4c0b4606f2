import CalendarCore
import Testing

@Suite struct DayTests {
  @Test func knownDaysHaveKnownWeekdays() {
    #expect(Day(0).weekday == .thursday)
    #expect(Day(-1).weekday == .wednesday)
    #expect(Day(20_697).weekday == .tuesday)
  }
}
