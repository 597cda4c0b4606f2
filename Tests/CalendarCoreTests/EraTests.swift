import CalendarCore
import TestSupport
import Testing

@Suite struct EraTests {
  private func day(_ text: String) throws -> Day { Day(try ISODate(text: text)) }

  @Test func japaneseErasBeginOnTheDaysOfTheLaw() throws {
    let table = try CSVTable("authority/japanese_eras.csv")
    let eras: [Era] = [.meiji, .taisho, .showa, .heisei, .reiwa]
    let start = try table.position(of: "official_start")
    var compared = 0
    for (row, era) in zip(table.rows, eras) {
      #expect(row[1] == era.code)
      let first = try ISODate(text: row[start])
      #expect(CalendarID.japanese.eraYear(year: first.year, day: Day(first)) == EraYear(era: era, year: 1))
      let eve = CalendarID.japanese.eraYear(year: first.year, day: Day(first) - 1)
      #expect(eve?.era != era)
      #expect(
        CalendarID.japanese.eraYear(year: first.year + 1, day: try day("\(first.year + 1)-01-01"))
          == EraYear(era: era, year: 2))
      compared += 1
    }
    #expect(compared == 5)
    #expect(compared == table.dataLineCount)
  }

  @Test func aMonthMayHoldTwoEras() throws {
    let japanese = CalendarID.japanese
    #expect(japanese.eraYear(year: 1989, day: try day("1989-01-07")) == EraYear(era: .showa, year: 64))
    #expect(japanese.eraYear(year: 1989, day: try day("1989-01-08")) == EraYear(era: .heisei, year: 1))
    #expect(japanese.eraYear(year: 2019, day: try day("2019-04-30")) == EraYear(era: .heisei, year: 31))
    #expect(japanese.eraYear(year: 2019, day: try day("2019-05-01")) == EraYear(era: .reiwa, year: 1))
    #expect(japanese.eraYear(year: 1868, day: try day("1868-10-22")) == nil)
    #expect(japanese.eraYear(year: -9_999, day: try day("-9999-06-01")) == nil)
  }

  @Test(arguments: [CalendarID.gregorian, .iso8601, .julian, .gregorian1752])
  func yearZeroIsOneBC(_ calendar: CalendarID) {
    #expect(calendar.eraYear(year: 1, day: Day(0)) == EraYear(era: .annoDomini, year: 1))
    #expect(calendar.eraYear(year: 0, day: Day(0)) == EraYear(era: .beforeChrist, year: 1))
    #expect(calendar.eraYear(year: -43, day: Day(0))?.description == "44 BC")
    #expect(calendar.eraYear(year: -9_999, day: Day(0))?.year == 10_000)
  }

  @Test func republicOfChinaCountsBackward() {
    let calendar = CalendarID.republicOfChina
    #expect(calendar.eraYear(year: 113, day: Day(0))?.description == "113 Minguo")
    #expect(calendar.eraYear(year: 1, day: Day(0)) == EraYear(era: .minguo, year: 1))
    #expect(calendar.eraYear(year: 0, day: Day(0)) == EraYear(era: .beforeRepublicOfChina, year: 1))
    #expect(calendar.eraYear(year: -350, day: Day(0)) == EraYear(era: .beforeRepublicOfChina, year: 351))
  }

  @Test func calendarsWithOneEraCountAsTheirYears() {
    let codes: [(CalendarID, String)] = [
      (.buddhist, "BE"), (.hebrew, "AM"), (.islamicCivil, "AH"), (.islamicTabular, "AH"), (.islamicUmmAlQura, "AH"),
      (.islamic, "AH"), (.persian, "AP"), (.indian, "Saka"), (.coptic, "AM"), (.ethiopicAmeteMihret, "AM"),
      (.ethiopicAmeteAlem, "AA"), (.tamil, "Saka"), (.malayalam, "Kollam"), (.odia, "Amli"), (.bangla, "Bangabda"),
      (.vikram, "VS"), (.gujarati, "VS"), (.kannada, "Saka"), (.marathi, "Saka"), (.telugu, "Saka"),
      (.banglaBD, "Bangabda"), (.nepali, "BS"),
    ]
    var checked = 0
    for (calendar, code) in codes {
      let label = calendar.eraYear(year: 1_234, day: Day(0))
      #expect(label?.era.code == code)
      #expect(label?.year == 1_234)
      checked += 1
    }
    #expect(checked == 22)
  }

  @Test func everyCalendarHasEitherAnEraOrACycle() {
    var checked = 0
    for calendar in CalendarID.allCases {
      let hasEra = calendar.eraYear(year: 2024, day: Day(19_800)) != nil
      #expect(hasEra != (calendar.cycleYear(year: 2024) != nil), "\(calendar)")
      checked += 1
    }
    #expect(checked == 31)
  }

  @Test func everyEraHasANameOfItsOwn() {
    #expect(Set(Era.allCases.map(\.englishName)).count == Era.allCases.count)
    #expect(Era.allCases.allSatisfy { !$0.code.isEmpty })
  }

  /// CLDR writes three of the eras with marks on their letters; this project writes plain letters.
  @Test func codesAreThoseOfCLDR() throws {
    let table = try CSVTable("cldr/era-names-en.csv")
    let plain = ["Taishō": "Taisho", "Shōwa": "Showa", "Śaka": "Saka"]
    let eras: [Era] = [
      .beforeChrist, .annoDomini, .buddhist, .beforeRepublicOfChina, .minguo, .meiji, .taisho, .showa, .heisei, .reiwa,
      .annoMundi, .annoHegirae, .annoPersico, .saka, .annoMartyrum, .ameteMihret, .ameteAlem,
    ]
    var compared = 0
    for (row, era) in zip(table.rows, eras) {
      #expect(era.code == plain[row[1]] ?? row[1])
      compared += 1
    }
    #expect(compared == 17)
    #expect(compared == table.dataLineCount)
  }
}
