import CalendarGrid
import GridRendering

/// The options that show something over the days of a grid.
extension OptionSpec {
  static let marks = OptionSpec("marks", value: "FILE", "mark the days of a list")
  static let signIn = OptionSpec("sign-in", value: "FILE", "show a sign-in calendar; needs --window and --now")
  static let window = OptionSpec("window", value: "A..B", "the first and the last day on which one may sign in")
  static let makeUp = OptionSpec("make-up", value: "DAYS", "days that one may look back to sign in; default 0")
  static let now = OptionSpec(
    "now", value: "T", "the server's time: a date or an instant; also today, unless --today is")
  static let timeZone = OptionSpec(
    "time-zone", value: "ID", "whose days instants belong to: +08:00, UTC, or a name such as Asia/Tokyo")
  static let alternate = OptionSpec("alternate", value: "ID", "a second calendar, whose days stand below the days")
}

extension Command {
  static let overlayOptions: [OptionSpec] = [.marks, .signIn, .window, .makeUp, .now, .timeZone, .alternate]

  static let overlayDetails = """
    Marks, sign-ins and a second calendar are shown in text, SVG and JSON. A list has a line for each day: a date as
    2026-09-01, an instant as 2026-09-01T01:00Z, or seconds since 1970; what follows a # is skipped. Instants need
    --time-zone.
    """
}

/// The values of those options.
struct OverlayArguments {
  private let invocation: Invocation
  private let zone: CivilZone?
  /// The day of `--now`.
  private let now: Day?

  /// - Throws: ``Failure`` for a zone that is not known, and options that do not go together.
  init(_ invocation: Invocation, format: OutputFormat, scrolls: Bool = false) throws(Failure) {
    self.invocation = invocation
    zone = try invocation[.timeZone].map { text throws(Failure) in try CivilZone(text: text) }
    for option in [OptionSpec.marks, .signIn, .alternate] where invocation.has(option) {
      // A page of all years has a second calendar too.
      let isShown = [.text, .json, .svg].contains(format) || (scrolls && option.name == OptionSpec.alternate.name)
      guard isShown else {
        throw .usage("--format with --\(option.name)", found: format.rawValue, expected: "text, json or svg")
      }
    }
    if invocation.has(.signIn) {
      for option in [OptionSpec.window, .now] where !invocation.has(option) {
        throw Failure(.usage, "--sign-in: found no --\(option.name), expected --\(option.usage.dropFirst(2))")
      }
    } else {
      for option in [OptionSpec.window, .makeUp] where invocation.has(option) {
        throw Failure(.usage, "--\(option.name): found no --sign-in, expected --sign-in FILE")
      }
    }
    now = try invocation[.now].map { [zone] text throws(Failure) in try Self.day(text, zone, in: "--now") }
  }

  /// The day to show as today: `--today`, else that of `--now`, else that of the system's clock in the zone.
  func today() throws(Failure) -> Day {
    if !invocation.has(.today), let today = now ?? zone?.today { return today }
    return try invocation.today()
  }

  /// - Parameter days: the days that are shown, neighbours included.
  func overlays(_ source: GridSource, days: ClosedRange<Day>) throws(Failure) -> DayOverlays {
    var overlays = DayOverlays()
    overlays.marks = try invocation.file(.marks).map { path throws(Failure) in try list(path) }
    if let path = try invocation.file(.signIn), let now {
      let window = try window()
      let signedIn = try list(path)
      let makeUp = try invocation.number(.makeUp, in: 0...10_000) ?? 0
      overlays.signIns = try asking { () throws(GridError) in
        try SignInCalendar(
          signedIn: signedIn, opens: window.opens, closes: window.closes, today: now, makeUpDays: makeUp)
      }
    }
    if let text = invocation[.alternate] {
      let calendar = try Invocation.calendar(text, in: "--alternate")
      overlays.alternate = try source.grid(GridParameters(calendar: calendar), days: days)
    }
    return overlays
  }

  private func list(_ path: String) throws(Failure) -> DaySet {
    let text = try TextFile.read(path)
    do throws(GridError) {
      guard let zone else { return try DaySet(text: text) }
      return try DaySet(text: text) { zone.day(ofInstant: $0) }
    } catch {
      throw Failure(.badData, "\(Printable.path(path)): \(error)")
    }
  }

  private func window() throws(Failure) -> (opens: Day, closes: Day) {
    let text = invocation[.window] ?? ""
    // Two dots, or the three that years are written with.
    guard let dots = text.firstIndex(of: "."), text[dots...].hasPrefix("..") else {
      throw .usage("--window", found: text, expected: "A..B, for example 2026-09-01..2026-09-30")
    }
    let rest = text[dots...].dropFirst(text[dots...].hasPrefix("...") ? 3 : 2)
    return (
      try Self.day(String(text[..<dots]), zone, in: "--window"), try Self.day(String(rest), zone, in: "--window")
    )
  }

  /// A date, or an instant filed in the zone.
  private static func day(_ text: String, _ zone: CivilZone?, in subject: String) throws(Failure) -> Day {
    let entry: DayEntry
    do { entry = try DayEntry(text: text) } catch { throw Failure(error, in: subject) }
    switch entry {
    case .day(let day): return day
    case .instant(let seconds):
      guard let zone else {
        throw .usage(subject, found: text, expected: "a date, or --time-zone to say to which day an instant belongs")
      }
      guard let day = zone.day(ofInstant: seconds) else {
        throw .usage(subject, found: text, expected: "an instant that the time zone knows")
      }
      return day
    }
  }
}
