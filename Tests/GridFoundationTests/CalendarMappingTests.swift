import CalendarCore
import Foundation
import GridFoundation
import Testing

@Suite struct CalendarMappingTests {
  @Test func everyIdentifierThatBothHaveGoesThereAndBack() throws {
    var count = 0
    for calendar in CalendarID.allCases {
      guard let identifier = calendar.foundationIdentifier else { continue }
      #expect(try CalendarID(identifier) == calendar)
      count += 1
    }
    #expect(count == 27)
  }

  @Test func calendarsOfOurOwnHaveNoIdentifier() {
    #expect(
      CalendarID.allCases.filter { $0.foundationIdentifier == nil } == [.julian, .gregorian1752, .banglaBD, .nepali])
  }

  @Test func aCalendarGivesItsParameters() throws {
    var calendar = Calendar(identifier: .hebrew)
    var count = 0
    for first in 1...7 {
      for minimum in 1...7 {
        calendar.firstWeekday = first
        calendar.minimumDaysInFirstWeek = minimum
        let parameters = try GridParameters(calendar)
        #expect(parameters.calendar == .hebrew)
        #expect(parameters.weekRule.firstWeekday.number == first)
        #expect(parameters.weekRule.minimumDays == minimum)
        count += 1
      }
    }
    #expect(count == 49)
  }

  @Test func localeAndZoneHaveNoPartInParameters() throws {
    let rule = try WeekRule(firstWeekday: .saturday, minimumDays: 3)
    let parameters = GridParameters(calendar: .islamicUmmAlQura, weekRule: rule)
    for (locale, zone) in [("ar_SA", "Asia/Riyadh"), ("de_DE", "Europe/Berlin"), ("en_US", "Pacific/Apia")] {
      let calendar = try Calendar(
        parameters, locale: Locale(identifier: locale), zone: #require(TimeZone(identifier: zone)))
      #expect(calendar.identifier == .islamicUmmAlQura)
      #expect(calendar.timeZone.identifier == zone)
      #expect(try GridParameters(calendar) == parameters)
    }
  }

  @Test func aCalendarOfOurOwnIsRefused() {
    let error = #expect(throws: BridgeError.self) {
      try Calendar(GridParameters(calendar: .nepali), locale: Locale(identifier: "ne"), zone: .gmt)
    }
    #expect(error?.code == .noPlatformCalendar)
  }
}
