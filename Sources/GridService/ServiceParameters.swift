import CalendarCore
import GridRendering
import GridStore

/// The parameters of a request by the names of the command line's options. Each is looked at once; what is left over is an error.
struct ServiceParameters {
  private var rest: [(name: String, value: String)]

  init(_ target: ServiceTarget) { rest = target.parameters }

  /// - Throws: ``ServiceError`` with status 400 for a parameter that nobody asked for.
  func end() throws(ServiceError) {
    if let left = rest.first { throw ServiceError(400, "unknown parameter '\(left.name.prefix(60))'") }
  }

  mutating func take(_ name: String) -> String? {
    guard let place = rest.firstIndex(where: { $0.name == name }) else { return nil }
    return rest.remove(at: place).value
  }

  /// Whether a flag is given: `?months`, `?months=1` or `?months=true`.
  mutating func flag(_ name: String) throws(ServiceError) -> Bool {
    switch take(name) {
    case nil, "0", "false": return false
    case "", "1", "true": return true
    case let text?: throw .invalid(name, found: text, expected: "nothing, 1 or 0")
    }
  }

  mutating func number(_ name: String, in range: ClosedRange<Int>) throws(ServiceError) -> Int? {
    guard let text = take(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .invalid(name, found: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _: Choice.Type
  ) throws(ServiceError) -> Choice? where Choice.RawValue == String {
    guard let text = take(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .invalid(name, found: text, expected: Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  mutating func day(_ name: String) throws(ServiceError) -> Day? {
    guard let text = take(name) else { return nil }
    return try Self.day(text, in: name)
  }

  /// Two values with dots between them.
  mutating func pair(_ name: String, separator: String) -> (first: Substring, second: Substring)? {
    guard let text = take(name) else { return nil }
    let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
    return (parts[0], parts.count == 2 ? parts[1] : "")
  }

  /// A set of days has a bit for each day that it spans, and a request must not make it large.
  private static let longestSpan = 146_097

  /// Dates with commas between them.
  mutating func days(_ name: String) throws(ServiceError) -> DaySet? {
    guard let text = take(name) else { return nil }
    var days: [Day] = []
    for date in text.split(separator: ",") { days.append(try Self.day(date, in: name)) }
    if let first = days.min(), let last = days.max(), last - first > Self.longestSpan {
      throw .invalid(name, found: "\(ISODate(first)) to \(ISODate(last))", expected: "days of at most 400 years")
    }
    return try ServiceError.asking { () throws(GridError) in try DaySet(days) }
  }

  static func day(_ text: some StringProtocol, in subject: String) throws(ServiceError) -> Day {
    do { return Day(try ISODate(text: text)) } catch { throw ServiceError(error, in: subject) }
  }

  static func year(_ text: some StringProtocol, in subject: String) throws(ServiceError) -> Int {
    guard let year = Int(text), ISODate.years.contains(year) else {
      throw .invalid(
        subject, found: text,
        expected:
          "a whole number from \(ISODate.years.lowerBound) to \(ISODate.years.upperBound), in the calendar's own count")
    }
    return year
  }

  static func calendar(_ text: some StringProtocol, in subject: String) throws(ServiceError) -> CalendarID {
    do { return try CalendarID(text: text) } catch { throw ServiceError(error, in: subject) }
  }

  // MARK: - What a grid is made of

  /// The calendars and the week rule of each.
  mutating func gridParameters() throws(ServiceError) -> [GridParameters] {
    var calendars: [CalendarID] = []
    for name in (take("calendar") ?? "gregorian").split(separator: ",", omittingEmptySubsequences: false) {
      let calendar = try Self.calendar(name, in: "calendar")
      if !calendars.contains(calendar) { calendars.append(calendar) }
    }
    var region: WeekRule?
    if let code = take("region") {
      do { region = try Region(code: code).weekRule } catch { throw ServiceError(error, in: "region") }
    }
    let weekday = try number("first-weekday", in: 1...7)
    let days = try number("minimum-days", in: 1...7)
    do {
      return try calendars.map { calendar throws(ParameterError) in
        let standard = region ?? calendar.defaultWeekRule
        return GridParameters(
          calendar: calendar,
          weekRule: try WeekRule(
            firstWeekday: try Weekday(number: weekday ?? standard.firstWeekday.number),
            minimumDays: days ?? standard.minimumDays))
      }
    } catch {
      throw ServiceError(error, in: "week rule")
    }
  }

  /// One calendar and its week rule.
  mutating func oneGrid() throws(ServiceError) -> GridParameters {
    let all = try gridParameters()
    guard all.count == 1 else { throw ServiceError(400, "calendar: found \(all.count), expected one") }
    return all[0]
  }

  mutating func arrangement(fill: FillMode) throws(ServiceError) -> CellArrangement {
    let arrangement = CellArrangement(
      leadingWeek: try flag("leading-week") ? .whenAligned : .never, isTransposed: try flag("transpose"),
      isRightToLeft: try flag("rtl"))
    if arrangement.leadingWeek != .never, fill != .six {
      throw ServiceError(400, "leading-week: found fill=\(fill.rawValue), expected fill=six")
    }
    return arrangement
  }

  /// Marks and sign-ins, which the request brings along; the second calendar is looked up by the caller.
  mutating func overlays() throws(ServiceError) -> DayOverlays {
    var overlays = DayOverlays()
    overlays.marks = try days("marks")
    let window = pair("window", separator: "..")
    let now = try day("now")
    let makeUp = try number("make-up", in: 0...10_000)
    guard let signedIn = try days("sign-in") else {
      guard window == nil, now == nil, makeUp == nil else {
        throw ServiceError(400, "window, now, make-up: found no sign-in, expected sign-in=DATES")
      }
      return overlays
    }
    guard let window, let now else { throw ServiceError(400, "sign-in: expected window=A..B and now=DATE with it") }
    let opens = try Self.day(window.first, in: "window")
    let closes = try Self.day(window.second, in: "window")
    overlays.signIns = try ServiceError.asking { () throws(GridError) in
      try SignInCalendar(signedIn: signedIn, opens: opens, closes: closes, today: now, makeUpDays: makeUp ?? 0)
    }
    return overlays
  }
}
