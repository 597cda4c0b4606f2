public import CalendarCore
public import GridStore

/// How text tells things apart.
public enum TextStyle: Hashable, Sendable {
  /// Characters only: today stands in brackets.
  case plain
  /// ANSI escape codes: neighbours and week numbers dim, days of rest red, today reversed, headings bold.
  case ansi
}

/// What a picture of a grid shows.
public struct PictureOptions: Hashable, Sendable {
  public var style: TextStyle
  /// Which cells around a month are filled.
  public var fill: FillMode
  /// Where the rows begin if ``fill`` is `six`.
  public var leadingWeek: LeadingWeek
  /// Whether weeks are columns and weekdays rows.
  public var isTransposed: Bool
  /// Whether the first weekday, or the first week, stands at the right.
  public var isRightToLeft: Bool
  /// Whether a column of week numbers stands before the days.
  public var showsWeeks: Bool
  /// The day to mark, if any.
  public var today: Day?
  /// What months and weekdays are called, and how numbers are written.
  public var language: CalendarLanguage
  /// The days of rest, which are coloured.
  public var weekend: Weekend

  public init(
    style: TextStyle = .plain, fill: FillMode = .none, leadingWeek: LeadingWeek = .never, showsWeeks: Bool = false,
    today: Day? = nil, isTransposed: Bool = false, isRightToLeft: Bool = false,
    language: CalendarLanguage = .english, weekend: Weekend = Weekend(first: .saturday, last: .sunday)
  ) {
    self.style = style
    self.fill = fill
    self.leadingWeek = leadingWeek
    self.isTransposed = isTransposed
    self.isRightToLeft = isRightToLeft
    self.showsWeeks = showsWeeks
    self.today = today
    self.language = language
    self.weekend = weekend
  }
}
