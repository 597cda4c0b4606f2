import CalendarCore
import Testing

@Suite struct YearShapeTests {
  @Test func lengthAndEndFollowFromTheMonths() {
    let months = [
      MonthShape(MonthName(number: 1), dayCount: 30),
      MonthShape(MonthName(number: 2), dayCount: 3, labels: [1, 2, 15]),
    ]
    let shape = YearShape(year: 7, start: Day(-10), months: months)
    #expect(shape.dayCount == 33)
    #expect(shape.end == Day(23))
  }

  @Test func labelsCountFromOneUnlessGiven() {
    let plain = MonthShape(MonthName(number: 1), dayCount: 3)
    let cut = MonthShape(MonthName(number: 2), dayCount: 3, labels: [1, 2, 15])
    #expect((0..<3).map(plain.label(at:)) == [1, 2, 3])
    #expect((0..<3).map(cut.label(at:)) == [1, 2, 15])
  }
}
