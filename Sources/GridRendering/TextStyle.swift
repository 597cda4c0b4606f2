public import CalendarCore
public import GridStore

/// How text tells things apart.
public enum TextStyle: Hashable, Sendable {
  /// Characters only: today stands in brackets.
  case plain
  /// ANSI escape codes: neighbours and week numbers dim, today reversed, headings bold.
  case ansi
}

/// What a picture of a grid shows.
public struct PictureOptions: Hashable, Sendable {
  public var style: TextStyle
  /// Which cells around a month are filled.
  public var fill: FillMode
  /// Whether a column of week numbers stands before the days.
  public var showsWeeks: Bool
  /// The day to mark, if any.
  public var today: Day?

  public init(style: TextStyle = .plain, fill: FillMode = .none, showsWeeks: Bool = false, today: Day? = nil) {
    self.style = style
    self.fill = fill
    self.showsWeeks = showsWeeks
    self.today = today
  }
}
