import GridFormat
import Testing

/// 32 bits hold a month.
@Suite struct MonthWordTests {
  @Test func theWorkedDecodeIsRight() {
    let word = MonthWord(bits: 0x5F00_0263)
    #expect(word.start == 611)
    #expect(word.dayCount == 31)
    #expect(word.weekdayPosition == 5)
    #expect(!word.hasLabels)
  }

  @Test func fieldsDoNotTouchEachOther() {
    var compared = 0
    for start in [0, 1, 611, 146_096, MonthWord.maximumStart] {
      for dayCount in 1...32 {
        for weekday in 0...6 {
          for hasLabels in [false, true] {
            let word = MonthWord(start: start, dayCount: dayCount, weekdayPosition: weekday, hasLabels: hasLabels)
            #expect(word.start == start && word.dayCount == dayCount)
            #expect(word.weekdayPosition == weekday && word.hasLabels == hasLabels)
            #expect(MonthWord(bits: word.bits) == word)
            compared += 1
          }
        }
      }
    }
    #expect(compared == 5 * 32 * 7 * 2)
  }
}
