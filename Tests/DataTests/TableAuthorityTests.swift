import CalendarCore
import CalendarRules
import Testing

@testable import calgrid_data

/// Every row of the authority tables of the calendars that are tables.
@Suite struct TableAuthorityTests {
  @Test func ummAlQuraReproducesEveryRow() throws {
    let rows = try Facts.authority("islamicUmmAlQura").rows
    #expect(RowCount(rows, in: UmmAlQuraRule()) == RowCount(equal: 1_890))
    let decided = try MonthTable(contentsOf: "\(Facts.data)/decisions/islamicUmmAlQura.csv").rows
    #expect(RowCount(decided, in: UmmAlQuraRule()) == RowCount(equal: 6))
  }

  @Test func nepaliReproducesEveryRow() throws {
    #expect(RowCount(try Facts.authority("nepali_bs").rows, in: NepaliRule()) == RowCount(equal: 1_512))
  }

  /// The tables are cut by Gregorian years; the months of the calendar's first and last year in the table are not a whole
  /// year and lie outside the rule.
  @Test(arguments: [
    (HinduSolarRule.Region.tamil, "hindu_solar_tamil", 11),
    (.malayalam, "hindu_solar_malayalam", 11),
    (.odia, "hindu_solar_odia", 11),
    (.bangla, "hindu_solar_bengali", 11),
  ])
  func hinduSolarReproducesEveryRow(region: HinduSolarRule.Region, file: String, outside: Int) throws {
    let rows = try Facts.authority(file).rows
    #expect(rows.count == 1_811)
    #expect(RowCount(rows, in: HinduSolarRule(region)) == RowCount(equal: 1_811 - outside, outside: outside))
  }

  @Test(arguments: HinduLunisolarRule.Era.allCases)
  func hinduLunisolarReproducesEveryRow(era: HinduLunisolarRule.Era) throws {
    let rows = try Facts.authority("hindu_lunar_amanta").rows
    #expect(rows.count == 1_867)
    let rule = HinduLunisolarRule(era)
    switch era {
    case .vikram:
      // Three months of 1956 and nine of 2107.
      #expect(RowCount(rows, in: rule) == RowCount(equal: 1_855, outside: 12))
    case .kannada, .marathi, .telugu:
      let count = RowCount(rows, in: rule) { ($0.year - 135, $0.name.number) }
      #expect(count == RowCount(equal: 1_855, outside: 12))
    case .gujarati:
      let count = RowCount(rows, in: rule) { row in
        let number = row.name.number
        return number >= 8 ? (row.year, number - 7) : (row.year - 1, number + 5)
      }
      // From Magha 1956 to Ashvin 1957 at the beginning, Kartika 2107 at the end.
      #expect(count == RowCount(equal: 1_856, outside: 11))
    }
  }
}
