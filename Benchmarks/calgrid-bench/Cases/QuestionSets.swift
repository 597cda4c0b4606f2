import BenchmarkPeers
import CalendarCore
import CalendarRules
import Foundation

/// The questions of all cases, drawn from the seed of the run.
final class QuestionSets {
  let seed: UInt64
  private let count: Int

  /// - Parameter count: Questions in each set.
  init(seed: UInt64, count: Int = Questions.manyEnough) {
    self.seed = seed
    self.count = count
  }

  /// The Gregorian calendar over the years of the first goals.
  private(set) lazy var gregorian = make("gregorian-1600-2400", "gregorian", GregorianWalk.years(1_600...2_400))

  /// The Gregorian calendar over years whose days the Chinese calendar knows, too.
  private(set) lazy var gregorianOfTwoCenturies = make(
    "gregorian-1901-2099", "gregorian", GregorianWalk.years(1_900...2_100))

  /// The proleptic Gregorian calendar over the years of ISO 8601's four digits: a flat table of these leaves the first-
  /// level cache. Its rule ends with 9999, which questions keep away from as they do from every last year.
  private(set) lazy var iso8601 = make("iso8601-1-9999", "iso8601", GregorianWalk.years(0...9_999))

  private(set) lazy var hebrew = make("hebrew-1901-2099", .hebrew, 1_900...2_100)

  private(set) lazy var chinese = make("chinese-1901-2099", .chinese, 1_900...2_100)

  /// From 1366 on, the first year after which all months have 29 or 30 days.
  private(set) lazy var ummAlQura = make("islamicUmmAlQura-1947-2076", .islamicUmmAlQura, 1_946...2_076)

  private(set) lazy var tamil = make("tamil-1901-2049", .tamil, 1_900...2_050)

  /// All of them, for operations that every calendar has.
  var all: [Questions] { [gregorian, iso8601, hebrew, chinese, ummAlQura, tamil] }

  /// The months as the platform has them, where that is not the truth: several Chinese months of the twentieth century begin a day
  /// off in ICU, and Umm al-Qura follows another edition of the table. The peers are held to these, so that their answers are
  /// checked like all others; they are asked about the same days.
  private(set) lazy var platformLines: [String: MonthLine] = [
    "hebrew": MonthLine(FoundationWalk.years(.hebrew, gregorianYears: 1_899...2_101)),
    "chinese": MonthLine(FoundationWalk.years(.chinese, gregorianYears: 1_899...2_101)),
    "islamicUmmAlQura": MonthLine(FoundationWalk.years(.islamicUmmAlQura, gregorianYears: 1_945...2_077)),
  ]

  /// The sets about which Foundation and ICU are asked, with the name of the calendar in each.
  func platformCalendar(_ questions: Questions) -> (foundation: Calendar.Identifier, icu: String)? {
    switch questions.label {
    case "gregorian-1600-2400": (.gregorian, "gregorian")
    case "hebrew-1901-2099": (.hebrew, "hebrew")
    case "chinese-1901-2099": (.chinese, "chinese")
    case "islamicUmmAlQura-1947-2076": (.islamicUmmAlQura, "islamic-umalqura")
    default: nil
    }
  }

  /// The proleptic Gregorian calendar over so many years around 2000.
  func iso8601(years count: Int) -> Questions {
    let first = 2_000 - count / 2
    // One more on either side, which questions keep away from.
    return make("iso8601-\(count)-years", "iso8601", GregorianWalk.years((first - 1)...(first + count)))
  }

  private func make(_ label: String, _ calendar: String, _ shapes: [YearShape]) -> Questions {
    Questions(label: label, calendar: calendar, shapes: shapes, count: count, seed: seed)
  }

  /// The rule of the calendar itself is the truth, not a grid made from it: the project's tests compare rules with authorities.
  private func make(_ label: String, _ calendar: CalendarID, _ gregorianYears: ClosedRange<Int>) -> Questions {
    let limits = GregorianWalk.years(gregorianYears)
    guard let rule = RuleBook.rule(for: calendar), let first = limits.first?.start, let last = limits.last?.end,
      let years = rule.years(covering: first...(last - 1))
    else { preconditionFailure("there is no rule for \(calendar.rawValue) in \(gregorianYears)") }
    // Whole years that begin in the range: tables may begin and end inside a year.
    let shapes = years.map { rule.shape(of: $0) }.filter {
      $0.start >= first && $0.start < last && $0.firstOrdinal == 1 && $0.months.count >= 12
    }
    return make(label, calendar.rawValue, shapes)
  }
}
