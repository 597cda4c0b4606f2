public import CalendarCore

/// The version of each rule.
public enum RuleVersions {
  /// The version of a calendar's rule, as `RuleVersion.compute` gives it.
  public static func version(of calendar: CalendarID) -> UInt64 {
    0
  }
}
