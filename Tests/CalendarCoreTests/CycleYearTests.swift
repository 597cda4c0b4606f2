import CalendarCore
import TestSupport
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

  @Test func everyYearOfACycleHasItsNames() throws {
    let table = try CSVTable("cldr/cyclic-years-en.csv")
    var compared = 0
    for row in table.rows {
      let year = CycleYear(cycle: 78, yearOfCycle: try #require(Int(row[0])))
      #expect(year.stemBranch == row[1])
      #expect(year.animal == row[2])
      compared += 1
    }
    #expect(compared == 60)
    #expect(compared == table.dataLineCount)
    #expect(Set(table.rows.map { $0[1] }).count == 60)
  }

  @Test func animalsOfVietnamDiffer() throws {
    #expect(CalendarID.chinese.cycleYear(year: 2024)?.stemBranch == "jia-chen")
    #expect(CalendarID.chinese.cycleAnimal(year: 2023) == "Rabbit")
    #expect(CalendarID.vietnamese.cycleAnimal(year: 2023) == "Cat")
    #expect(CalendarID.dangi.cycleAnimal(year: 2021) == "Ox")
    #expect(CalendarID.vietnamese.cycleAnimal(year: 2021) == "Buffalo")
    #expect(CalendarID.gregorian.cycleAnimal(year: 2024) == nil)
    let different = (1984..<2044).filter {
      CalendarID.vietnamese.cycleAnimal(year: $0) != CalendarID.chinese.cycleAnimal(year: $0)
    }
    #expect(different.count == 10)
  }
}
