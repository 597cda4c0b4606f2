import CalendarCore
import Testing

@Suite struct CycleYearTests {
  @Test(arguments: [CalendarID.chinese, .dangi, .vietnamese])
  func knownYears(_ calendar: CalendarID) {
    #expect(calendar.cycleYear(year: 1984) == CycleYear(cycle: 78, yearOfCycle: 1))
    #expect(calendar.cycleYear(year: 1983) == CycleYear(cycle: 77, yearOfCycle: 60))
    #expect(calendar.cycleYear(year: 2024) == CycleYear(cycle: 78, yearOfCycle: 41))
    #expect(calendar.cycleYear(year: -2636) == CycleYear(cycle: 1, yearOfCycle: 1))
  }

  @Test func yearsOfACycleFollowEachOther() throws {
    var walked = 0
    for year in 1600..<2200 {
      let now = try #require(CalendarID.chinese.cycleYear(year: year))
      let next = try #require(CalendarID.chinese.cycleYear(year: year + 1))
      #expect((1...60).contains(now.yearOfCycle))
      #expect(next.cycle * 60 + next.yearOfCycle == now.cycle * 60 + now.yearOfCycle + 1)
      walked += 1
    }
    #expect(walked == 600)
  }

  @Test func otherCalendarsCountNoCycles() {
    #expect(CalendarID.gregorian.cycleYear(year: 2024) == nil)
    #expect(CalendarID.japanese.cycleYear(year: 2024) == nil)
  }
}
