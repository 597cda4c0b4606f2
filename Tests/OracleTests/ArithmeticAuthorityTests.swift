import CalendarCore
import CalendarRules
import TestSupport
import Testing

/// The arithmetic calendars against the month tables in `Data/authority`, row by row.
@Suite struct ArithmeticAuthorityTests {
  struct Case: CustomTestStringConvertible {
    let table: String
    let calendar: CalendarID
    let rowCount: Int

    var testDescription: String { table }
  }

  static let cases = [
    Case(table: "gregorian_hybrid", calendar: .gregorian, rowCount: 2_316),
    Case(table: "iso8601_proleptic", calendar: .iso8601, rowCount: 2_520),
    Case(table: "julian", calendar: .julian, rowCount: 2_304),
    Case(table: "buddhist", calendar: .buddhist, rowCount: 2_052),
    Case(table: "republicOfChina", calendar: .republicOfChina, rowCount: 2_292),
    Case(table: "hebrew", calendar: .hebrew, rowCount: 6_807),
    Case(table: "islamicCivil", calendar: .islamicCivil, rowCount: 3_000),
    Case(table: "islamicTabular", calendar: .islamicTabular, rowCount: 3_012),
    Case(table: "persian", calendar: .persian, rowCount: 1_788),
    Case(table: "indian", calendar: .indian, rowCount: 1_800),
    Case(table: "coptic", calendar: .coptic, rowCount: 2_340),
    Case(table: "ethiopicAmeteMihret", calendar: .ethiopicAmeteMihret, rowCount: 2_106),
    Case(table: "ethiopicAmeteAlem", calendar: .ethiopicAmeteAlem, rowCount: 2_106),
    Case(table: "bangla_bd", calendar: .banglaBD, rowCount: 1_080),
  ]

  @Test(arguments: cases) func everyRowIsReproduced(_ example: Case) throws {
    let table = try MonthTable(authority: example.table)
    let rule = try #require(RuleBook.rule(for: example.calendar))
    var compared = 0
    for row in table.rows {
      #expect(MonthTable.calendar(named: row.calendar) == example.calendar)
      let shape = rule.shape(of: row.year)
      var start = shape.start
      var found: MonthShape?
      for month in shape.months {
        if month.name == row.name {
          found = month
          break
        }
        start = start + month.dayCount
      }
      #expect(found?.dayCount == row.dayCount, "length of \(row)")
      #expect(start == row.start, "start of \(row)")
      compared += 1
    }
    #expect(compared == example.rowCount)
    #expect(compared == table.dataLineCount)
  }

  @Test func everyYearOfATableHasAsManyMonthsAsItsRule() throws {
    var years = 0
    for example in Self.cases {
      let rule = try #require(RuleBook.rule(for: example.calendar))
      let rows = try MonthTable(authority: example.table).rows
      for (year, months) in Dictionary(grouping: rows, by: \.year) {
        #expect(months.map(\.name) == rule.shape(of: year).months.map(\.name), "\(example.calendar) \(year)")
        years += 1
      }
    }
    #expect(years == 2_901)
  }
}
