/// A territory of CLDR, and what people there expect of a calendar page: the week rule, the weekend, the calendars.
///
/// A region is *resolved* to a week rule before parameters are made; it never becomes part of them. Source: CLDR 47, week data
/// and calendar preferences. Foundation 6.3.1 on Linux has other week rules for China, Jordan, Algeria and Slovenia.
public struct Region: Hashable, Sendable {
  /// The position in ``RegionTable``.
  private let position: Int

  private init(position: Int) {
    self.position = position
  }

  /// The region with this code, in any letter case: two letters of ISO 3166, or `001` for the world.
  ///
  /// A code that CLDR does not know is an error, never the world's default.
  ///
  /// - Throws: ``ParameterError`` with code `region` that names the nearest regions; it knows English names too, so that
  ///   `Germany` leads to `DE`.
  /// - Complexity: O(log n) in the number of regions.
  public init(code: some StringProtocol) throws(ParameterError) {
    guard let number = Self.number(of: code), let position = Self.position(of: number) else {
      let text = String(code.prefix(60))
      let near = Self.suggestions(for: text)
      throw ParameterError(
        code: .region, found: text,
        expected: near.isEmpty
          ? "a territory code such as DE, US or 001"
          : "perhaps \(near.map { "\($0.code) (\($0.englishName))" }.joined(separator: " or "))")
    }
    self.init(position: position)
  }

  /// Every region, by code.
  public static let all: [Region] = RegionTable.words.indices.map { Region(position: $0) }

  /// The code: two capital letters, or three digits.
  public var code: String { Self.code(of: Int(word >> 16)) }

  /// The name in English, for example `Germany`.
  public var englishName: String { String(names[0]) }

  /// How weeks are cut and numbered there.
  ///
  /// - Complexity: O(1), without allocation.
  public var weekRule: WeekRule { WeekRule(trusted: weekday(at: 0), Int(word >> 3 & 7)) }

  /// The days of rest.
  ///
  /// - Complexity: O(1), without allocation.
  public var weekend: Weekend { Weekend(first: weekday(at: 6), last: weekday(at: 9)) }

  /// The calendars in use there, the most usual one first; never empty. Calendars that this project does not have
  /// (CLDR's `islamic-rgsa`) are left out.
  ///
  /// - Complexity: O(1).
  public var preferredCalendars: [CalendarID] { RegionTable.calendars[Int(word >> 12 & 15)] }

  private var word: UInt32 { RegionTable.words[position] }

  /// The English name, then other names that CLDR knows.
  private var names: [Substring] { RegionTable.names[position].split(separator: "|") }

  private func weekday(at bit: UInt32) -> Weekday { Weekday(position: Int(word >> bit & 7) - 1) }
}

extension Region: CustomStringConvertible {
  public var description: String { code }
}

extension Region {
  /// A code as a number in base 36 with the digits 0…9, A…Z; `nil` unless it is two letters or three digits.
  ///
  /// Two letters give 370…1295; three digits give less when they begin with 0, and more when not. So no two codes share a number.
  package static func number(of code: some StringProtocol) -> Int? {
    let digits = code.utf8.compactMap { (byte) -> Int? in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 55
      case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 87
      default: nil
      }
    }
    guard digits.count == code.utf8.count else { return nil }
    let isCode =
      digits.count == 2 && digits.allSatisfy { $0 >= 10 } || digits.count == 3 && digits.allSatisfy { $0 < 10 }
    return isCode ? digits.reduce(0) { $0 * 36 + $1 } : nil
  }

  private static func code(of number: Int) -> String {
    let digits =
      (370...1_295).contains(number)
      ? [number / 36, number % 36] : [number / 1_296, number / 36 % 36, number % 36]
    return String(decoding: digits.map { UInt8($0 < 10 ? $0 + 48 : $0 + 55) }, as: UTF8.self)
  }

  /// Binary search among the words, which ascend by code.
  private static func position(of number: Int) -> Int? {
    var low = 0
    var high = RegionTable.words.count
    while low < high {
      let middle = (low + high) / 2
      let found = Int(RegionTable.words[middle] >> 16)
      if found == number { return middle }
      if found < number { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// At most three regions that a text may mean; for error messages only.
  private static func suggestions(for text: String) -> [Region] {
    let wanted = text.lowercased()
    // The world and CLDR's "unknown region" are rows of the table, but nobody's typo.
    let candidates = all.filter { $0.code != "001" && $0.code != "ZZ" }
    let exact = candidates.filter { region in region.names.contains { $0.lowercased() == wanted } }
    if !exact.isEmpty { return exact }
    // Two or three characters are a code, more are a name.
    if wanted.count <= 3 {
      let codes = Suggestion.nearest(to: text, among: candidates.map(\.code))
      return codes.compactMap { try? Region(code: $0) }
    }
    let begun = candidates.filter { region in region.names.contains { $0.lowercased().hasPrefix(wanted) } }
    if !begun.isEmpty { return Array(begun.prefix(3)) }
    let names = Suggestion.nearest(to: text, among: candidates.flatMap { $0.names.map(String.init) })
    return names.compactMap { name in candidates.first { $0.names.contains(Substring(name)) } }
  }
}
