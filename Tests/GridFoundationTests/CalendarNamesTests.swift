import CalendarCore
import Foundation
import GridFoundation
import Testing

@Suite struct CalendarNamesTests {
  struct Case: Sendable {
    let calendar: CalendarID
    let locale: String
    let year: Int
    let month: String
    let width: CalendarNames.Width
    let form: CalendarNames.Form
    let name: String

    init(
      _ calendar: CalendarID, _ locale: String, _ year: Int, _ month: String, _ width: CalendarNames.Width,
      _ form: CalendarNames.Form, _ name: String
    ) {
      self.calendar = calendar
      self.locale = locale
      self.year = year
      self.month = month
      self.width = width
      self.form = form
      self.name = name
    }
  }

  @Test(arguments: [
    Case(.gregorian, "en", 2026, "9", .wide, .standalone, "September"),
    Case(.gregorian, "en", 2026, "9", .abbreviated, .standalone, "Sep"),
    Case(.gregorian, "en", 2026, "9", .narrow, .standalone, "S"),
    Case(.julian, "de", 1500, "3", .wide, .standalone, "März"),
    Case(.republicOfChina, "cs", 115, "4", .wide, .format, "dubna"),
    Case(.republicOfChina, "cs", 115, "4", .wide, .standalone, "duben"),
    Case(.hebrew, "en", 5784, "6", .wide, .standalone, "Adar I"),
    Case(.hebrew, "en", 5784, "7", .wide, .standalone, "Adar II"),
    Case(.hebrew, "en", 5785, "7", .wide, .standalone, "Adar"),
    Case(.hebrew, "he", 5785, "1", .wide, .standalone, "תשרי"),
    Case(.hebrew, "en", 5785, "13", .wide, .standalone, "Elul"),
    Case(.islamicUmmAlQura, "ar_SA", 1448, "9", .wide, .standalone, "رمضان"),
    Case(.islamic, "en", 1448, "1", .wide, .standalone, "Muharram"),
    Case(.persian, "fa", 1405, "12", .wide, .standalone, "اسفند"),
    Case(.coptic, "en", 1742, "13", .wide, .standalone, "Nasie"),
    Case(.ethiopicAmeteAlem, "en", 7518, "13", .wide, .standalone, "Pagumen"),
    Case(.indian, "hi", 1948, "1", .wide, .standalone, "चैत्र"),
    Case(.chinese, "zh_Hans", 2020, "4", .wide, .standalone, "四月"),
    Case(.chinese, "zh_Hans", 2020, "4L", .wide, .standalone, "闰四月"),
    Case(.chinese, "zh_Hans", 2033, "11L", .wide, .standalone, "闰冬月"),
    Case(.chinese, "en", 2025, "6L", .wide, .standalone, "Sixth Monthbis"),
    Case(.dangi, "ko", 2025, "6L", .wide, .format, "윤6월"),
    Case(.dangi, "ko", 2025, "12", .abbreviated, .standalone, "12월"),
    Case(.vietnamese, "vi", 2025, "6L", .wide, .standalone, "Tháng 6 nhuận"),
  ])
  func monthsHaveTheNamesOfTheLanguage(_ example: Case) throws {
    let names = CalendarNames(calendar: example.calendar, locale: Locale(identifier: example.locale))
    let month = try MonthName(text: example.month)
    #expect(try names.month(month, year: example.year, width: example.width, form: example.form) == example.name)
  }

  @Test(arguments: [
    CalendarID.tamil, .malayalam, .odia, .bangla, .vikram, .gujarati, .kannada, .marathi, .telugu, .banglaBD, .nepali,
  ])
  func noNamesAreBetterThanThoseOfAnotherCalendar(_ calendar: CalendarID) {
    let names = CalendarNames(calendar: calendar, locale: Locale(identifier: "en"))
    let error = #expect(throws: BridgeError.self) { try names.month(MonthName(number: 1), year: 1_945) }
    #expect(error?.code == .noNames)
  }

  @Test func monthsThatACalendarDoesNotHaveAreRefused() {
    let wrong: [(CalendarID, Int, MonthName)] = [
      (.gregorian, 2026, MonthName(number: 13)), (.gregorian, 2026, MonthName(number: 0)),
      (.gregorian, 2026, MonthName(number: 4, isLeap: true)), (.hebrew, 5785, MonthName(number: 6)),
      (.hebrew, 5785, MonthName(number: 14)), (.chinese, 2020, MonthName(number: 13)),
    ]
    var count = 0
    for (calendar, year, month) in wrong {
      let names = CalendarNames(calendar: calendar, locale: Locale(identifier: "en"))
      let error = #expect(throws: BridgeError.self) { try names.month(month, year: year) }
      #expect(error?.code == .month)
      count += 1
    }
    #expect(count == 6)
  }

  @Test func weekdaysBeginWhereTheGridDoes() {
    let names = CalendarNames(calendar: .nepali, locale: Locale(identifier: "en"))
    #expect(names.weekdays(from: .monday, width: .abbreviated) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(names.weekdays(from: .sunday, width: .narrow) == ["S", "M", "T", "W", "T", "F", "S"])
    let polish = CalendarNames(calendar: .gregorian, locale: Locale(identifier: "pl"))
    #expect(polish.weekday(.wednesday) == "środa")
  }

  @Test func everyWidthAndFormHasANameForEveryMonth() throws {
    var count = 0
    for calendar in [CalendarID.gregorian, .hebrew, .chinese, .dangi, .vietnamese, .islamic, .coptic, .indian] {
      for locale in ["en", "zh_Hant", "ja", "ko", "de", "ar", "hi", "vi"] {
        let names = CalendarNames(calendar: calendar, locale: Locale(identifier: locale))
        for width in CalendarNames.Width.allCases {
          for form in CalendarNames.Form.allCases {
            // 5784 is a Hebrew leap year, so that number 6 exists.
            for number in 1...12 {
              #expect(try !names.month(MonthName(number: number), year: 5_784, width: width, form: form).isEmpty)
              count += 1
            }
            if [.chinese, .dangi, .vietnamese].contains(calendar) {
              let plain = try names.month(MonthName(number: 5), year: 2_009, width: width, form: form)
              let leap = try names.month(MonthName(number: 5, isLeap: true), year: 2_009, width: width, form: form)
              #expect(leap != plain && leap.contains(plain))
            }
          }
        }
      }
    }
    #expect(count == 4_608)
  }
}
