public import CalendarCore

/// The titles of years and months, made as `EnglishTitles` makes them: the same eras are named and the same left out.
extension CalendarLanguage {
  /// The title of a year.
  ///
  /// - Parameters:
  ///   - year: the year in the calendar's own count.
  ///   - calendar: the calendar.
  ///   - days: the days that the title stands for; in `japanese` they decide the eras.
  /// - Complexity: O(1).
  public func yearTitle(_ year: Int, calendar: CalendarID, days: ClosedRange<Day>) -> String {
    guard tag != "en" else { return EnglishTitles(calendar).yearTitle(year, days: days) }
    return title(year, calendar, days, pattern: 0) { _ in nil }
  }

  /// The title of a month: its name and its year.
  ///
  /// - Parameters:
  ///   - month: number and leap flag.
  ///   - calendar: the calendar.
  ///   - monthsInYear: months of the year: 12 or 13.
  ///   - year: the year in the calendar's own count.
  ///   - days: the days of the month.
  /// - Complexity: O(1).
  public func monthTitle(
    _ month: MonthName, calendar: CalendarID, monthsInYear: Int, year: Int, days: ClosedRange<Day>
  ) -> String {
    guard tag != "en" else {
      return EnglishTitles(calendar).monthTitle(month, monthsInYear: monthsInYear, year: year, days: days)
    }
    let wide = name(of: month, calendar: calendar, monthsInYear: monthsInYear)
    return title(year, calendar, days, pattern: 1) { placeholder in
      switch placeholder {
      case "month": return wide
      case "monthInDate": return name(of: month, calendar, monthsInYear, form: "date") ?? wide
      case "number":
        let number = number(month.number)
        return month.isLeap ? leap(number, form: "wide") ?? number : number
      default: return nil
      }
    }
  }

  private func title(
    _ year: Int, _ calendar: CalendarID, _ days: ClosedRange<Day>, pattern index: Int, month: (Substring) -> String?
  ) -> String {
    let patterns = self["titles.\(Self.titleSet(calendar))"] ?? ["{year}", "{month} {year}"]
    func filled(_ pattern: String, _ label: EraYear?) -> String {
      Self.filled(pattern) { placeholder in
        switch placeholder {
        case "year": number(label?.year ?? year)
        case "era": label.map { name(of: $0.era) }
        case "cycle": cycle(year, calendar)
        default: month(placeholder)
        }
      }
    }
    if calendar == .japanese {
      // No year since 1868 holds more than two eras, so its ends name them all.
      var labels: [EraYear] = []
      for day in [days.lowerBound, days.upperBound] {
        if let label = calendar.eraYear(year: year, day: day), label != labels.last { labels.append(label) }
      }
      if !labels.isEmpty {
        return labels.map { filled(patterns[index], $0) }.joined(separator: " / ") + " (\(number(year)))"
      }
    }
    let label = calendar.eraYear(year: year, day: days.lowerBound)
    let isGregorian = label == nil || label?.era == .annoDomini || label?.era == .beforeChrist
    if isGregorian && calendar.cycleYear(year: year) == nil {
      let patterns = self["titles.gregorian"] ?? patterns
      return filled(patterns[label?.era == .beforeChrist ? index + 2 : index], label)
    }
    let title = filled(patterns[index], label)
    return patterns[index].contains("{year}") ? title : "\(title) (\(number(year)))"
  }

  /// The name of a year in the cycle of sixty.
  private func cycle(_ year: Int, _ calendar: CalendarID) -> String? {
    guard let cycleYear = calendar.cycleYear(year: year) else { return nil }
    let names = (calendar == .dangi ? self["cycle.dangi"] : nil) ?? self["cycle.chinese"]
    return names?[cycleYear.yearOfCycle - 1] ?? cycleYear.stemBranch
  }

  private static func titleSet(_ calendar: CalendarID) -> String {
    switch calendar {
    case .gregorian, .iso8601, .julian, .gregorian1752: "gregorian"
    case .buddhist, .japanese, .hebrew, .persian, .coptic, .dangi: calendar.rawValue
    case .republicOfChina: "roc"
    case .chinese, .vietnamese: "chinese"
    case .islamicCivil, .islamicTabular, .islamicUmmAlQura, .islamic: "islamic"
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: "ethiopic"
    case .indian, .tamil, .malayalam, .odia, .bangla, .vikram, .gujarati, .kannada, .marathi, .telugu, .banglaBD,
      .nepali:
      "indian"
    }
  }

  /// A pattern with something for each name in braces; nothing for what is not known.
  private static func filled(_ pattern: String, _ value: (Substring) -> String?) -> String {
    var text = ""
    for part in pattern.split(separator: "{", omittingEmptySubsequences: false) {
      guard let brace = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      text += (value(part[..<brace]) ?? "") + part[part.index(after: brace)...]
    }
    return text
  }
}
