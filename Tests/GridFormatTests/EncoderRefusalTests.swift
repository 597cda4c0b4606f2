import CalendarCore
import GridFormat
import Testing

/// The encoder proves its formulas and refuses shapes that they do not hold for.
@Suite struct EncoderRefusalTests {
  /// Years of twelve months of 30 days from day 0.
  private static func years(
    _ count: Int, change: (Int, inout [MonthShape], inout Int) -> Void = { _, _, _ in }
  )
    -> [YearShape]
  {
    var start = 0
    return (1...count).map { year in
      var months = (1...12).map { MonthShape(MonthName(number: $0), dayCount: 30) }
      change(year, &months, &start)
      defer { start += months.reduce(0) { $0 + $1.dayCount } }
      return YearShape(year: year, start: Day(start), months: months)
    }
  }

  private func table(_ shapes: [YearShape], cycles: [YearCycle] = []) throws(FormatError) -> EncodedTable {
    try EncodedTable(
      TableInput(
        calendar: .coptic, ruleVersion: 1, years: shapes[0].year...shapes[shapes.count - 1].year, shapes: shapes,
        cycles: cycles, firstWeekdays: [.sunday]))
  }

  private func expectRefusal(_ shapes: [YearShape], cycles: [YearCycle] = [], found: String, _ expected: String) {
    do {
      _ = try table(shapes, cycles: cycles)
      Issue.record("encoded \(found)")
    } catch {
      #expect(error.code == .notEncodable)
      #expect(error.place.hasPrefix("coptic"))
      #expect(error.found.contains(found), "\(error)")
      #expect(error.expected.contains(expected), "\(error)")
    }
  }

  @Test func soundShapesAreEncoded() throws {
    let encoded = try table(Self.years(20))
    #expect(encoded.calendar == .coptic)
  }

  @Test func aGapIsRefused() {
    expectRefusal(
      Self.years(20) { year, _, start in if year == 7 { start += 1 } }, found: "start 2161",
      "where the year before ends")
  }

  @Test func anOverlapIsRefused() {
    expectRefusal(
      Self.years(20) { year, _, start in if year == 7 { start -= 1 } }, found: "start 2159",
      "where the year before ends")
  }

  @Test(arguments: [0, 33]) func aMonthOfImpossibleLengthIsRefused(_ dayCount: Int) {
    expectRefusal(
      Self.years(3) { year, months, _ in
        if year == 2 { months[4] = MonthShape(MonthName(number: 5), dayCount: dayCount) }
      }, found: "month 5 of \(dayCount) days", "1 to 32 days")
  }

  @Test func fourteenMonthsAreRefused() {
    expectRefusal(
      Self.years(3) { _, months, _ in
        months += [13, 13].map { MonthShape(MonthName(number: $0), dayCount: 30) }
      }, found: "month", "at most 13 months")
  }

  @Test func aLabelTooManyIsRefused() {
    expectRefusal(
      Self.years(3) { year, months, _ in
        if year == 2 { months[4] = MonthShape(MonthName(number: 5), dayCount: 30, labels: Array(1...31)) }
      }, found: "month 5 of 30 days", "one label a day")
  }

  /// 7 years of 360 days are 360 weeks; but year 1500 is another one.
  @Test func aCycleThatDoesNotRepeatIsRefused() throws {
    let cycle = YearCycle(years: 1...2_000, period: 7, days: 2_520)
    _ = try table(Self.years(2_000), cycles: [cycle])
    expectRefusal(
      Self.years(2_000) { year, months, _ in
        if year == 1_500 { months[11] = MonthShape(MonthName(number: 12), dayCount: 29) }
      }, cycles: [cycle], found: "another shape", "the shape of year 1493")
  }

  @Test func aPeriodThatIsNotWholeWeeksIsRefused() {
    expectRefusal(
      Self.years(2_000), cycles: [YearCycle(years: 1...2_000, period: 5, days: 1_800)], found: "a period of 1800 days",
      "whole weeks")
  }

  /// 200 years of long months and 200 of short ones lie on no line.
  @Test func monthsFarFromALineAreRefused() {
    expectRefusal(
      Self.years(400) { year, months, _ in
        for index in 0..<12 {
          months[index] = MonthShape(MonthName(number: index + 1), dayCount: year <= 200 ? 32 : 5)
        }
      }, found: "places from a line", "at most 1")
  }

  @Test func theSameTablesInAnyOrderGiveTheSameBytes() throws {
    let shapes = Self.years(20)
    func table(_ calendar: CalendarID) throws -> EncodedTable {
      try EncodedTable(
        TableInput(
          calendar: calendar, ruleVersion: 1, years: 1...20, shapes: shapes, cycles: [],
          firstWeekdays: [.sunday, .monday]))
    }
    let tables = try [CalendarID.coptic, .indian, .persian].map(table)
    let keys = Set(tables.map { GridParameters(calendar: $0.calendar) })
    let bytes = try FileEncoder.encode(tables: tables, keys: keys)
    #expect(try FileEncoder.encode(tables: tables.reversed(), keys: keys) == bytes)
    // Equal months stand in the file once.
    let single = try FileEncoder.encode(tables: [tables[0]], keys: [GridParameters(calendar: .coptic)])
    #expect(bytes.count - single.count == 2 * (Layout.Table.size + Layout.Keys.entrySize))
  }
}
