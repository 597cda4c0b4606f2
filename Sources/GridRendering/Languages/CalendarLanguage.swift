public import CalendarCore

/// A language of pictures: what it calls months, weekdays and eras, its digits, and the direction in which it is written.
///
/// The names are Foundation's (CLDR's), copied into a table, so that a program that draws calendars does not load 41 MB for them. What a
/// language has no name for is English. Nothing is read from the current locale: whoever wants that asks for it.
public struct CalendarLanguage: Sendable {
  /// The language as BCP 47 has it, with region, script and digits where they matter: `de`, `zh-Hant`, `hi-u-nu-deva`.
  public let tag: String
  /// Whether lines run from right to left.
  public let isRightToLeft: Bool
  /// The digit zero; the other nine follow it in Unicode.
  private let zero: Unicode.Scalar
  /// The names of each subject of the table.
  private let names: [Substring: Substring]

  /// English, the language of everything where no other is asked for.
  public static let english = CalendarLanguage(tag: "en", numbering: nil)

  private init(tag: String, numbering: (name: String, zero: Unicode.Scalar)?) {
    var names: [Substring: Substring] = [:]
    // The more exact a tag, the later it is read: the last word is that of the region.
    let tags = tag == "en" ? [] : ["und"] + Self.parents(of: tag).reversed()
    for tag in tags {
      // Bytes are cut, not characters: they are many, and every start of a tool would wait for them.
      for line in LanguageTable.facts(of: tag).utf8.split(separator: UInt8(ascii: "\n")) {
        guard let comma = line.firstIndex(of: UInt8(ascii: ",")) else { continue }
        names[Substring(line[..<comma])] = Substring(line[line.index(after: comma)...])
      }
    }
    self.tag = tag + (numbering.map { "-u-nu-\($0.name)" } ?? "")
    isRightToLeft = names["direction"] == "rtl"
    zero = numbering?.zero ?? names["digits"]?.unicodeScalars.first ?? "0"
    self.names = names
  }

  /// The language with this name, as BCP 47 or POSIX writes it: `de`, `de-AT`, `zh_TW.UTF-8`, `sr_RS@latin`; `C` and `POSIX` are
  /// English. A region that says nothing of its own is left out, `-u-nu-` asks for digits.
  ///
  /// - Throws: ``ParameterError`` with code `language` for one that is not in the table.
  /// - Complexity: O(n) in the number of languages and of the language's own names.
  public init(text: some StringProtocol) throws(ParameterError) {
    if text == "C" || text == "POSIX" || text.hasPrefix("C.") {
      self = .english
      return
    }
    let wanted = LanguageTag(text)
    guard let wanted, let tag = wanted.candidates.first(where: Self.tags.contains) else {
      let near = Suggestion.nearest(to: String(text.prefix(60)), among: Self.tags)
      throw ParameterError(
        code: .language, found: String(text.prefix(60)),
        expected: near.isEmpty ? "a language such as de, zh-Hant or ar-EG" : "perhaps \(near.joined(separator: " or "))"
      )
    }
    guard let numbering = wanted.numbering else {
      self.init(tag: tag, numbering: nil)
      return
    }
    guard let zero = Self.zeros[numbering] else {
      throw ParameterError(
        code: .language, found: "-u-nu-\(numbering)", expected: Self.zeros.keys.sorted().joined(separator: ", "))
    }
    self.init(tag: tag, numbering: (numbering, zero))
  }

  /// The language of a process: that of `LC_ALL`, `LC_TIME` or `LANG`, the first that is not empty; English if there is none, if it is
  /// not in the table, or if it is not written in UTF-8.
  public init(environment variables: [String: String]) {
    let text = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    guard let text, LanguageTag(text)?.isUnicode == true, let language = try? CalendarLanguage(text: text) else {
      self = .english
      return
    }
    self = language
  }

  /// Every language of the table, and English: the tags in ascending order.
  public static let tags: [String] = (LanguageTable.tags.filter { $0 != "und" } + ["en"]).sorted()

  private static func parents(of tag: String) -> [String] {
    guard let dash = tag.lastIndex(of: "-") else { return [tag] }
    return [tag] + parents(of: String(tag[..<dash]))
  }

  /// The digits of CLDR that are ten characters in a row, by their zero.
  private static let zeros: [String: Unicode.Scalar] = [
    "arab": "\u{660}", "arabext": "\u{6F0}", "beng": "\u{9E6}", "deva": "\u{966}", "gujr": "\u{AE6}", "guru": "\u{A66}",
    "khmr": "\u{17E0}", "knda": "\u{CE6}", "laoo": "\u{ED0}", "latn": "0", "mlym": "\u{D66}", "mymr": "\u{1040}",
    "orya": "\u{B66}", "tamldec": "\u{BE6}", "telu": "\u{C66}", "thai": "\u{E50}", "tibt": "\u{F20}",
  ]

  /// The tag for documents, in which Chinese has to say which characters it means.
  var documentTag: String { tag.hasPrefix("zh") && !tag.hasPrefix("zh-Hant") ? "zh-Hans" + tag.dropFirst(2) : tag }

  /// The names of a subject of the table, if the language has its own.
  subscript(subject: String) -> [String]? {
    names[subject[...]]?.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// A number in the digits of the language.
  ///
  /// - Complexity: O(number of digits).
  public func number(_ value: Int) -> String {
    let digits = String(value)
    if zero == "0" { return digits }
    var text = ""
    for byte in digits.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let value = isDigit ? zero.value + UInt32(byte - UInt8(ascii: "0")) : UInt32(byte)
      text.unicodeScalars.append(Unicode.Scalar(value) ?? "?")
    }
    return text
  }
}

/// Two languages with one tag are one.
extension CalendarLanguage: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.tag == right.tag }
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension CalendarLanguage: CustomStringConvertible {
  public var description: String { tag }
}
