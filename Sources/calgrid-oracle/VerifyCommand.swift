import CalendarCore
import CalendarRules
import GridFoundation

/// Holds Foundation against calgrid and the list of known differences.
struct VerifyCommand {
  private let calendars: [CalendarID]
  /// Whether the calendars were named, so that one without an answer is an error and not a note.
  private let named: Bool
  private let years: ClosedRange<Int>
  private let known: KnownDifferences?
  private let isBrief: Bool

  init(_ options: Options) throws(Failure) {
    (calendars, named) = try Self.calendars(options["--calendar"])
    years = try Self.years(options["--years"] ?? "1850...2150")
    isBrief = options.has("--brief")
    if let path = options["--list"] {
      let text = try TextFile.load(path)
      do { known = try KnownDifferences(text: text) } catch { throw Failure(error) }
    } else {
      known = KnownDifferences.ofThisToolchain
    }
  }

  /// - Returns: whether every difference is listed.
  func run() throws(Failure) -> Bool {
    if let known {
      StandardError.line("listed: \(known.provenance)")
    } else {
      StandardError.line("there is no list of differences for this toolchain version: every difference counts")
    }
    var unlisted = 0
    for calendar in calendars {
      unlisted += try verify(calendar)
    }
    print(unlisted == 0 ? "every difference is listed" : "\(unlisted) differences are not listed")
    return unlisted == 0
  }

  private func verify(_ calendar: CalendarID) throws(Failure) -> Int {
    let report: FoundationOracle.Report
    do {
      report = try FoundationOracle(calendar).compare(gregorianYears: years) { done, total in
        StandardError.progress("\(calendar.rawValue): \(total == 0 ? 100 : done * 100 / total) %")
      }
      StandardError.end(progress: ())
    } catch  where error.code == .yearOutOfRange && !named {
      StandardError.line("left out: \(calendar.rawValue): \(error)")
      return 0
    } catch {
      throw Failure(error)
    }
    let source = RuleBook.rule(for: calendar)?.source ?? ""
    var unlisted = 0
    for item in report.disagreements {
      let isListed = known?.contains(item) ?? false
      if !isListed { unlisted += 1 }
      if !isListed || !isBrief {
        print(
          "\(calendar.rawValue) year \(item.year) month \(item.name): \(Self.text(item.ours)) | Foundation: "
            + "\(Self.text(item.foundation)) | \(isListed ? "listed" : "NOT LISTED") | source: \(source)")
      }
    }
    for item in known?.missing(from: report.disagreements, calendar: calendar, years: report.years) ?? [] {
      StandardError.line("listed, but Foundation agrees now: \(calendar.rawValue) year \(item.year) month \(item.name)")
    }
    let years = "\(report.years.lowerBound)...\(report.years.upperBound)"
    print(
      "\(calendar.rawValue) years \(years): \(report.disagreements.count) differences in \(report.compared) months, "
        + "\(unlisted) not listed\(note(calendar, report.years))")
    return unlisted
  }

  /// Where Foundation answers another calendar, that says more than the number.
  private func note(_ calendar: CalendarID, _ years: ClosedRange<Int>) -> String {
    let stretches = known?.stretches.filter { $0.calendar == calendar && $0.years.overlaps(years) } ?? []
    return stretches.map {
      " (\($0.years.lowerBound)...\($0.years.upperBound): Foundation answers \($0.reason))"
    }.joined()
  }

  private static func text(_ span: MonthSpan?) -> String {
    span.map { "from \(ISODate($0.start)), \($0.dayCount) days" } ?? "no such month"
  }

  private static func calendars(_ text: String?) throws(Failure) -> ([CalendarID], named: Bool) {
    guard let text, text != "all" else { return (FoundationOracle.calendars, false) }
    var calendars: [CalendarID] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let calendar: CalendarID
      do { calendar = try CalendarID(text: name) } catch { throw Failure(64, "--calendar: \(error)") }
      guard FoundationOracle.calendars.contains(calendar) else {
        throw .usage(
          "--calendar", found: calendar.rawValue,
          expected:
            "a calendar that Foundation has: \(FoundationOracle.calendars.map(\.rawValue).joined(separator: ", "))")
      }
      if !calendars.contains(calendar) { calendars.append(calendar) }
    }
    return (calendars, true)
  }

  private static func years(_ text: String) throws(Failure) -> ClosedRange<Int> {
    let failure = Failure.usage("--years", found: text, expected: "Gregorian years such as 1850...2150")
    let bounds = text.split(separator: "...", omittingEmptySubsequences: false)
    guard (1...2).contains(bounds.count), let first = Int(bounds[0]), let last = Int(bounds[bounds.count - 1]),
      first <= last, ISODate.years.contains(first), ISODate.years.contains(last)
    else { throw failure }
    return first...last
  }
}
