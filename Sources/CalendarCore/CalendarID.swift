/// A calendar by its identifier. Foundation's names where Foundation has the calendar.
public enum CalendarID: String, Hashable, CaseIterable, Sendable {
  case gregorian
  case iso8601
  case julian
  case gregorian1752
  case buddhist
  case republicOfChina
  case japanese
  case chinese
  case dangi
  case vietnamese
  case hebrew
  case islamicCivil
  case islamicTabular
  case islamicUmmAlQura
  case islamic
  case persian
  case indian
  case coptic
  case ethiopicAmeteMihret
  case ethiopicAmeteAlem
  case tamil
  case malayalam
  case odia
  case bangla
  case vikram
  case gujarati
  case kannada
  case marathi
  case telugu
  case banglaBD
  case nepali

  /// Other names of the calendar: CLDR and BCP 47 keys.
  public var aliases: [String] {
    switch self {
    case .gregorian: ["gregory"]
    case .republicOfChina: ["roc"]
    case .islamicCivil: ["islamic-civil", "islamicc"]
    case .islamicTabular: ["islamic-tbla"]
    case .islamicUmmAlQura: ["islamic-umalqura"]
    case .ethiopicAmeteMihret: ["ethiopic"]
    case .ethiopicAmeteAlem: ["ethioaa", "ethiopic-amete-alem"]
    default: []
    }
  }

  /// The week rule when the caller names none: 2/4 for `iso8601`, 1/1 for every other calendar.
  public var defaultWeekRule: WeekRule { self == .iso8601 ? .iso8601 : .sundayFirst }

  /// The calendar with this identifier or alias, in any letter case.
  ///
  /// - Throws: ``ParameterError`` with code `calendar` that names the nearest identifiers.
  public init(text: some StringProtocol) throws(ParameterError) {
    let wanted = text.lowercased()
    for calendar in Self.allCases {
      if calendar.rawValue.lowercased() == wanted || calendar.aliases.contains(wanted) {
        self = calendar
        return
      }
    }
    let names = Self.allCases.flatMap { [$0.rawValue] + $0.aliases }
    let near = Suggestion.nearest(to: String(text.prefix(60)), among: names)
    throw ParameterError(
      code: .calendar, found: String(text.prefix(60)),
      expected: near.isEmpty
        ? "one of \(Self.allCases.map(\.rawValue).joined(separator: ", "))"
        : "perhaps \(near.joined(separator: " or "))")
  }
}
