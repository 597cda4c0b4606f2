import Foundation

/// What Foundation knows of a language's names, digits and titles, as lines of text: the facts behind the languages of pictures.
///
/// A line is a subject and its names:
/// - `direction` `rtl`; `digits` with the digit zero; both only where they are not those of English;
/// - `weekdays.WIDTH` with seven names from Sunday on;
/// - `months.SET.wide` with the names of months from 1 on, in `hebrew` with Adar II of leap years behind the thirteen; `abbreviated`, and
///   `date` for the form inside a date, where they differ;
/// - `leap.WIDTH` with what stands before and after the name of a Chinese leap month;
/// - `eras.SET`; `cycle.SET` with the sixty years; `days.chinese` with the thirty days, where they have names;
/// - `titles.SET` with the patterns of a year and of a month with its year, in `gregorian` then those of a year before Christ.
public struct LanguageFacts: Sendable {
  public let tag: String
  private let locale: Locale

  public init(tag: String) {
    self.tag = tag
    locale = Locale(identifier: tag)
  }

  /// The languages whose names are kept: those of which CLDR has all names of months and days, and those of their regions in which
  /// names or digits differ. English is not among them: its names stand in `Data/cldr`.
  public static let tags: [String] = [
    "af", "am", "ar", "ar-AE", "ar-DZ", "ar-EG", "ar-IQ", "ar-JO", "ar-LB", "ar-LY", "ar-MA", "ar-MR", "ar-PS", "ar-SA",
    "ar-SY",
    "ar-TN", "as", "az", "be", "bg", "bn", "bs", "ca", "cs", "cy", "da", "de", "de-AT", "el", "es", "et", "eu", "fa",
    "fi", "fil",
    "fr", "ga", "gl", "gu", "he", "hi", "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "kk", "km", "kn", "ko", "ky",
    "lo", "lt",
    "lv", "mk", "ml", "mn", "mr", "ms", "my", "nb", "ne", "nl", "nn", "or", "pa", "pl", "ps", "pt", "pt-PT", "ro", "ru",
    "sd", "si",
    "sk", "sl", "so", "sq", "sr", "sr-Latn", "sv", "sw", "ta", "te", "th", "tk", "tr", "uk", "ur", "uz", "vi", "zh",
    "zh-Hant", "zu",
  ]

  /// The table of all languages: a line `language,subject,names` for each fact, the names separated by `|`.
  ///
  /// A language of a region says only what differs from the language, every other only what differs from CLDR's root.
  public static var lines: [String] {
    let rootFacts = LanguageFacts(tag: "und").facts
    let root = Dictionary(uniqueKeysWithValues: rootFacts)
    var known: [String: [String: String]] = [:]
    // Only the root's patterns are wanted: where it has names, English has better ones.
    var lines = rootFacts.filter { $0.subject.hasPrefix("titles") }.map { "und,\($0.subject),\($0.names)" }
    for tag in tags {
      let facts = LanguageFacts(tag: tag).facts
      known[tag] = Dictionary(uniqueKeysWithValues: facts)
      let parent = tag.lastIndex(of: "-").flatMap { known[String(tag[..<$0])] }
      for (subject, names) in facts where names != (parent ?? root)[subject] {
        lines.append("\(tag),\(subject),\(names)")
      }
    }
    return lines
  }

