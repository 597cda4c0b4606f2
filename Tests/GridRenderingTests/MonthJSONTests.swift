import CalendarGrid
import Foundation
import GridRendering
import Testing

@Suite struct MonthJSONTests {
  /// Every cell of a year in every calendar, read back by a JSON reader and compared with the single answers of the grid.
  @Test func cellsAndWeeksAreThoseOfTheGrid() throws {
    var cells = 0
    for calendar in RuleBook.available {
      let rule = try #require(RuleBook.rule(for: calendar))
      let year = (rule.years.lowerBound + rule.years.upperBound) / 2
      for fill in FillMode.allCases {
        let parameters = GridParameters(calendar: calendar, weekRule: .iso8601)
        let grid = try GridOpener.grid(for: parameters, years: (year - 1)...(year + 1))
        var json = JSONWriter()
        try MonthJSON(grid, fill: fill).write(year: year, to: &json)
        let object = try #require(
          try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
        let months = try #require(object["months"] as? [[String: Any]])
        #expect(months.count == (try grid.monthCount(year: year)))
        for month in months {
          let ordinal = try #require(month["ordinal"] as? Int)
          let weeks = try #require(month["weeks"] as? [[String: Any]])
          for (row, week) in weeks.enumerated() {
            let expected = try grid.week(year: year, ordinal: ordinal, row: row)
            #expect(week["week"] as? Int == expected?.week && week["weekYear"] as? Int == expected?.year)
            for (column, found) in try #require(week["cells"] as? [Any]).enumerated() {
              let cell = try grid.cell(year: year, ordinal: ordinal, index: row * 7 + column, fill: fill)
              let found = found as? [String: Any]
              #expect(found?["date"] as? String == cell.map { "\(ISODate($0.day))" })
              #expect(found?["day"] as? Int == cell?.label)
              cells += 1
            }
          }
        }
      }
    }
    #expect(cells > 31 * 3 * 12 * 28)
  }

  @Test func titlesAreThoseOfGridTitles() throws {
    var titles = 0
    for calendar in RuleBook.available {
      let rule = try #require(RuleBook.rule(for: calendar))
      for year in [rule.years.lowerBound, min(2_019, rule.years.upperBound), rule.years.upperBound] {
        guard rule.years.contains(year) else { continue }
        let grid = try GridOpener.grid(for: GridParameters(calendar: calendar), years: year...year)
        for ordinal in try grid.ordinals(year: year) {
          let month = try grid.month(year: year, ordinal: ordinal)
          var json = JSONWriter()
          try MonthJSON(grid).write(month, to: &json)
          let title = try GridTitles(grid).month(month)
          #expect(json.text.contains("\"title\":\"\(title)\""))
          titles += 1
        }
      }
    }
    #expect(titles > 31 * 3 * 10)
  }

  @Test func aYearBesideTheRangeIsAnError() throws {
    let grid = try GridOpener.grid(for: GridParameters(calendar: .gregorian), years: 2_026...2_026)
    var json = JSONWriter()
    #expect(throws: GridError.self) { try MonthJSON(grid).write(year: 3_000_000, to: &json) }
  }
}
