import BenchmarkPeers
import CalendarCore
import Foundation

/// The questions of all cases, drawn from the seed of the run.
final class QuestionSets {
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  /// The Gregorian calendar over the years of the first goals.
  private(set) lazy var gregorian = make("gregorian-1600-2400", "gregorian", GregorianWalk.years(1_600...2_400))

  /// The proleptic Gregorian calendar over the years of ISO 8601's four digits: a flat table of these leaves the first-
  /// level cache.
  private(set) lazy var iso8601 = make("iso8601-1-9999", "iso8601", GregorianWalk.years(0...10_000))

  private(set) lazy var hebrew = make("hebrew-1901-2099", "hebrew", walk(.hebrew, 1_900...2_100))

  private(set) lazy var chinese = make("chinese-1901-2099", "chinese", walk(.chinese, 1_900...2_100))

  /// From 1366 on, the first year after which all months have 29 or 30 days.
  private(set) lazy var ummAlQura = make(
    "islamicUmmAlQura-1947-2076", "islamicUmmAlQura", walk(.islamicUmmAlQura, 1_946...2_076))

  /// All of them, for operations that every calendar has.
  var all: [Questions] { [gregorian, iso8601, hebrew, chinese, ummAlQura] }

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

  /// The Gregorian calendar over so many years around 2000, or from year 1 on where they do not fit.
  func gregorian(years count: Int) -> Questions {
    let first = max(1, 2_000 - count / 2)
    // One more on either side, which questions keep away from.
    return make("gregorian-\(count)-years", "gregorian", GregorianWalk.years((first - 1)...(first + count)))
  }

  private func make(_ label: String, _ calendar: String, _ shapes: [YearShape]) -> Questions {
    Questions(label: label, calendar: calendar, shapes: shapes, seed: seed)
  }

  private func walk(_ identifier: Calendar.Identifier, _ years: ClosedRange<Int>) -> [YearShape] {
    FoundationWalk.years(identifier, gregorianYears: years)
  }
}
