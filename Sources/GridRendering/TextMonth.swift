import CalendarCore
public import GridStore

/// A month as text: a heading, the weekdays from the first weekday on, and a line for each row.
public struct TextMonth: Sendable {
  let grid: Grid
  let options: PictureOptions
  let overlays: DayOverlays

  /// - Parameters:
  ///   - grid: the grid that holds the month.
  ///   - options: what is shown.
  ///   - overlays: what is shown over the days; signs stand behind them and are explained below the month.
  public init(_ grid: Grid, options: PictureOptions = PictureOptions(), overlays: DayOverlays = DayOverlays()) {
    self.grid = grid
    self.options = options
    self.overlays = overlays
  }

  /// The picture of a month, each line ended by a line feed.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`.
  public func text(year: Int, ordinal: Int) throws(GridError) -> String {
    let picture = try MonthPicture.month(grid, year: year, ordinal: ordinal, options: options, overlays: overlays)
    return block(picture).map { $0.trimmed + "\n" }.joined() + legend
  }

  // MARK: - Parts that the year and the strip use too

  /// Seven cells with a gap on each side, and three characters for a week number; six cells and a weekday if weeks are columns.
  var width: Int { Self.width(options, overlays) }

  static func width(_ options: PictureOptions, _ overlays: DayOverlays) -> Int {
    if options.isTransposed { return 3 + 6 * (1 + cellWidth(overlays)) + 1 }
    return 7 * (1 + cellWidth(overlays)) + 1 + (options.showsWeeks ? 3 : 0)
  }

  /// Two characters, one for each sign, and one more on the left where months of a second calendar begin.
  private static func cellWidth(_ overlays: DayOverlays) -> Int { leadWidth(overlays) + 2 + overlays.signCount }

  private static func leadWidth(_ overlays: DayOverlays) -> Int { overlays.alternate == nil ? 0 : 1 }

  /// An empty line and what the signs mean; nothing without signs.
  var legend: String {
    overlays.legend.isEmpty ? "" : "\n" + overlays.legend.map { $0 + "\n" }.joined()
  }

  func emphasis(_ emphasis: StyledLine.Emphasis) -> StyledLine.Emphasis? {
    options.style == .ansi ? emphasis : nil
  }

  func block(_ picture: MonthPicture) -> [StyledLine] {
    let title = StyledLine.centred(picture.title, width: width, emphasis(.bold))
    if options.isTransposed { return [title] + transposed(picture) }
    return [title, head(picture)]
      + picture.rows.flatMap { overlays.alternate == nil ? [line($0)] : [line($0), lineBelow($0)] }
  }

  /// The weekdays above the days.
  func head(_ picture: MonthPicture) -> StyledLine {
    var line = StyledLine()
    for head in ordered(picture.heads) {
      line.append(wide(name(of: head)), color(ofRest: options.weekend.contains(head)))
    }
    line.append(" ")
    return options.showsWeeks ? beside(weekHead, line) : line
  }

  /// The heading of the week numbers: words of other languages are not known.
  private var weekHead: String { options.language == .english ? "Wk" : " #" }

  /// The longest name that the two columns of a day hold for every weekday.
  private func name(of weekday: Weekday) -> String {
    let language = options.language
    let widths: [NameWidth] = [.short, .abbreviated, .narrow]
    let fitting = widths.first { width in
      Weekday.allCases.allSatisfy { DisplayWidth.columns(of: language.name(of: $0, width)) <= 2 }
    }
    let name = language.name(of: weekday, fitting ?? .narrow)
    // An ideograph takes two columns, a letter alone stands above the ones.
    return direction
      + StyledLine.rightAligned(DisplayWidth.columns(of: name) <= 2 ? name : String(name.prefix(1)), columns: 2)
  }

  /// Before each piece of a line in a language that is written from right to left: a mark that keeps terminals which order text by
  /// its direction from exchanging the columns.
  private var direction: String { options.language.isRightToLeft ? "\u{200E}" : "" }

