public import CalendarCore

/// The rules this version has, by calendar.
public enum RuleBook {
  /// The rule of a calendar.
  public static func rule(for calendar: CalendarID) -> any CalendarRule {
    switch calendar {
    case .iso8601: ISO8601Rule()
    default: ISO8601Rule()
    }
  }
}
