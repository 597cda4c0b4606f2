import Foundation
import GridFoundation
import TestSupport
import Testing

@testable import calgrid_oracle

/// The names of languages that pictures speak are those that Foundation has.
@Suite struct LanguageFactsTests {
  @Test(.enabled(if: DifferenceFiles.isOfThisToolchain, "the table belongs to Swift 6.3 on Linux"))
  func theTableIsWhatFoundationSays() throws {
    let kept = try DataFolder.text(of: "foundation/names-6.3.1-linux.csv")
    #expect(NamesCommand.text == kept, "stale: swift run -c release calgrid-oracle names")
    #expect(kept.split(separator: "\n").count > 1_900)
  }

  /// Known to people who speak the languages, and not read from Foundation.
  @Test func knownNamesAreInTheTable() throws {
    let lines = Set(try DataFolder.text(of: "foundation/names-6.3.1-linux.csv").split(separator: "\n"))
    let known = [
      "de,weekdays.wide,Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag", "zh,leap.wide,闰|",
      "ar-SY,months.gregorian.wide,كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول",
      "fa,digits,۰", "he,direction,rtl", "ja,eras.japanese,明治|大正|昭和|平成|令和",
    ]
    for line in known { #expect(lines.contains(line[...]), "\(line)") }
    #expect(known.count == 6)
  }

  @Test func patternsBecomePlaceholders() {
    let patterns: [(String, String?)] = [
      ("MMMM y", "{monthInDate} {year}"), ("LLLL y 'г'.", "{month} {year} г."),
      ("y('e')'ko' MMMM", "{year}(e)ko {monthInDate}"),
      ("rU年MMMM", "{year}{cycle}年{monthInDate}"), ("Gy年MM月", "{era}{year}年{number}月"),
      ("y 'o''clock'", "{year} o'clock"),
      ("d MMMM y", nil),
    ]
    for (pattern, expected) in patterns { #expect(LanguageFacts.placeholders(pattern) == expected, "\(pattern)") }
    #expect(patterns.count == 7)
  }
}
