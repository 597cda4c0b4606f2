/// The name of a language, as people write it (`zh-CN`, `hi-u-nu-deva`) and as the environment does (`zh_CN.UTF-8`, `sr_RS@latin`).
struct LanguageTag {
  /// Language, script and region, in that order, in the letter case of BCP 47.
  let parts: [String]
  /// The digits of `-u-nu-`, for example `deva`.
  let numbering: String?
  /// Whether text in this locale is UTF-8, or may be.
  let isUnicode: Bool

  /// - Returns: `nil` for what is no language tag, and for `C` and `POSIX`, which name no language.
  init?(_ text: some StringProtocol) {
    let locale = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = (locale.first ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let encoding = name.count > 1 ? name[1].lowercased() : "utf8"
    isUnicode = encoding == "utf8" || encoding == "utf-8"
    var words = (name.first ?? "").split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map { $0.lowercased() }
    guard words.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) }) else {
      return nil
    }
    var numbering: String?
    if let extensions = words.firstIndex(where: { $0.utf8.count == 1 }) {
      let keys = words[extensions...]
      if let key = keys.firstIndex(of: "nu"), key + 1 < keys.endIndex { numbering = keys[key + 1] }
      words.removeSubrange(extensions...)
    }
    self.numbering = numbering
    guard let language = words.first, (2...3).contains(language.utf8.count) else { return nil }
    var script = words.dropFirst().first { $0.utf8.count == 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let region = words.dropFirst().first { $0.utf8.count == 2 || ($0.utf8.count == 3 && Int($0) != nil) }?.uppercased()
    switch locale.count > 1 ? locale[1].lowercased() : "" {
    case "latin": script = "Latn"
    case "cyrillic": script = "Cyrl"
    default: break
    }
    let modern = Self.replaced[language] ?? language
    if modern == "zh", script == nil, ["TW", "HK", "MO"].contains(region) { script = "Hant" }
    parts = [modern, script == "Hans" || script == "Cyrl" && modern == "sr" ? nil : script, region].compactMap { $0 }
  }

  /// Names of languages that have been replaced, and those of which one form is meant.
  private static let replaced = ["iw": "he", "in": "id", "no": "nb", "tl": "fil", "ji": "yi", "mo": "ro"]

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  /// The tags under which the language may be known, the most exact one first: `zh-Hant-HK`, `zh-Hant`, `zh-HK`, `zh`.
  var candidates: [String] {
    var tags: [String] = []
    for count in stride(from: parts.count, through: 1, by: -1) {
      tags.append(parts[..<count].joined(separator: "-"))
    }
    if parts.count == 3 { tags.insert("\(parts[0])-\(parts[2])", at: 2) }
    return tags
  }
}
