/// How much room a name may take.
public enum NameWidth: Hashable, CaseIterable, Sendable {
  /// In full: `September`, `Sunday`.
  case wide
  /// `Sep`, `Sun`. Many calendars have no abbreviations; their months keep the full name.
  case abbreviated
  /// Two letters, for weekdays: `Su`. Months have no names of this width and take their abbreviations.
  case short
  /// One letter, or a number: `S`, and in calendars without letters of their own `9`. Not unique within a year or week.
  case narrow
}
