/// A label that a calendar puts on its years or days: where a count of years begins, and what it is called.
///
/// Eras are labels on top of the steadily counting year; no grid depends on them.
public enum Era: Hashable, CaseIterable, Sendable {
  /// The years before the Christian era in `gregorian`, `iso8601`, `julian` and `gregorian1752`.
  case beforeChrist
  /// The Christian era, of the same calendars.
  case annoDomini
  /// Of `buddhist`.
  case buddhist
  /// The years before 1912 in `republicOfChina`.
  case beforeRepublicOfChina
  /// Of `republicOfChina`, from 1912.
  case minguo
  /// Of `japanese`, from 1868-10-23.
  case meiji
  /// Of `japanese`, from 1912-07-30.
  case taisho
  /// Of `japanese`, from 1926-12-25.
  case showa
  /// Of `japanese`, from 1989-01-08.
  case heisei
  /// Of `japanese`, from 2019-05-01.
  case reiwa
  /// Of `hebrew`.
  case annoMundi
  /// Of the Islamic calendars.
  case annoHegirae
  /// Of `persian`.
  case annoPersico
  /// Of `indian`, `tamil`, `kannada`, `marathi` and `telugu`.
  case saka
  /// Of `coptic`.
  case annoMartyrum
  /// Of `ethiopicAmeteMihret`.
  case ameteMihret
  /// Of `ethiopicAmeteAlem`.
  case ameteAlem
  /// Of `vikram` and `gujarati`.
  case vikramSamvat
  /// Of `malayalam`.
  case kollam
  /// Of `odia`.
  case amli
  /// Of `bangla` and `banglaBD`.
  case bangabda
  /// Of `nepali`.
  case bikramSambat

  /// The short label that is written beside a year of the era, in English: CLDR's abbreviation where CLDR has one, in plain
  /// letters (CLDR has Taishō, Shōwa, Śaka).
  ///
  /// Several calendars use `AM`; a code names an era only together with its calendar.
  public var code: String {
    switch self {
    case .beforeChrist: "BC"
    case .annoDomini: "AD"
    case .buddhist: "BE"
    case .beforeRepublicOfChina: "B.R.O.C."
    case .minguo: "Minguo"
    case .meiji: "Meiji"
    case .taisho: "Taisho"
    case .showa: "Showa"
    case .heisei: "Heisei"
    case .reiwa: "Reiwa"
    case .annoMundi, .annoMartyrum, .ameteMihret: "AM"
    case .annoHegirae: "AH"
    case .annoPersico: "AP"
    case .saka: "Saka"
    case .ameteAlem: "AA"
    case .vikramSamvat: "VS"
    case .kollam: "Kollam"
    case .amli: "Amli"
    case .bangabda: "Bangabda"
    case .bikramSambat: "BS"
    }
  }

  /// The era's full name in English letters; different for every era.
  public var englishName: String {
    switch self {
    case .beforeChrist: "Before Christ"
    case .annoDomini: "Anno Domini"
    case .buddhist: "Buddhist Era"
    case .beforeRepublicOfChina: "Before R.O.C."
    case .minguo, .meiji, .taisho, .showa, .heisei, .reiwa, .saka, .kollam, .amli, .bangabda: code
    case .annoMundi: "Anno Mundi"
    case .annoHegirae: "Anno Hegirae"
    case .annoPersico: "Anno Persico"
    case .annoMartyrum: "Anno Martyrum"
    case .ameteMihret: "Amete Mihret"
    case .ameteAlem: "Amete Alem"
    case .vikramSamvat: "Vikram Samvat"
    case .bikramSambat: "Bikram Sambat"
    }
  }
}

extension Era: CustomStringConvertible {
  public var description: String { englishName }
}
