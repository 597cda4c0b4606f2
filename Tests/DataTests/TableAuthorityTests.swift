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
    #expect(RowCount.months(in: UmmAlQuraRule()) == 1_890 + 6)
  }

  @Test func nepaliReproducesEveryRow() throws {
    #expect(RowCount(try Facts.authority("nepali_bs").rows, in: NepaliRule()) == RowCount(equal: 1_512))
    #expect(RowCount.months(in: NepaliRule()) == 1_512)
  }

  @Test(arguments: [
    (HinduSolarRule.Region.tamil, "hindu_solar_tamil"),
    (.malayalam, "hindu_solar_malayalam"),
    (.odia, "hindu_solar_odia"),
    (.bangla, "hindu_solar_bengali"),
  ])
  func hinduSolarReproducesEveryRow(region: HinduSolarRule.Region, file: String) throws {
    let rows = try Facts.authority(file).rows
    let rule = HinduSolarRule(region)
    #expect(RowCount(rows, in: rule) == RowCount(equal: 1_811))
    #expect(RowCount.months(in: rule) == 1_811)
  }

  @Test(arguments: HinduLunisolarRule.Era.allCases)
  func hinduLunisolarReproducesEveryRow(era: HinduLunisolarRule.Era) throws {
    let rows = try Facts.authority("hindu_lunar_amanta").rows
    let rule = HinduLunisolarRule(era)
    let count = RowCount(rows, in: rule) { row in
      let number = row.name.number
      return switch era {
      case .vikram: (row.year, number)
      case .kannada, .marathi, .telugu: (row.year - 135, number)
      case .gujarati: number >= 8 ? (row.year, number - 7) : (row.year - 1, number + 5)
      }
    }
    #expect(count == RowCount(equal: 1_867))
    #expect(RowCount.months(in: rule) == 1_867)
  }
}