  private func color(ofRest isRest: Bool) -> StyledLine.Emphasis? { isRest ? emphasis(.red) : nil }

  /// One row of a month.
  func line(_ row: MonthPicture.Row) -> StyledLine {
    let line = line(row.cells)
    return options.showsWeeks ? beside(twoCharacters(row.week), line) : line
  }

  /// The second calendar's labels below one row of a month.
  func lineBelow(_ row: MonthPicture.Row) -> StyledLine {
    let line = lineBelow(row.cells)
    return options.showsWeeks ? beside("  ", line, nil) : line
  }

  /// A line for each weekday, and one for the numbers of the weeks.
  private func transposed(_ picture: MonthPicture) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (column, head) in picture.heads.enumerated() {
      let cells = (0..<6).map { $0 < picture.rows.count ? picture.rows[$0].cells[column] : nil }
      lines.append(beside(name(of: head), line(cells), color(ofRest: options.weekend.contains(head))))
      if overlays.alternate != nil { lines.append(beside("  ", lineBelow(cells), nil)) }
    }
    guard options.showsWeeks else { return lines }
    var weeks = StyledLine()
    for row in ordered((0..<6).map { $0 < picture.rows.count ? picture.rows[$0].week : nil }) {
      weeks.append(wide(twoCharacters(row)), emphasis(.dim))
    }
    weeks.append(" ")
    return lines + [beside(weekHead, weeks)]
  }

  // MARK: - Pieces of lines

  func ordered<Element>(_ elements: [Element]) -> [Element] {
    options.isRightToLeft ? elements.reversed() : elements
  }

  /// Two characters as wide as a cell with the gap before it.
  private func wide(_ text: String) -> String {
    String(repeating: " ", count: 1 + Self.leadWidth(overlays)) + text
      + String(repeating: " ", count: overlays.signCount)
  }

  /// A line with two characters at the side where reading begins.
  private func beside(_ text: String, _ line: StyledLine) -> StyledLine {
    beside(text, line, emphasis(.dim))
  }

  private func beside(_ text: String, _ line: StyledLine, _ emphasis: StyledLine.Emphasis?) -> StyledLine {
    var whole = StyledLine()
    if options.isRightToLeft {
      whole.append(line)
      whole.append(" " + text, emphasis)
    } else {
      whole.append(text + " ", emphasis)
      whole.append(line)
    }
    return whole
  }

  private func line(_ cells: [MonthPicture.Cell?]) -> StyledLine {
    var line = StyledLine()
    var gap = " "
    let lead = String(repeating: " ", count: Self.leadWidth(overlays))
    for cell in ordered(cells) {
      let text = twoCharacters(cell?.label)
      let signs = overlays.signs(cell?.overlay)
      if cell?.isToday == true && options.style == .plain {
        // The bracket stands at the day, the gap before it in front of a wider cell.
        line.append(lead.isEmpty ? "[" : gap + "[")
        line.append(text + signs)
        gap = "]"
        continue
      }
      line.append(gap + lead)
      gap = " "
      if cell?.isToday == true {
        line.append(text, .reverse)
      } else if let cell, cell.owner != .current {
        line.append(text, emphasis(.dim))
      } else {
        line.append(text, color(ofRest: cell?.isRest == true))
      }
      line.append(signs)
    }
    line.append(gap)
    return line
  }

  private func lineBelow(_ cells: [MonthPicture.Cell?]) -> StyledLine {
    var line = StyledLine()
    for cell in ordered(cells) {
      let text = direction + (cell?.overlay.code ?? "")
      line.append(String(repeating: " ", count: max(0, 4 - DisplayWidth.columns(of: text))))
      line.append(text, emphasis(.dim))
      line.append(String(repeating: " ", count: overlays.signCount))
    }
    // The other lines end with a gap, which keeps what may stand at the right in its place.
    if options.isRightToLeft { line.append(" ") }
    return line
  }

  private func twoCharacters(_ number: Int?) -> String {
    guard let number else { return "  " }
    return direction + StyledLine.rightAligned(options.language.number(number), columns: 2)
  }
}
