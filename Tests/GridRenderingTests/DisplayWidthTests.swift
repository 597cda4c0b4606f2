import Foundation
import Testing

@testable import GridRendering

#if canImport(Glibc)
  import Glibc
#endif

/// Columns as the C library counts them, which most terminals follow.
@Suite struct DisplayWidthTests {
  @Test func wordsTakeTheColumnsThatAreSeen() {
    let words: [(String, Int)] = [
      ("", 0), ("September", 9), ("9月", 3), ("星期日", 6), ("일요일", 6), ("שבת", 3), ("\u{200E}ב׳", 2), ("गुरु", 2),
      ("Ṗagumen", 7),
      ("e\u{301}", 1), ("a\u{AD}b", 3), ("ญี่ปุ่น", 3), ("①", 1), ("Ａ", 2),
    ]
    for (word, width) in words { #expect(DisplayWidth.columns(of: word) == width, "\(word)") }
    #expect(words.count == 14)
  }

  #if canImport(Glibc)
    /// Every letter of the table of languages, and all of the planes in which people write.
    @Test func everyLetterOfALanguageIsAsWideAsTheCLibrarySays() throws {
      let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
      let before = uselocale(locale)
      defer {
        uselocale(before)
        freelocale(locale)
      }
      // The module of the C library does not show it.
      typealias Width = @convention(c) (wchar_t) -> CInt
      let wcwidth = unsafeBitCast(try #require(dlsym(nil, "wcwidth")), to: Width.self)
      var compared = 0
      for scalar in Set(LanguageTable.tags.map(LanguageTable.facts).joined().unicodeScalars) where scalar != "\n" {
        #expect(
          DisplayWidth.columns(of: scalar) == Int(wcwidth(wchar_t(bitPattern: scalar.value))),
          "U+\(String(scalar.value, radix: 16))")
        compared += 1
      }
      #expect(compared > 1_000)
    }
  #endif
}
