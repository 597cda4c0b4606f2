import CalendarCore
import Testing

@Suite struct MonthNameTests {
  @Test func everyNameIsReadBack() throws {
    var read = 0
    for number in 1...13 {
      for isLeap in [false, true] {
        let name = MonthName(number: number, isLeap: isLeap)
        #expect(try MonthName(text: name.description) == name)
        read += 1
      }
    }
    #expect(read == 26)
    #expect(try MonthName(text: "4l") == MonthName(number: 4, isLeap: true))
    #expect(try MonthName(text: "04") == MonthName(number: 4))
  }

  @Test(arguments: ["", "L", "0", "14", "-1", "+4", "4LL", "L4", "4 ", " 4", "4M", "٤", "1.0", "99999999999999999999"])
  func otherTextIsRefused(_ text: String) throws {
    let error = try #require(throws: ParameterError.self) { try MonthName(text: text) }
    #expect(error.code == .month)
    #expect(error.found == text)
    #expect(
      error.description
        == "wrong month: found '\(text)', expected 1 to 13, or 4L for the leap month with number 4")
  }

  @Test func aLeapMonthIsAnotherMonth() {
    #expect(MonthName(number: 4) != MonthName(number: 4, isLeap: true))
    #expect(MonthName(number: 4, isLeap: true).description == "4L")
  }
}
