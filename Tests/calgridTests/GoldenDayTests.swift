import Testing

/// The days behind public bug reports, through the command line.
@Suite struct GoldenDayTests {
  private func day(_ date: String, _ calendar: String = "gregorian", fw: Int = 1, md: Int = 1) throws -> [String: Any] {
    try CommandRun(
      "day", date, "--calendar", calendar, "--first-weekday", "\(fw)", "--minimum-days", "\(md)", "--format", "json"
    ).object()
  }

  @Test func weeksBelongToTheRightYear() throws {
    let examples = [
      ("2022-01-01", 1, 1, 2022, 1), ("2022-01-01", 2, 4, 2021, 52), ("2022-01-01", 2, 1, 2022, 1),
      ("2022-06-20", 1, 1, 2022, 26), ("2022-06-20", 2, 4, 2022, 25), ("2024-01-01", 1, 4, 2024, 1),
      ("2024-01-01", 2, 4, 2024, 1), ("2015-12-28", 2, 4, 2015, 53), ("2015-12-28", 1, 1, 2016, 1),
      ("2017-01-01", 2, 4, 2016, 52), ("2017-01-01", 1, 1, 2017, 1), ("2016-01-04", 2, 4, 2016, 1),
      ("2016-01-04", 1, 1, 2016, 2), ("2028-01-01", 1, 1, 2028, 1), ("2028-01-01", 2, 4, 2027, 52),
      ("2028-01-01", 1, 4, 2027, 52), ("2021-01-03", 2, 4, 2020, 53), ("2012-12-31", 2, 1, 2013, 1),
    ]
    var compared = 0
    for (date, fw, md, weekYear, week) in examples {
      let found = try day(date, fw: fw, md: md)
      #expect(found["weekYear"] as? Int == weekYear, "\(date) \(fw)/\(md)")
      #expect(found["week"] as? Int == week, "\(date) \(fw)/\(md)")
      compared += 1
    }
    #expect(compared == 18)
  }

  @Test func iso8601HasItsOwnWeeksByDefault() throws {
    let found = try CommandRun("day", "2017-01-01", "--calendar", "iso8601", "--format", "json").object()
    #expect(found["weekYear"] as? Int == 2016)
    #expect(found["week"] as? Int == 52)
    #expect(found["column"] as? Int == 6)
  }

  @Test func aRegionIsResolvedToItsWeekRule() throws {
    func week(_ options: String...) throws -> Int? {
      let words = ["day", "2017-01-01", "--format", "json"] + options
      let run = try CommandRun(
        program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, output: .captured)
      return try run.object()["week"] as? Int
    }
    #expect(try week("--region", "DE") == 52)
    #expect(try week("--region", "us") == 1)
    #expect(try week("--region", "DE", "--minimum-days", "1") == 1)
    let page = try CommandRun("month", "2026", "9", "--region", "DE", "--format", "json").object()
    #expect(page["firstWeekday"] as? Int == 2)
    #expect(page["minimumDays"] as? Int == 4)
  }

  @Test func someYearsHave54Rows() throws {
    let long = [
      (1, [1916, 1944, 1972, 2000, 2028, 2056, 2084]), (2, [1928, 1956, 1984, 2012, 2040, 2068, 2096]),
    ]
    var compared = 0
    for (fw, years) in long {
      for year in years {
        for (shown, expected) in [(year, 54), (year + 1, 53)] {
          let run = try CommandRun(
            "year", "\(shown)", "--first-weekday", "\(fw)", "--minimum-days", "1", "--fill", "six", "--format", "csv")
          // Rows that hold a day of the year, told apart by their first day.
          let fields = run.lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
          var starts: Set<Substring> = []
          var rowStart: Substring = ""
          for field in fields {
            if field[6] == "0" { rowStart = field[7] }
            if field[9] == "current" { starts.insert(rowStart) }
          }
          #expect(starts.count == expected, "\(shown) fw \(fw)")
          compared += 1
        }
      }
    }
    #expect(compared == 28)
  }

  @Test func knownDatesOfOtherCalendars() throws {
    let examples = [
      ("2025-03-20", "persian", 1403, 12, 30), ("2025-03-21", "persian", 1404, 1, 1),
      ("2017-03-21", "persian", 1396, 1, 1), ("2046-10-01", "hebrew", 5807, 1, 1), ("2024-02-10", "hebrew", 5784, 6, 1),
      ("2024-03-11", "hebrew", 5784, 7, 1), ("2022-01-03", "hebrew", 5782, 5, 1),
      ("1582-10-15", "gregorian", 1582, 10, 15),
      ("1582-10-14", "gregorian", 1582, 10, 4), ("1752-09-14", "gregorian1752", 1752, 9, 14),
      ("1752-09-13", "gregorian1752", 1752, 9, 2), ("2019-05-01", "republicOfChina", 108, 5, 1),
      ("2019-05-01", "buddhist", 2562, 5, 1), ("2025-02-26", "islamicUmmAlQura", 1446, 8, 27),
      ("2023-07-19", "islamicUmmAlQura", 1445, 1, 1), ("2018-11-07", "chinese", 2018, 9, 30),
      ("1987-08-24", "chinese", 1987, 7, 1),
    ]
    var compared = 0
    for (date, calendar, year, month, label) in examples {
      let found = try day(date, calendar)
      #expect(found["year"] as? Int == year, "\(date) \(calendar)")
      #expect(found["month"] as? Int == month, "\(date) \(calendar)")
      #expect(found["day"] as? Int == label, "\(date) \(calendar)")
      #expect(found["leap"] as? Bool == false)
      compared += 1
    }
    #expect(compared == 17)
  }

  @Test func japaneseErasChangeInsideMonths() throws {
    let examples = [
      ("2019-04-30", "Heisei", 31), ("2019-05-01", "Reiwa", 1), ("1989-01-07", "Showa", 64),
      ("1989-01-08", "Heisei", 1),
      ("1868-10-23", "Meiji", 1),
    ]
    var compared = 0
    for (date, era, year) in examples {
      let found = try day(date, "japanese")
      #expect(found["era"] as? String == era)
      #expect(found["eraYear"] as? Int == year)
      compared += 1
    }
    #expect(compared == 5)
    let run = try CommandRun("month", "1989", "1", "--calendar", "japanese")
    #expect(run.output.contains("January Showa 64 / Heisei 1 (1989)"))
  }

  @Test func aDayInAllCalendarsIsAnArray() throws {
    let run = try CommandRun("day", "2026-09-01", "--calendar", "all", "--format", "json")
    let objects = try run.objects()
    #expect(objects.count == 31)
    for object in objects {
      #expect(
        Set(object.keys).isSuperset(of: [
          "date", "calendar", "year", "month", "leap", "ordinal", "day", "row", "column", "weekday", "week", "weekYear",
        ]))
      #expect(object["date"] as? String == "2026-09-01")
      #expect(object["weekday"] as? Int == 3)
    }
    let two = try CommandRun("day", "2026-09-01", "--calendar", "hebrew,gregory", "--format", "json").objects()
    #expect(two.map { $0["calendar"] as? String } == ["hebrew", "gregorian"])
  }

  @Test func whatDoesNotKnowADayIsNamedOrAnError() throws {
    let all = try CommandRun("day", "0500-01-01", "--calendar", "all")
    #expect(all.exitCode == 0)
    #expect(all.errors.contains("persian") && !all.output.contains("persian"))
    let one = try CommandRun("day", "0500-01-01", "--calendar", "persian")
    #expect(one.exitCode == 64)
    #expect(one.errors.contains("0500-01-01") && one.errors.contains("0622-03-21"))
  }
}
