/// Whether six rows begin with a week of the previous month where the month's first day stands in the first column.
///
/// Only ``FillMode/six`` has rows to spare; the other modes show the weeks that the month touches and no others.
public enum LeadingWeek: String, Hashable, CaseIterable, Sendable {
  /// The month's first day stands in the first row: all spare rows stand behind the month.
  case never
  /// A month whose first day would stand in cell 0 has a whole week of the previous month before it; a month has 32 days at most, so it
  /// still fits six rows.
  case whenAligned
}