  /// The subjects with their names, in a fixed order.
  private var facts: [(subject: String, names: String)] {
    var facts: [(String, [String])] = []
    if locale.language.characterDirection == .rightToLeft { facts.append(("direction", ["rtl"])) }
    facts.append(("digits", [zero]))
    facts += weekdays
    for set in Self.sets { facts += months(set) }
    facts += leapMonths
    for set in Self.sets { facts += eras(set) }
    facts += [("cycle.chinese", cycle("chinese")), ("cycle.dangi", cycle("dangi"))]
    if tag.hasPrefix("zh") { facts.append(("days.chinese", chineseDays)) }
    for set in Self.sets + ["dangi"] { facts.append(("titles.\(set)", titles(set))) }
    return facts.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.joined(separator: "|")) }
  }

  /// The calendars whose names are asked, by their names in CLDR.
  private static let sets = [
    "gregorian", "buddhist", "roc", "japanese", "hebrew", "islamic", "persian", "indian", "coptic", "ethiopic",
    "chinese",
  ]

  private func formatter(_ set: String, _ pattern: String, numbers: String = "latn") -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "\(tag)@calendar=\(set);numbers=\(numbers)")
    formatter.calendar = calendar(set)
    formatter.timeZone = .gmt
    formatter.dateFormat = pattern
    return formatter
  }

  private func calendar(_ set: String) -> Calendar {
    let identifier: Calendar.Identifier =
      switch set {
      case "buddhist": .buddhist
      case "roc": .republicOfChina
      case "japanese": .japanese
      case "hebrew": .hebrew
      case "islamic": .islamicCivil
      case "persian": .persian
      case "indian": .indian
      case "coptic": .coptic
      case "ethiopic": .ethiopicAmeteMihret
      case "chinese": .chinese
      case "dangi": .dangi
      default: .gregorian
      }
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }

  private var zero: String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    return formatter.string(from: 0) ?? "0"
  }

  private var weekdays: [(String, [String])] {
    let calendar = calendar("gregorian")
    // 1970-01-04 was a Sunday.
    let short = (0..<7).map {
      formatter("gregorian", "cccccc").string(from: Date(timeIntervalSince1970: 86_400 * (3.5 + Double($0))))
    }
    return [
      ("weekdays.wide", calendar.standaloneWeekdaySymbols),
      ("weekdays.abbreviated", calendar.shortStandaloneWeekdaySymbols),
      ("weekdays.short", short), ("weekdays.narrow", calendar.veryShortStandaloneWeekdaySymbols),
    ]
  }

  private func months(_ set: String) -> [(String, [String])] {
    // These have the months of gregorian.
    if ["buddhist", "roc", "japanese"].contains(set) { return [] }
    let calendar = calendar(set)
    let wide = calendar.standaloneMonthSymbols
    // Numbers are CLDR's way to say that there are no names.
    guard !Self.areNumbers(wide) else { return [] }
    let others = [
      ("months.\(set).abbreviated", calendar.shortStandaloneMonthSymbols),
      ("months.\(set).date", calendar.monthSymbols),
    ]
    return [("months.\(set).wide", wide)] + others.filter { $0.1 != wide && !Self.areNumbers($0.1) }
  }

  private static func areNumbers(_ names: [String]) -> Bool {
    names.allSatisfy { Int($0.hasPrefix("M") ? String($0.dropFirst()) : $0) != nil }
  }

  /// What a formatter adds to the name of leap month 4 of 2020.
  private var leapMonths: [(String, [String])] {
    [("wide", "LLLL"), ("abbreviated", "LLL")].compactMap { width, pattern in
      let formatter = formatter("chinese", pattern)
      // 2020-05-10 in month 4, and 2020-05-30 in the leap month.
      let plain = formatter.string(from: Date(timeIntervalSince1970: 1_589_112_000))
      let marked = formatter.string(from: Date(timeIntervalSince1970: 1_590_840_000))
      guard let range = marked.range(of: plain), marked != plain else { return nil }
      return ("leap.\(width)", [String(marked[..<range.lowerBound]), String(marked[range.upperBound...])])
    }
  }

  private func eras(_ set: String) -> [(String, [String])] {
    if set == "chinese" { return [] }
    let eras = Array(calendar(set).eraSymbols.suffix(set == "japanese" ? 5 : 2))
    // ERA0 is CLDR's way to say that there is no name.
    return eras.contains { $0.hasPrefix("ERA") } ? [] : [("eras.\(set)", eras)]
  }

  private func cycle(_ set: String) -> [String] {
    let formatter = formatter(set, "U")
    // The middle of 1984, year 1 of the cycle, and of the 59 years after it.
    let names = (0..<60).map {
      formatter.string(from: Date(timeIntervalSince1970: 457_358_400 + 31_556_952 * Double($0)))
    }
    return Set(names).count == 60 && Int(names[0]) == nil ? names : []
  }

  /// 初一 to 三十: the days of the month that began on 2020-05-23, a leap month of 29 days, and the last day of the month before it.
  private var chineseDays: [String] {
    let formatter = formatter("chinese", "d", numbers: "hanidays")
    let days = (0..<29).map { formatter.string(from: Date(timeIntervalSince1970: 1_590_235_200 + 86_400 * Double($0))) }
    return days + [formatter.string(from: Date(timeIntervalSince1970: 1_590_148_800))]
  }

  private func titles(_ set: String) -> [String] {
    let templates =
      switch set {
      case "gregorian": ["y", "yMMMM", "Gy", "GyMMMM"]
      // With an era these say the number of the year and not only its name.
      case "chinese", "dangi": ["Gy", "GyMMMM"]
      default: ["y", "yMMMM"]
      }
    let keyword = set == "islamic" ? "islamic-civil" : set
    let locale = Locale(identifier: "\(tag)@calendar=\(keyword)")
    let patterns = templates.compactMap { template in
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale).flatMap(Self.placeholders)
    }
    return patterns.count == templates.count ? patterns : []
  }

  /// A pattern of a formatter with names in braces for its letters; `nil` if it asks for more than year, month, era and cycle.
  package static func placeholders(_ pattern: String) -> String? {
    var text = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      switch letter {
      case "'":
        // Two are one that is meant.
        text += String(repeating: "'", count: run.count / 2)
        if run.count % 2 == 1 { isQuoted.toggle() }
      case _ where isQuoted || !letter.isASCII || !letter.isLetter: text += run
      case "y", "r": text += "{year}"
      case "U": text += "{cycle}"
      case "G": text += "{era}"
      case "L" where run.count > 2: text += "{month}"
      case "M" where run.count > 2: text += "{monthInDate}"
      case "L", "M": text += "{number}"
      default: return nil
      }
    }
    return text
  }
}
