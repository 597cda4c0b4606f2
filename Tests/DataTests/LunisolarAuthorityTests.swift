import CalendarCore
import Testing

@testable import CalendarRules
@testable import calgrid_data

/// Every row of the authority tables of the East Asian calendars, and the astronomy beside the tables.
@Suite struct LunisolarAuthorityTests {
  @Test func chineseReproducesEveryRow() throws {
    #expect(RowCount(try Facts.authority("chinese").rows, in: ChineseRule()) == RowCount(equal: 5_640))
    #expect(RowCount(try Facts.authority("chinese_projection").rows, in: ChineseRule()) == RowCount(equal: 615))
  }

  @Test func dangiReproducesEveryRow() throws {
    #expect(RowCount(try Facts.authority("dangi").rows, in: DangiRule()) == RowCount(equal: 5_019))
  }

  @Test func vietnameseReproducesEveryRow() throws {
    #expect(RowCount(try Facts.authority("vietnamese").rows, in: VietnameseRule()) == RowCount(equal: 1_383))
    let before = RowCount(try Facts.authority("vietnamese_before_1968").rows, in: VietnameseRule())
    #expect(before == RowCount(equal: 470))
  }

  /// The one boundary on which rule and table differ: the new moon of 1906-04-23 came at 23:52:10 Beijing mean time, 0:06:30
  /// at UTC+8. The calendar of the empire and the Observatory begin month 4 on the 24th.
  @Test func astronomyReproducesTheChineseTableButOneBoundary() throws {
    let rows = try Facts.authority("chinese").rows.filter { (1_901...2_100).contains($0.year) }
    let count = RowCount(rows, in: ComputedRule(id: .chinese, meridian: .china, years: 1_901...2_100))
    #expect(count == RowCount(equal: 2_471, different: ["1906 3", "1906 4"]))
  }

  /// The rows of 1912 to 2050, among them the nine months of 2050 that the table gives and the rule answers.
  @Test func astronomyReproducesTheKoreanTable() throws {
    let rows = try Facts.authority("dangi").rows.filter { $0.year >= 1_912 }
    let count = RowCount(rows, in: ComputedRule(id: .dangi, meridian: .korea, years: 1_912...2_050))
    #expect(count == RowCount(equal: 1_716))
  }

  /// The Qing calendar was made with the astronomy of its time: 33 of its 256 years differ from ours, most by one boundary.
  @Test func qingTableIsNotTheRule() {
    let computed = ComputedRule(id: .chinese, meridian: .china, years: 1_645...1_900)
    let different = (1_645...1_900).filter { computed.shape(of: $0) != ChineseRule().shape(of: $0) }
    #expect(different.count == 33)
  }
}

/// The astronomy alone, where the rule of the calendar would use its table.
struct ComputedRule: CalendarRule {
  let id: CalendarID
  let meridian: Meridian
  let years: ClosedRange<Int>
  var source: String { "computed" }

  func shape(of year: Int) -> YearShape { LunisolarMonths(meridian: meridian).shape(of: year) }
}
