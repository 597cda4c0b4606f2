import CalendarCore

extension KnownDifferences {
  package static let columns = "calendar,year,month,leap,our_start,our_length,foundation_start,foundation_length"

  /// Reads a list in the form that ``text`` writes.
  ///
  /// - Throws: ``BridgeError`` with code `list` that names the line.
  public init(text: String) throws(BridgeError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard lines.count >= 2, lines[0].hasPrefix("# "), lines[1] == Self.columns else {
      throw BridgeError(.list, found: "the first two lines", expected: "'# ' and its origin, then '\(Self.columns)'")
    }
    var months: [MonthDisagreement] = []
    var stretches: [Stretch] = []
    for (index, line) in lines.enumerated().dropFirst(2) {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      guard fields.count == 8, let calendar = CalendarID(rawValue: String(fields[0])) else {
        throw BridgeError(.list, found: "line \(index + 1): \(line.prefix(80))", expected: "a calendar and 8 fields")
      }
      if let month = Self.month(calendar, fields) {
        months.append(month)
      } else if let stretch = Self.stretch(calendar, fields) {
        stretches.append(stretch)
      } else {
        throw BridgeError(
          .list, found: "line \(index + 1): \(line.prefix(80))", expected: "a month or a stretch of years")
      }
    }
    self.init(provenance: String(lines[0].dropFirst(2)), months: months, stretches: stretches)
  }

  /// The list as a table with the columns `calendar,year,month,leap,our_start,our_length,foundation_start,foundation_length`.
  ///
  /// Where a side has no month of that name its fields are empty. A stretch has years such as `1900...2199`, no month, its first
  /// day, the number of its months, the reason and the number of months that differ.
  public var text: String {
    var lines = ["# \(provenance)", Self.columns]
    for calendar in CalendarID.allCases {
      for stretch in stretches where stretch.calendar == calendar {
        lines.append(
          "\(calendar.rawValue),\(stretch.years.lowerBound)...\(stretch.years.upperBound),,,"
            + "\(ISODate(stretch.start)),\(stretch.compared),\(stretch.reason),\(stretch.differing)")
      }
      for month in months where month.calendar == calendar {
        lines.append(
          "\(calendar.rawValue),\(month.year),\(month.name.number),\(month.name.isLeap ? 1 : 0),"
            + "\(Self.fields(month.ours)),\(Self.fields(month.foundation))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fields(_ span: MonthSpan?) -> String {
    span.map { "\(ISODate($0.start)),\($0.dayCount)" } ?? ","
  }

  private static func month(_ calendar: CalendarID, _ fields: [Substring]) -> MonthDisagreement? {
    guard let year = Int(fields[1]), let number = Int(fields[2]), fields[3] == "0" || fields[3] == "1",
      let ours = span(fields[4], fields[5]), let foundation = span(fields[6], fields[7])
    else { return nil }
    return MonthDisagreement(
      calendar: calendar, year: year, name: MonthName(number: number, isLeap: fields[3] == "1"), ours: ours.span,
      foundation: foundation.span)
  }

  /// A span, or no span where both fields are empty; `nil` if they are something else.
  private static func span(_ start: Substring, _ length: Substring) -> (span: MonthSpan?, Void)? {
    if start.isEmpty && length.isEmpty { return (nil, ()) }
    guard let date = try? ISODate(text: start), let dayCount = Int(length), dayCount > 0 else { return nil }
    return (MonthSpan(start: Day(date), dayCount: dayCount), ())
  }

  private static func stretch(_ calendar: CalendarID, _ fields: [Substring]) -> Stretch? {
    let bounds = fields[1].split(separator: "...", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Int(bounds[0]), let last = Int(bounds[1]), first <= last, fields[2].isEmpty,
      fields[3].isEmpty, let start = try? ISODate(text: fields[4]), let compared = Int(fields[5]), !fields[6].isEmpty,
      let differing = Int(fields[7])
    else { return nil }
    return Stretch(
      calendar: calendar, years: first...last, start: Day(start), compared: compared, reason: String(fields[6]),
      differing: differing)
  }
}
