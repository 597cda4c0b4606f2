import CalendarGrid
import Foundation
import GridRendering
import Testing

@Suite struct CalendarLanguageTests {
  @Test func namesOfLanguagesAreReadAsPeopleWriteThem() throws {
    let examples = [
      ("de", "de"), ("DE", "de"), ("de_DE", "de"), ("de-CH.UTF-8", "de"), ("de_AT@euro", "de-AT"), ("pt_BR", "pt"),
      ("pt-pt", "pt"), ("DE-at", "de-AT"),
      ("zh", "zh"), ("zh_CN", "zh"), ("zh-Hans-SG", "zh"), ("zh_TW.UTF-8", "zh-Hant"), ("zh-HK", "zh-Hant"),
      ("zh-Hant-HK", "zh-Hant"),
      ("sr_RS", "sr"), ("sr_RS@latin", "sr-Latn"), ("sr-Latn-BA", "sr-Latn"), ("sr_Cyrl_RS", "sr"), ("iw_IL", "he"),
      ("in_ID", "id"),
      ("no_NO", "nb"), ("ar_EG", "ar-EG"), ("ar_QA", "ar"), ("en_GB", "en"), ("en-US-u-hc-h12", "en"),
      ("hi-u-nu-deva", "hi-u-nu-deva"),
      ("hi_IN-u-ca-indian-nu-deva", "hi-u-nu-deva"), ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"),
    ]
    for (text, tag) in examples { #expect(try CalendarLanguage(text: text).tag == tag, "\(text)") }
    #expect(examples.count == 30)
  }

  @Test func unknownLanguagesAreNamedWithTheirNeighbours() {
    let wrong = ["", "x", "xx", "1", "de de", "d\u{E9}", "-", "_", "klingon", "toolonglanguage", "de-u-nu-roman"]
    for text in wrong {
      let error = #expect(throws: ParameterError.self) { try CalendarLanguage(text: text) }
      #expect(error?.code == .language, "\(text)")
    }
    #expect(wrong.count == 11)
    let error = #expect(throws: ParameterError.self) { try CalendarLanguage(text: "dw") }
    #expect(error?.description.contains("perhaps") == true)
  }

  @Test func theEnvironmentIsAskedInTheOrderOfPOSIX() {
    func tag(_ variables: [String: String]) -> String { CalendarLanguage(environment: variables).tag }
    #expect(tag([:]) == "en")
    #expect(tag(["LANG": "de_DE.UTF-8"]) == "de")
    #expect(tag(["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR.utf8"]) == "fr")
    #expect(tag(["LANG": "de_DE.UTF-8", "LC_TIME": "fr_FR.utf8", "LC_ALL": "zh_TW"]) == "zh-Hant")
    #expect(tag(["LANG": "de_DE.UTF-8", "LC_ALL": ""]) == "de")
    #expect(tag(["LANG": "de_DE.UTF-8", "LC_ALL": "C"]) == "en")
    // A terminal that reads other bytes gets plain letters.
    #expect(tag(["LANG": "de_DE.ISO-8859-1"]) == "en")
    #expect(tag(["LANG": "tlh_XX.UTF-8"]) == "en")
  }

  /// Every language against Foundation as it is asked here, not as the table was made.
  @Test func monthsAndWeekdaysAreThoseOfFoundation() throws {
    var compared = 0
    for tag in CalendarLanguage.tags where tag != "en" {
      let language = try CalendarLanguage(text: tag)
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: tag)
      for month in 1...12 {
        let name = MonthName(number: month)
        #expect(
          language.name(of: name, calendar: .gregorian, monthsInYear: 12) == calendar.standaloneMonthSymbols[month - 1])
        #expect(
          language.name(of: name, calendar: .julian, monthsInYear: 12, width: .abbreviated)
            == calendar.shortStandaloneMonthSymbols[month - 1])
        compared += 1
      }
      for weekday in Weekday.allCases {
        #expect(language.name(of: weekday) == calendar.standaloneWeekdaySymbols[weekday.position])
        #expect(language.name(of: weekday, .narrow) == calendar.veryShortStandaloneWeekdaySymbols[weekday.position])
      }
      #expect(language.isRightToLeft == (Locale.Language(identifier: tag).characterDirection == .rightToLeft))
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: tag)
      #expect(language.number(1_234_567_890) == formatter.string(from: 1_234_567_890))
    }
    #expect(compared == 12 * (CalendarLanguage.tags.count - 1))
    #expect(CalendarLanguage.tags.count >= 90)
  }

  /// Titles against a formatter with the same parts.
  @Test func titlesOfMonthsAreThoseOfAFormatter() throws {
    var compared = 0
    let day = try Day(ISODate(text: "2026-09-15"))
    for tag in CalendarLanguage.tags where tag != "en" {
      let language = try CalendarLanguage(text: tag)
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: tag + "@calendar=gregorian")
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.timeZone = .gmt
      formatter.setLocalizedDateFormatFromTemplate("yMMMM")
      let title = language.monthTitle(
        MonthName(number: 9), calendar: .gregorian, monthsInYear: 12, year: 2026, days: day...day)
      #expect(title == formatter.string(from: Date(timeIntervalSince1970: Double(day.number) * 86_400)), "\(tag)")
      compared += 1
    }
    #expect(compared == CalendarLanguage.tags.count - 1)
  }

  @Test func titlesNameErasAndCycles() throws {
    func title(_ tag: String, _ calendar: CalendarID, _ year: Int, _ month: String, _ date: String) throws -> String {
      let day = try Day(ISODate(text: date))
      let isLong = calendar == .hebrew && (7 * year + 1) % 19 < 7
      return try CalendarLanguage(text: tag).monthTitle(
        MonthName(text: month), calendar: calendar, monthsInYear: isLong ? 13 : 12, year: year, days: day...day)
    }
    #expect(try title("zh", .chinese, 2020, "4L", "2020-05-23") == "2020庚子年闰四月")
    #expect(try title("ko", .dangi, 2023, "2L", "2023-03-22") == "2023년(계묘년) 윤2월")
    #expect(try title("ja", .japanese, 2026, "9", "2026-09-01") == "令和8年9月 (2026)")
    #expect(try title("zh-Hant", .republicOfChina, 115, "9", "2026-09-01") == "民國 115年9月")
    #expect(try title("th", .buddhist, 2569, "9", "2026-09-01") == "กันยายน 2569")
    #expect(try title("he", .hebrew, 5784, "7", "2024-03-11") == "אדר ב׳ 5784")
    #expect(try title("he", .hebrew, 5786, "7", "2026-02-18") == "אדר 5786")
    #expect(try title("fa", .persian, 1405, "6", "2026-09-01") == "۱۴۰۵ شهریور")
    #expect(try title("ru", .gregorian, -43, "3", "-0043-03-15") == "март 44\u{202F}г. до н. э.")
    // Nobody has told Foundation the months of Nepal.
    #expect(try title("ne", .nepali, 2083, "1", "2026-04-14").contains("Baishakh"))
  }

  @Test func twoErasInOneMonthAreBothNamed() throws {
    let days = try Day(ISODate(text: "1989-01-01"))...Day(ISODate(text: "1989-01-31"))
    let title = try CalendarLanguage(text: "ja").monthTitle(
      MonthName(number: 1), calendar: .japanese, monthsInYear: 12, year: 1989, days: days)
    #expect(title == "昭和64年1月 / 平成1年1月 (1989)")
  }

  @Test func englishIsWhatItWas() throws {
    let day = try Day(ISODate(text: "2020-05-23"))
    let titles = EnglishTitles(.chinese)
    let month = MonthName(number: 4, isLeap: true)
    #expect(
      CalendarLanguage.english.monthTitle(month, calendar: .chinese, monthsInYear: 13, year: 2020, days: day...day)
        == titles.monthTitle(month, monthsInYear: 13, year: 2020, days: day...day))
    #expect(CalendarLanguage.english.number(-44) == "-44")
    #expect(CalendarLanguage.english.name(of: .monday, .short) == "Mo")
    #expect(CalendarLanguage.english.name(of: Era.reiwa) == "Reiwa")
  }
}
