import CalendarCore
import Foundation
import GridFoundation
import Testing

/// The eras of Japan, which are labels of the day, against Foundation day by day.
@Suite struct FoundationEraTests {
  /// Foundation begins Meiji on 1868-09-08, the lunar date of the proclamation read as a Gregorian one; the proclamation was on
  /// 1868-10-23. From there on the two agree.
  @Test func everyDayFromMeijiOnHasTheSameEraAndYear() throws {
    let calendar = try Calendar(
      GridParameters(calendar: .japanese), locale: Locale(identifier: "en_US_POSIX"), zone: .gmt)
    let eras: [Int: Era] = [232: .meiji, 233: .taisho, 234: .showa, 235: .heisei, 236: .reiwa]
    let first = Day(try ISODate(text: "1868-10-23"))
    let last = Day(try ISODate(text: "2150-12-31"))
    var days = 0
    for number in first.number...last.number {
      let date = Date(timeIntervalSince1970: Double(number) * 86_400 + 43_200)
      let found = calendar.dateComponents([.era, .year], from: date)
      let ours = CalendarID.japanese.eraYear(year: ISODate(Day(number)).year, day: Day(number))
      #expect(ours?.era == found.era.flatMap { eras[$0] })
      #expect(ours?.year == found.year)
      days += 1
    }
    #expect(days == 103_068)
    let before = Date(timeIntervalSince1970: Double(first.number - 1) * 86_400 + 43_200)
    #expect(calendar.component(.era, from: before) == 232)
    #expect(CalendarID.japanese.eraYear(year: 1_868, day: first - 1) == nil)
  }
}
