import CalendarCore
import Testing

@Suite struct ISODateTests {
  /// Walks a calendar one day at a time: no division, no code in common with `ISODate`.
  struct Walker {
    var year = 1970
    var month = 1
    var day = 1

    var lastDay: Int {
      if month == 2 {
        let century = "\(year)".hasSuffix("00")
        return (century ? year / 100 : year).isMultiple(of: 4) ? 29 : 28
      }
      return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    mutating func forward() {
      if day < lastDay {
        day += 1
        return
      }
      day = 1
      month += 1
      if month == 13 { (year, month) = (year + 1, 1) }
    }

    mutating func backward() {
      if day > 1 {
        day -= 1
        return
      }
      month -= 1
      if month == 0 { (year, month) = (year - 1, 12) }
      day = lastDay
    }

    /// Whether `ISODate` agrees in both directions that this is the date of day `number`.
    func isDate(of number: Int) -> Bool {
      let date = ISODate(Day(number))
      guard date.year == year, date.month == month, date.day == day else { return false }
      return ISODate(year: year, month: month, day: day).map { Day($0).number } == number
    }
  }

  /// 1.2 million days reach from before −1300 to after 5200. About 1 s in a debug build.
  @Test func everyDayAgreesWithAWalkAndComesBack() {
    var checked = 0
    var failures: [Int] = []
    var walker = Walker()
    for number in 0...1_200_000 {
      if !walker.isDate(of: number) { failures.append(number) }
      walker.forward()
      checked += 1
    }
    walker = Walker()
    for number in stride(from: 0, through: -1_200_000, by: -1) {
      if !walker.isDate(of: number) { failures.append(number) }
      walker.backward()
      checked += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(checked == 2_400_002)
  }

  @Test func knownDatesAreKnownDays() throws {
    let known = [
      ("1970-01-01", 0), ("0001-01-01", -719_162), ("1582-10-15", -141_427), ("2000-02-29", 11_016),
      ("2026-09-01", 20_697), ("9999-12-31", 2_932_896),
    ]
    var checked = 0
    for (text, number) in known {
      #expect(Day(try ISODate(text: text)).number == number, "\(text)")
      #expect(ISODate(Day(number)).description == text)
      checked += 1
    }
    #expect(checked == 6)
  }

  @Test func textOfEveryMonthAndOfTheEndsComesBack() throws {
    var checked = 0
    for year in [-999_999, -10_000, -9_999, -44, -1, 0, 1, 999, 1_970, 9_999, 10_000, 999_999] {
      for month in 1...12 {
        let date = try #require(ISODate(year: year, month: month, day: ISODate.dayCount(year: year, month: month)))
        #expect(try ISODate(text: date.description) == date)
        #expect(ISODate(Day(date)) == date)
        checked += 1
      }
    }
    #expect(checked == 144)
  }

  @Test func yearsOutsideFourDigitsCarryASign() {
    #expect(ISODate(year: -44, month: 3, day: 15)?.description == "-0044-03-15")
    #expect(ISODate(year: 0, month: 1, day: 1)?.description == "0000-01-01")
    #expect(ISODate(year: 12_345, month: 1, day: 1)?.description == "+12345-01-01")
  }

  @Test func thereIsNoDateOutsideMonthsAndYears() {
    #expect(ISODate(year: 2023, month: 2, day: 29) == nil)
    #expect(ISODate(year: 1900, month: 2, day: 29) == nil)
    #expect(ISODate(year: 2000, month: 2, day: 29) != nil)
    #expect(ISODate(year: 2023, month: 4, day: 31) == nil)
    #expect(ISODate(year: 2023, month: 0, day: 1) == nil)
    #expect(ISODate(year: 2023, month: 13, day: 1) == nil)
    #expect(ISODate(year: 2023, month: 1, day: 0) == nil)
    #expect(ISODate(year: 1_000_000, month: 1, day: 1) == nil)
    #expect(ISODate(year: .min, month: 1, day: 1) == nil)
  }

  @Test(arguments: [
    "", "-", "2026", "2026-09", "2026-9-01", "2026-09-1", "26-09-01", "2026-09-01T00:00", "2026-09-01 ", " 2026-09-01",
    "2026/09/01", "20260901", "1234567-01-01", "--2026-09-01", "2026-+9-01", "٢٠٢٦-٠٩-٠١", "2026-13-01", "2026-00-10",
    "2026-02-29", "2026-02-00",
  ])
  func otherTextIsRefusedWithWhatWasFound(_ text: String) throws {
    let error = try #require(throws: ParameterError.self) { try ISODate(text: text) }
    #expect(error.code == .date)
    #expect(error.found == text)
    #expect(!error.expected.isEmpty)
  }

  @Test func aWrongDaySaysHowLongTheMonthIs() throws {
    let error = try #require(throws: ParameterError.self) { try ISODate(text: "2026-02-29") }
    #expect(error.description == "wrong date: found '2026-02-29', expected a day from 01 to 28 in that month")
  }
}
