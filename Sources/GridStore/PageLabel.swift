/// Which month a page of seven days is called after.
public enum PageLabel: String, Hashable, CaseIterable, Sendable {
  /// The month that holds the page's first day: a page in which a month ends still bears its name.
  case firstDay
  /// The month that holds the page's last day: a month's name stands from the page with its first day on.
  case lastDay
  /// The month that last had a whole page for itself: a month's name stands from its first full week on. Months that are too short to have a
  /// full week, such as the thirteenth of the Coptic year, never name a page.
  case firstFullWeek
}
