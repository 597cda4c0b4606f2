import CalendarCore

/// What the page of years calls a calendar, its years and its months: the titles of ``GridTitles`` as patterns, so that a page of thousands of
/// years does not carry them all.
struct ScrollerNames {
  private let calendar: CalendarID

  init(_ calendar: CalendarID) {
    self.calendar = calendar
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
        Markup.json(calendar.englishName(of: month, monthsInYear: monthsInYear, width: width))
      }
      return "[\(widths.joined(separator: ","))]"
    }
    return "[\(names.joined(separator: ","))]"
  }

  /// What stands before and after the number in the title of a year; `nil` if the title has another number.
  private func pattern(year: Int, number: Int) -> String? {
    let title = EnglishTitles(calendar).yearTitle(year, days: Day(0)...Day(0))
    let parts = title.split(separator: "\(number)", maxSplits: 1, omittingEmptySubsequences: false)
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
      label(day).map { label in
        "{\"day\":\(day),\"name\":\(Markup.json(label.era.code)),\"before\":\(ISODate(Day(day)).year - label.year)}"
      }
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
