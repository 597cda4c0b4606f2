import CalendarCore
import Testing

@Suite struct FloorDivisionTests {
  @Test func knownQuotientsAndRemainders() {
    #expect(floorDivide(7, 7) == 1)
    #expect(floorDivide(6, 7) == 0)
    #expect(floorDivide(-1, 7) == -1)
    #expect(floorDivide(-7, 7) == -1)
    #expect(floorDivide(-8, 7) == -2)
    #expect(floorModulo(-1, 7) == 6)
    #expect(floorModulo(-7, 7) == 0)
    #expect(floorModulo(13, 7) == 6)
  }

  @Test func quotientAndRemainderMakeTheDividend() {
    var checked = 0
    for divisor in [1, 2, 3, 4, 7, 19, 28, 30, 33, 60, 400, 25_920, 146_097] {
      for dividend in -2_000...2_000 {
        let quotient = floorDivide(dividend, divisor)
        let remainder = floorModulo(dividend, divisor)
        #expect(quotient * divisor + remainder == dividend)
        #expect((0..<divisor).contains(remainder))
        checked += 1
      }
    }
    #expect(checked == 13 * 4_001)
  }

  @Test func extremesDoNotTrap() {
    #expect(floorDivide(.max, 1) == .max)
    #expect(floorDivide(.min, 1) == .min)
    #expect(floorDivide(.min, .max) == -2)
    #expect(floorModulo(.min, 7) == 6)
    #expect(floorModulo(.min, .max) == .max - 1)
  }
}
