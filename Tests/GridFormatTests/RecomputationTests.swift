import CalendarGrid
import TestSupport
import Testing

@testable import GridFormat

/// Files whose checksums are right and whose months are not: only asking the rules again finds them.
@Suite struct RecomputationTests {
  @Test func everyChangedByteOfATableIsFound() throws {
    var changed = 0
    for calendar in [CalendarID.gregorian, .hebrew, .vikram] {
      let years = calendar == .hebrew ? 5780...5784 : calendar == .vikram ? 2075...2079 : 2000...2004
      let sound = try SectionFile(Grids.bytes(calendar, years: years, [.sundayFirst, .iso8601]))
      #expect(Comparison.recompute(try CacheFile(bytes: sound.assembled())).isIdentical)
      for kind in [SectionKind.months, .years, .names, .rows, .labelIndexes, .labels] {
        guard let index = sound.index(kind) else { continue }
        // Every seventh byte reaches each byte of a word, and keeps the default run short.
        for place in stride(from: 0, to: sound.sections[index].content.count, by: 7) {
          var file = sound
          file.sections[index].content[place] ^= 0x10
          changed += 1
          // Some changes are refused at opening already.
          guard let damaged = try? CacheFile(bytes: file.assembled()) else { continue }
          #expect(!Comparison.recompute(damaged).isIdentical, "\(calendar) \(kind.rawValue) byte \(place)")
        }
      }
    }
    #expect(changed > 500)
  }

  @Test func aMonthThatStartsADayLateIsNamed() throws {
    let sound = try SectionFile(Grids.bytes(.gregorian, years: 2000...2004, [.sundayFirst]))
    var file = sound
    let months = try #require(file.index(.months))
    // Behind the leading word and the guard year, February 2000: its first day is the lowest bits of its word.
    file.sections[months].content[4 * (1 + 12 + 1)] ^= 1
    let result = Comparison.recompute(try CacheFile(bytes: file.assembled()))
    #expect(result.differences.map(\.year) == [2000])
    #expect(result.differences.map(\.ordinal) == [2])
    #expect(result.differences.first?.first?.start != result.differences.first?.second?.start)
  }
}
