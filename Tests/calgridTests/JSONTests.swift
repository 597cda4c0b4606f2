import Testing

/// The fields of JSON results, read with another parser.
@Suite struct JSONTests {
  @Test func aMonthHasTheFieldsOfTheDesign() throws {
    let run = try CommandRun(
      "month", "2016", "1", "--calendar", "iso8601", "--fill", "none", "--format", "json")
    let fields = try run.object()
    #expect(fields["calendar"] as? String == "iso8601")
    #expect(fields["firstWeekday"] as? Int == 2)
    #expect(fields["minimumDays"] as? Int == 4)
    let page = try MonthPage(fields)
    #expect((page.year, page.month, page.isLeap, page.ordinal) == (2016, 1, false, 1))
    #expect((page.start, page.dayCount, page.firstWeekdayOffset, page.rowCount) == ("2016-01-01", 31, 4, 5))
    #expect(page.cells.map(\.count) == [7, 7, 7, 7, 7])
    #expect(page.cells[0][..<4] == [nil, nil, nil, nil])
    #expect(page.cells[0][4] == MonthPage.Cell(date: "2016-01-01", day: 1, owner: "current"))
    #expect(page.weeks.map(\.year) == [2015, 2016, 2016, 2016, 2016])
    #expect(page.weeks.map(\.week) == [53, 1, 2, 3, 4])
    #expect(run.output.hasPrefix("{\"calendar\":\"iso8601\",\"firstWeekday\":2,\"minimumDays\":4,\"year\":2016,"))
  }

  @Test func neighboursHaveOwners() throws {
    let page = try MonthPage.month(2026, 9, fw: 2, fill: "six")
    #expect(page.cells[0][0] == MonthPage.Cell(date: "2026-08-31", day: 31, owner: "previous"))
    #expect(page.cells[4][3] == MonthPage.Cell(date: "2026-10-01", day: 1, owner: "next"))
    #expect(page.cells.count == 6)
  }

  @Test func unknownWeeksAndCellsAreNull() throws {
    let page = try MonthPage.month(-9999, 1, fw: 1, md: 1, fill: "six")
    #expect(page.allCells[0] == nil)
    #expect(page.weeks[0].year == nil || page.weeks[0].year == -9999)
    let last = try MonthPage.month(9999, 12, fw: 1, md: 1, fill: "six")
    #expect(last.allCells[41] == nil)
    #expect(last.weeks[5].year == nil && last.weeks[5].week == nil)
  }

  @Test func aYearHoldsItsMonths() throws {
    let fields = try CommandRun("year", "5784", "--calendar", "hebrew", "--format", "json").object()
    #expect(fields["year"] as? Int == 5784)
    #expect(fields["firstWeekday"] as? Int == 1)
    let months = try #require(fields["months"] as? [[String: Any]]).map { try MonthPage($0) }
    #expect(months.map(\.ordinal) == Array(1...13))
    #expect(months.map(\.dayCount).reduce(0, +) == 383)
    let single = try CommandRun("month", "5784", "6", "--calendar", "hebrew", "--format", "json").output.dropLast()
    #expect(try CommandRun("year", "5784", "--calendar", "hebrew", "--format", "json").output.contains(single))
  }

  @Test func aDayHasTheFieldsOfTheDesign() throws {
    let run = try CommandRun("day", "2026-09-01", "--calendar", "iso8601", "--format", "json")
    #expect(
      run.output.hasPrefix(
        "{\"date\":\"2026-09-01\",\"calendar\":\"iso8601\",\"year\":2026,\"month\":9,\"leap\":false,\"ordinal\":9,\"day\":1,"
          + "\"row\":0,\"column\":1,\"weekday\":3,\"week\":36,\"weekYear\":2026"))
  }

  @Test func aDayStandsWhereItsMonthShowsIt() throws {
    var compared = 0
    for calendar in ["gregorian", "hebrew", "persian", "coptic", "islamicCivil", "indian", "gregorian1752"] {
      for date in ["1752-09-14", "1900-02-28", "2024-02-29", "2026-09-01"] {
        let found = try CommandRun("day", date, "--calendar", calendar, "--format", "json").object()
        let year = try #require(found["year"] as? Int)
        let month = try #require(found["month"] as? Int)
        let row = try #require(found["row"] as? Int)
        let column = try #require(found["column"] as? Int)
        let page = try MonthPage.month(year, month, calendar)
        let cell = try #require(page.cells[row][column])
        #expect(cell.date == date)
        #expect(cell.day == found["day"] as? Int)
        #expect(cell.owner == "current")
        #expect(page.weeks[row].week == found["week"] as? Int)
        compared += 1
      }
    }
    #expect(compared == 28)
  }

  @Test func calendarsHaveNamesRangesAndSources() throws {
    let calendars = try CommandRun("calendars", "--json").objects()
    #expect(calendars.count == 31)
    let hebrew = try #require(calendars.first { $0["id"] as? String == "hebrew" })
    #expect((hebrew["years"] as? [String: Int]) == ["first": 1, "last": 9999])
    let roc = try #require(calendars.first { $0["id"] as? String == "republicOfChina" })
    #expect(roc["aliases"] as? [String] == ["roc"])
    for calendar in calendars { #expect((calendar["source"] as? String)?.isEmpty == false) }
    let text = try CommandRun("calendars").output
    for calendar in calendars { #expect(text.contains(try #require(calendar["id"] as? String))) }
  }
}
