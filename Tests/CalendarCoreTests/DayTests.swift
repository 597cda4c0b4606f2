import CalendarCore
import Testing

@Suite struct DayTests {
  @Test func knownDaysHaveKnownWeekdays() {
    #expect(Day(0).weekday == .thursday)
    #expect(Day(-1).weekday == .wednesday)
    #expect(Day(20_697).weekday == .tuesday)
    // 1582-10-15, the first Gregorian day, was a Friday.
    #expect(Day(-141_427).weekday == .friday)
  }

  @Test func weekdaysFollowEachOtherAcrossZero() {
    var walked = 0
    for number in -5_000..<5_000 {
      #expect(Day(number + 1).weekday.position == (Day(number).weekday.position + 1) % 7)
      walked += 1
    }
    #expect(walked == 10_000)
  }

  @Test func arithmeticCountsDays() {
    #expect(Day(10) + 5 == Day(15))
    #expect(Day(10) - 15 == Day(-5))
    #expect(Day(10) - Day(-5) == 15)
    #expect(Day(rawValue: .max) - Day(rawValue: .min) == Int(UInt32.max))
    #expect(Day(-1) < Day(0))
  }

  @Test func onlyNumbersOf32BitsAreDays() {
    #expect(Day(exactly: Int(Int32.max)) == Day(rawValue: .max))
    #expect(Day(exactly: Int(Int32.min)) == Day(rawValue: .min))
    #expect(Day(exactly: Int(Int32.max) + 1) == nil)
    #expect(Day(exactly: Int(Int32.min) - 1) == nil)
  }

  @Test func extremesHaveWeekdays() {
    // 2^31 - 1 leaves 1 modulo 7 and 2^31 leaves 2; day 0 stands at position 4.
    #expect(Day(rawValue: .max).weekday.position == 5)
    #expect(Day(rawValue: .min).weekday.position == 2)
  }

  @Test func descriptionShowsNumberAndDate() {
    #expect(Day(20_697).description == "20697 (2026-09-01)")
    #expect(Day(-719_163).description == "-719163 (0000-12-31)")
  }

  @Test func aNumberThatDoesNotFitTraps() async {
    await #expect(processExitsWith: .failure) { _ = Day(Int(Int32.max) + 1) }
    await #expect(processExitsWith: .failure) { _ = Day(rawValue: .max) + 1 }
  }
}
