import CalendarCore
import Testing

@Suite struct WeekdayTests {
  @Test func numbersAreFoundations() throws {
    #expect(Weekday.allCases.map(\.number) == Array(1...7))
    #expect(Weekday.allCases.map(\.position) == Array(0...6))
    #expect(try Weekday(number: 1) == .sunday)
    #expect(try Weekday(number: 7) == .saturday)
  }

  @Test(arguments: [0, 8, -1, .min, .max])
  func otherNumbersAreRefused(_ number: Int) throws {
    let error = try #require(throws: ParameterError.self) { try Weekday(number: number) }
    #expect(error.code == .weekday)
    #expect(error.found == String(number))
    #expect(error.expected == "1 (Sunday) to 7 (Saturday)")
  }

  @Test func positionsAreTakenModuloSeven() {
    var checked = 0
    for position in -21...21 {
      #expect(Weekday(position: position).position == floorModulo(position, 7))
      checked += 1
    }
    #expect(checked == 43)
  }

  @Test func everyFirstWeekdayOrdersTheSevenColumns() {
    var checked = 0
    for first in Weekday.allCases {
      for column in 0..<7 {
        let weekday = Weekday(position: first.position + column)
        #expect(weekday.column(firstWeekday: first) == column)
        checked += 1
      }
    }
    #expect(checked == 49)
  }

  @Test func descriptionShowsNumberAndName() {
    #expect(Weekday.sunday.description == "1 (Sunday)")
    #expect(Set(Weekday.allCases.map(\.englishName)).count == 7)
  }
}
