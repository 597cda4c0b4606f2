public import CalendarCore

/// Day sets from instants and from lists in text.
extension DaySet {
  /// The civil days of some instants at a fixed offset from UTC.
  ///
  /// - Parameter instants: seconds since 1970-01-01T00:00:00Z, in any order, repeated or not.
  /// - Throws: ``GridError`` with code `dayOutOfRange` for an instant too far away, naming its position, or days too far apart.
  /// - Complexity: O(instants + days spanned / 64).
  public init(instants: some Sequence<Int>, offset: ZoneOffset) throws(GridError) {
    var days: [Day] = []
    for (position, seconds) in instants.enumerated() {
      guard let day = offset.day(ofInstant: seconds) else {
        throw GridError(
          .dayOutOfRange, place: "instant \(position)", found: "\(seconds) seconds since 1970",
          expected: "within 5.8 million years of it")
      }
      days.append(day)
    }
    try self.init(days)
  }

  /// Reads a list of days: one date or instant a line, as ``DayEntry`` reads them; empty lines and what follows a `#` are skipped.
  ///
  /// - Parameters:
  ///   - text: the list; lines end with LF or CR LF.
  ///   - zone: the civil day of an instant, in seconds since 1970; `nil` where there is none. Without a zone instants are an error.
  /// - Throws: ``GridError`` with code `unreadableLine`, whose ``GridError/place`` names the line, or `dayOutOfRange`.
  /// - Complexity: O(length + days spanned / 64).
  public init(text: String, zone: ((_ seconds: Int) -> Day?)? = nil) throws(GridError) {
    var days: [Day] = []
    var number = 0
    // Some editors begin a file with a mark of its encoding.
    let list = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    // CR LF is one character, so lines are cut where a character is a line's end.
    for line in list.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let content = line.prefix { $0 != "#" }
      guard let start = content.firstIndex(where: { !$0.isWhitespace }),
        let last = content.lastIndex(where: { !$0.isWhitespace })
      else { continue }
      let item = content[start...last]
      func failure(_ expected: String) -> GridError {
        GridError(.unreadableLine, place: "line \(number)", found: "'\(item.prefix(60))'", expected: expected)
      }
      let entry: DayEntry
      do { entry = try DayEntry(text: item) } catch { throw failure(error.expected) }
      switch entry {
      case .day(let day): days.append(day)
      case .instant(let seconds):
        guard let zone else { throw failure("a date, or a time zone that says to which day an instant belongs") }
        guard let day = zone(seconds) else { throw failure("an instant that the time zone knows") }
        days.append(day)
      }
    }
    try self.init(days)
  }

  /// Reads a list of days, filing instants at a fixed offset from UTC.
  ///
  /// - Throws: ``GridError`` as ``init(text:zone:)``.
  public init(text: String, offset: ZoneOffset) throws(GridError) {
    try self.init(text: text) { offset.day(ofInstant: $0) }
  }
}
