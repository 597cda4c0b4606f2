import CalendarGrid
import GridRendering

/// The options that say which grid is asked, and how it is shown.
extension Invocation {
  /// The calendar; `gregorian` if none is named.
  func calendar() throws(Failure) -> CalendarID {
    guard let text = self[.calendar] else { return .gregorian }
    return try Self.calendar(text)
  }

  /// The calendars of a list, or all that this version has rules for.
  func calendars(default standard: [CalendarID]) throws(Failure) -> [CalendarID] {
    guard let text = self[.calendars] else { return standard }
    if text == "all" { return RuleBook.available }
    var calendars: [CalendarID] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let calendar = try Self.calendar(String(name))
      if !calendars.contains(calendar) { calendars.append(calendar) }
    }
    return calendars
  }

  static func calendar(_ text: String, in subject: String = "--calendar") throws(Failure) -> CalendarID {
    do {
      let calendar = try CalendarID(text: text)
      guard RuleBook.available.contains(calendar) else {
        throw Failure(
          .usage,
          "\(subject): this version has no rule for \(calendar.rawValue), expected one of "
            + RuleBook.available.map(\.rawValue).joined(separator: ", "))
      }
      return calendar
    } catch let error as ParameterError {
      throw Failure(error, in: subject)
    } catch {
      throw error as? Failure ?? Failure(.usage, "\(error)")
    }
  }

  /// The week rule of `--region`, if one is named.
  func regionalWeekRule() throws(Failure) -> WeekRule? {
    guard let code = self[.region] else { return nil }
    do {
      return try Region(code: code).weekRule
    } catch {
      throw Failure(error, in: "--region")
    }
  }

  /// The parameters of a calendar's grid: the region's or the calendar's default week rule where the options say nothing else.
  func parameters(_ calendar: CalendarID) throws(Failure) -> GridParameters {
    let standard = try regionalWeekRule() ?? calendar.defaultWeekRule
    let weekday = try number(.firstWeekday, in: 1...7) ?? standard.firstWeekday.number
    let days = try number(.minimumDays, in: 1...7) ?? standard.minimumDays
    do {
      return GridParameters(
        calendar: calendar, weekRule: try WeekRule(firstWeekday: try Weekday(number: weekday), minimumDays: days))
    } catch {
      throw Failure(error, in: "week rule")
    }
  }

  /// How to print; text if nothing is said.
  func format(among formats: [OutputFormat]) throws(Failure) -> OutputFormat {
    try choice(.format(formats), among: formats) ?? .text
  }

  /// The fill mode; `standard` if none is named.
  func fillMode(default standard: FillMode = .none) throws(Failure) -> FillMode {
    try choice(.fill, among: FillMode.allCases) ?? standard
  }

  /// The date of `--today`, else of the system's clock.
  func today() throws(Failure) -> Day {
    if let text = self[.today] { return try Self.day(text, in: "--today") }
    guard let today = Surroundings.today else {
      throw Failure(.usage, "the system's date is beyond all calendars, expected --today DATE")
    }
    return today
  }

  static func day(_ text: String, in subject: String) throws(Failure) -> Day {
    do {
      return Day(try ISODate(text: text))
    } catch {
      throw Failure(error, in: subject)
    }
  }

  static func year(_ text: String, in subject: String = "YEAR") throws(Failure) -> Int {
    guard let year = Int(text), ISODate.years.contains(year) else {
      throw .usage(subject, found: text, expected: "a whole number, in the calendar's own count")
    }
    return year
  }

  /// A month's number, or `4L` for a leap month.
  static func month(_ text: String, in subject: String) throws(Failure) -> MonthName {
    do { return try MonthName(text: text) } catch { throw Failure(error, in: subject) }
  }

  /// Years as `A...B`, or one year.
  func years() throws(Failure) -> ClosedRange<Int> {
    let expected = "A...B with A not above B, for example 1600...2400"
    guard let text = self[.years] else { throw Failure(.usage, "--years is missing, expected \(expected)") }
    let numbers = Self.split(text).map { side in Int(side).flatMap { ISODate.years.contains($0) ? $0 : nil } }
    switch numbers.count {
    case 1:
      if let only = numbers[0] { return only...only }
    case 2:
      if let first = numbers[0], let last = numbers[1], first <= last { return first...last }
    default: break
    }
    throw .usage("--years", found: text, expected: expected)
  }

  /// The two sides of the first `...`.
  private static func split(_ text: String) -> [Substring] {
    guard let dots = text.firstIndex(of: "."), text[dots...].hasPrefix("...") else { return [text[...]] }
    return [text[..<dots], text[dots...].dropFirst(3)]
  }

  /// The language of `--locale`, else that of the environment.
  func language() throws(Failure) -> CalendarLanguage {
    guard let text = self[.locale] else { return CalendarLanguage(environment: Surroundings.variables) }
    do { return try CalendarLanguage(text: text) } catch { throw Failure(error, in: "--locale") }
  }

  /// The days of rest of `--region`, else Saturday and Sunday.
  private func weekend() throws(Failure) -> Weekend {
    guard let code = self[.region] else { return Weekend(first: .saturday, last: .sunday) }
    do { return try Region(code: code).weekend } catch { throw Failure(error, in: "--region") }
  }

  /// How pictures look: text, SVG and HTML.
  func pictureOptions(
    fill: FillMode, today: Day, arrangement: CellArrangement = CellArrangement()
  ) throws(Failure) -> PictureOptions {
    let language = try language()
    let color = try choice(.color, among: ColorChoice.allCases) ?? .auto
    let wantsColor = color == .always || (color == .auto && Surroundings.wantsColor)
    return PictureOptions(
      style: wantsColor ? .ansi : .plain, fill: fill, leadingWeek: arrangement.leadingWeek, showsWeeks: has(.weeks),
      today: today, isTransposed: arrangement.isTransposed,
      isRightToLeft: arrangement.isRightToLeft || language.isRightToLeft, language: language, weekend: try weekend())
  }

  /// The sheet that an SVG is fitted to.
  func paper(_ format: OutputFormat) throws(Failure) -> Paper? {
    guard format == .svg || !has(.paper) else {
      throw .usage("--format with --paper", found: format.rawValue, expected: "svg")
    }
    return try choice(.paper, among: Paper.allCases)
  }

  /// Columns of text to fill. Judged whatever is printed: a wrong value does not become right because a format needs none.
  func textWidth() throws(Failure) -> Int {
    try number(.width, in: 0...10_000) ?? Surroundings.width
  }
}

/// When text is coloured.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}

extension OptionSpec {
  static let years = OptionSpec("years", value: "A...B", "the years, both included; must be given")
  static let layoutYears = OptionSpec("years", value: "A...B", "the years, both included; default that of today")
}
