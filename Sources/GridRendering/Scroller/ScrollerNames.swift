import CalendarCore

/// What the page of years calls a calendar, its years and its months: the titles of ``GridTitles`` as patterns, so that a page of thousands of
/// years does not carry them all.
struct ScrollerNames {
  private let calendar: CalendarID
  private let language: CalendarLanguage

  init(_ calendar: CalendarID, _ language: CalendarLanguage) {
    self.calendar = calendar
    self.language = language
  }

  var json: String {
    var members = [
      "\"id\":\(Markup.json(calendar.rawValue))", "\"name\":\(Markup.json(title))",
      "\"months\":\(months(isLeap: false, monthsInYear: 12))",
    ]
    let longYear = months(isLeap: false, monthsInYear: 13)
    if longYear != months(isLeap: false, monthsInYear: 12) { members.append("\"longYearMonths\":\(longYear)") }
    if calendar.cycleYear(year: 1) != nil || hasAdhika {
      members.append("\"leapMonths\":\(months(isLeap: true, monthsInYear: 13))")
    }
    let days = (1...30).map { language.label($0, calendar: calendar) }
    if days != (1...30).map(language.number) {
      members.append("\"days\":[\(days.map { Markup.json($0) }.joined(separator: ","))]")
    }
    if calendar == .japanese {
      members.append("\"reigns\":[\(reigns.joined(separator: ","))]")
    } else {
      // The sixty years of the cycle have names of their own; 6,000 is a whole number of cycles.
      let count = calendar.cycleYear(year: 1) == nil ? 1 : 60
      let eras = (0..<count).map { pattern(year: 6_000 + $0, number: 6_000 + $0) ?? "[\"\",\"\"]" }
      members.append("\"era\":[\(eras.joined(separator: ","))]")
      if let before = pattern(year: -6_999, number: 7_000) { members.append("\"beforeEra\":\(before)") }
    }
    return "{\(members.joined(separator: ","))}"
  }

  private var hasAdhika: Bool {
    switch calendar {
    case .vikram, .gujarati, .kannada, .marathi, .telugu: true
    default: false
    }
  }

  private func months(isLeap: Bool, monthsInYear: Int) -> String {
    let names = (1...13).map { number in
      let month = MonthName(number: number, isLeap: isLeap)
      let widths = [NameWidth.wide, .abbreviated].map { width in
        Markup.json(language.name(of: month, calendar: calendar, monthsInYear: monthsInYear, width: width))
      }
      return "[\(widths.joined(separator: ","))]"
    }
    return "[\(names.joined(separator: ","))]"
  }

  /// What stands before and after the number in the title of a year; `nil` if the title has another number.
  private func pattern(year: Int, number: Int) -> String? {
    pattern(of: language.yearTitle(year, calendar: calendar, days: Day(0)...Day(0)), number: number)
  }

  private func pattern(of title: some StringProtocol, number: Int) -> String? {
    let parts = title.split(separator: language.number(number), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].hasSuffix("-") else { return nil }
    return "[\(Markup.json(String(parts[0]))),\(Markup.json(String(parts[1])))]"
  }

  /// The reigns of the Japanese calendar: their first days, names, and the years before their first.
  private var reigns: [String] {
    func label(_ day: Int) -> EraYear? { calendar.eraYear(year: ISODate(Day(day)).year, day: Day(day)) }
    func changes(_ low: Int, _ high: Int) -> [Int] {
      guard label(low)?.era != label(high)?.era else { return [] }
      guard high - low > 1 else { return [high] }
      let middle = (low + high) / 2
      return changes(low, middle) + changes(middle, high)
    }
    return changes(-40_000, 40_000).compactMap { day in
      guard let label = label(day) else { return nil }
      let before = ISODate(Day(day)).year - label.year
      // No reign ends in the year after its first: the title of that year names it alone, and the year behind it in parentheses.
      let middle = Day(day + 366)
      let year = ISODate(middle).year
      let title = language.yearTitle(year, calendar: .japanese, days: middle...middle)
      let own = title.split(separator: " (\(language.number(year))", maxSplits: 1).first ?? ""
      let parts = pattern(of: own, number: year - before) ?? "[\"\",\"\"]"
      return "{\"day\":\(day),\"before\":\(before),\"title\":\(parts)}"
    }
  }

  private var title: String {
    switch calendar {
    case .gregorian: "Gregorian"
    case .iso8601: "ISO 8601"
    case .julian: "Julian"
    case .gregorian1752: "Gregorian, British (1752)"
    case .buddhist: "Buddhist"
    case .republicOfChina: "Minguo"
    case .japanese: "Japanese"
    case .chinese: "Chinese"
    case .dangi: "Korean (Dangi)"
    case .vietnamese: "Vietnamese"
    case .hebrew: "Hebrew"
    case .islamicCivil: "Islamic, civil"
    case .islamicTabular: "Islamic, tabular"
    case .islamicUmmAlQura: "Islamic, Umm al-Qura"
    case .islamic: "Islamic"
    case .persian: "Persian"
    case .indian: "Indian national"
    case .coptic: "Coptic"
    case .ethiopicAmeteMihret: "Ethiopic"
    case .ethiopicAmeteAlem: "Ethiopic, Amete Alem"
    case .tamil: "Tamil"
    case .malayalam: "Malayalam"
    case .odia: "Odia"
    case .bangla: "Bangla, West Bengal"
    case .banglaBD: "Bangla, Bangladesh"
    case .vikram: "Vikram"
    case .gujarati: "Gujarati"
    case .kannada: "Kannada"
    case .marathi: "Marathi"
    case .telugu: "Telugu"
    case .nepali: "Nepali"
    }
  }
}
