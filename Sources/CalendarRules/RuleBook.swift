public import CalendarCore

/// The rules this version has, by calendar.
public enum RuleBook {
  /// The calendars that have a rule in this version, in the order of `CalendarID.allCases`.
  public static let available: [CalendarID] = CalendarID.allCases.filter { rule(for: $0) != nil }

  /// The rule of a calendar, or `nil` if this version has none.
  ///
  /// - Complexity: O(1).
  public static func rule(for calendar: CalendarID) -> (any CalendarRule)? {
    switch calendar {
    case .gregorian, .japanese: HybridRule(calendar)
    case .iso8601: ISO8601Rule()
    case .julian: JulianRule()
    case .gregorian1752: HybridRule(calendar, cutover: .britain)
    case .buddhist: HybridRule(calendar, yearOffset: 543)
    case .republicOfChina: HybridRule(calendar, yearOffset: -1_911)
    case .hebrew: HebrewRule()
    case .islamicCivil: IslamicRule.civil
    case .islamicTabular: IslamicRule.tabular
    case .persian: PersianRule()
    case .indian: IndianRule()
    case .coptic: AlexandrianRule.coptic
    case .ethiopicAmeteMihret: AlexandrianRule.ethiopicAmeteMihret
    case .ethiopicAmeteAlem: AlexandrianRule.ethiopicAmeteAlem
    case .banglaBD: BanglaBDRule()
    case .chinese, .dangi, .vietnamese, .islamicUmmAlQura, .islamic, .tamil, .malayalam, .odia, .bangla, .vikram,
      .gujarati, .kannada, .marathi, .telugu, .nepali:
      TableRules.rule(for: calendar)
    }
  }
}
