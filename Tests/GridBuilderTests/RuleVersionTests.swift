import CalendarCore
import CalendarRules
import GridBuilder
import TestSupport
import Testing

/// A rule's version is a hash of what it says.
@Suite struct RuleVersionTests {
  /// The Coptic rule with one month in one year a day longer.
  private struct Changed: CalendarRule {
    let base: any CalendarRule
    let year: Int
    var id: CalendarID { base.id }
    var years: ClosedRange<Int> { base.years }
    var source: String { base.source }

    func shape(of year: Int) -> YearShape {
      let shape = base.shape(of: year)
      guard year == self.year else { return shape }
      var months = shape.months
      months[3] = MonthShape(months[3].name, dayCount: months[3].dayCount + 1)
      return YearShape(year: year, start: shape.start, months: months)
    }
  }

  @Test func oneDayMakesAnotherVersion() throws {
    let rule = try Grids.calendarRule(.banglaBD)
    let version = RuleVersion.compute(rule)
    #expect(RuleVersion.compute(Changed(base: rule, year: 0)) == version)
    #expect(RuleVersion.compute(Changed(base: rule, year: 5_000)) != version)
    #expect(RuleVersion.compute(Changed(base: rule, year: 9_406)) != version)
  }

  /// Calendars that share their months do not share their versions.
  @Test func calendarsHaveVersionsOfTheirOwn() throws {
    let calendars: [CalendarID] = [.coptic, .persian, .islamicCivil, .islamicTabular, .vikram, .telugu, .marathi]
    let versions = try calendars.map { RuleVersion.compute(try Grids.calendarRule($0)) }
    #expect(Set(versions).count == calendars.count)
  }
}
