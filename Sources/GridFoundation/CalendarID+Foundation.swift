public import CalendarCore
public import Foundation

extension CalendarID {
  /// The calendar that Foundation calls by this identifier.
  ///
  /// - Throws: ``BridgeError`` with code `unknownIdentifier` for a calendar that calgrid does not have.
  public init(_ identifier: Calendar.Identifier) throws(BridgeError) {
    guard let calendar = Self.allCases.first(where: { $0.foundationIdentifier == identifier }) else {
      throw BridgeError(
        .unknownIdentifier, found: "\(identifier)",
        expected: "one of \(Self.allCases.filter { $0.foundationIdentifier != nil }.map(\.rawValue))")
    }
    self = calendar
  }

  /// Foundation's identifier of the calendar, or `nil` if Foundation does not have it.
  ///
  /// That Foundation has an identifier does not mean that it has the calendar: on Linux it answers Gregorian dates for
  /// `vietnamese` and `ethiopicAmeteAlem`, without a word.
  public var foundationIdentifier: Calendar.Identifier? {
    switch self {
    case .gregorian: .gregorian
    case .iso8601: .iso8601
    case .buddhist: .buddhist
    case .republicOfChina: .republicOfChina
    case .japanese: .japanese
    case .chinese: .chinese
    case .dangi: .dangi
    case .vietnamese: .vietnamese
    case .hebrew: .hebrew
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .islamic: .islamic
    case .persian: .persian
    case .indian: .indian
    case .coptic: .coptic
    case .ethiopicAmeteMihret: .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .tamil: .tamil
    case .malayalam: .malayalam
    case .odia: .odia
    case .bangla: .bangla
    case .vikram: .vikram
    case .gujarati: .gujarati
    case .kannada: .kannada
    case .marathi: .marathi
    case .telugu: .telugu
    case .julian, .gregorian1752, .banglaBD, .nepali: nil
    }
  }
}
