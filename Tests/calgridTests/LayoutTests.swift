import Testing

/// `calgrid layout`: places of months and days, and what stands at places.
@Suite struct LayoutTests {
  private static let page = [
    "--years", "2026", "--columns", "3", "--paging", "year", "--row-height", "10", "--column-width", "10", "--header",
    "20", "--gap", "5", "--month-gap", "5",
  ]

  private func run(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(
      program: CommandRun.executable, arguments: (["layout"] + arguments).map { Array($0.utf8) }, output: .captured)
  }

  private func layout(_ arguments: [String]) throws -> [String: Any] {
    let run = try run(arguments)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(arguments): \(run.errors)")
    return try run.object()
  }

  @Test func aYearOnAPageHasItsMeasures() throws {
    let fields = try layout(Self.page)
    #expect(fields["calendar"] as? String == "gregorian")
    #expect(fields["years"] as? [String: Int] == ["first": 2026, "last": 2026])
    #expect(fields["monthCount"] as? Int == 12)
    #expect(fields["bandCount"] as? Int == 4)
    #expect(fields["pageCount"] as? Int == 1)
    // Four bands of header and six rows, with three gaps.
    #expect(fields["pageSize"] as? [String: Int] == ["width": 220, "height": 4 * 80 + 3 * 5])
    #expect(fields["contentSize"] as? [String: Int] == ["width": 220, "height": 335])
  }

  @Test func monthsAndDaysHavePlaces() throws {
    let fields = try layout(Self.page + ["--year", "2026", "--month", "10", "--day", "2026-10-09"])
    let month = try #require(fields["month"] as? [String: Any])
    // Above stand bands of 5, 6 and 6 rows.
    #expect(month["frame"] as? [String: Int] == ["x": 0, "y": 75 + 85 + 85, "width": 70, "height": 70])
    #expect(month["rowTops"] as? [Int] == [265, 275, 285, 295, 305])
    #expect(month["band"] as? Int == 3)
    let day = try #require(fields["day"] as? [String: Any])
    #expect(day["frame"] as? [String: Int] == ["x": 50, "y": 275, "width": 10, "height": 10])
    #expect(day["day"] as? Int == 9)
  }

  @Test func placesHaveMonthsAndDays() throws {
    let fields = try layout(Self.page + ["--point", "55,279", "--at", "250"])
    let point = try #require(fields["point"] as? [String: Any])
    #expect(point["kind"] as? String == "day")
    #expect(point["date"] as? String == "2026-10-09")
    #expect((point["row"] as? Int, point["column"] as? Int) == (1, 5))
    let at = try #require(fields["at"] as? [String: Any])
    #expect(at["month"] as? Int == 10)
    // 250 is in the header.
    #expect(at.keys.contains("row") && at["row"] as? Int == nil)
    let kinds = try [("0,0", "header"), ("72,0", "gap"), ("0,20", "blank"), ("40,20", "day"), ("0,71", "gap")].map {
      try #require(layout(Self.page + ["--point", $0.0])["point"] as? [String: Any])["kind"] as? String == $0.1
    }
    #expect(kinds == [true, true, true, true, true])
  }

  /// The scroll from place to place: every day of two years is found where it says it stands.
  @Test func aDayStandsWhereItsPlaceSays() throws {
    var compared = 0
    for (calendar, years, date) in [
      ("gregorian", "2025...2026", "2026-03-01"), ("hebrew", "5784...5787", "2024-03-10"),
      ("coptic", "1741...1742", "2025-09-06"), ("chinese", "2023...2025", "2023-04-01"),
    ] {
      for across in ["1", "3", "12"] {
        let options = [
          "--calendar", calendar, "--years", years, "--columns", across, "--row-height", "7", "--header", "3",
          "--fill", "rows",
        ]
        let day = try #require(layout(options + ["--day", date])["day"] as? [String: Any])
        let frame = try #require(day["frame"] as? [String: Int])
        let point = "\(try #require(frame["x"])),\(try #require(frame["y"]) + 6)"
        let found = try #require(layout(options + ["--point", point])["point"] as? [String: Any])
        #expect(found["date"] as? String == date)
        #expect(found["ordinal"] as? Int == day["ordinal"] as? Int)
        compared += 1
      }
    }
    #expect(compared == 12)
  }

  @Test func aStretchHasMonthsAndDays() throws {
    let fields = try layout(["--years", "2026...2027", "--fill", "rows", "--visible", "-3..7"])
    let visible = try #require(fields["visible"] as? [String: Any])
    // January has five rows, the first two rows of February follow.
    let months = try #require(visible["months"] as? [[String: Any]])
    #expect(months.compactMap { $0["month"] as? Int } == [1, 2])
    #expect(visible["firstDay"] as? String == "2025-12-28")
    #expect(visible["lastDay"] as? String == "2026-02-14")
    #expect(try run(["--years", "2026...2027", "--fill", "rows", "--visible", "-3...7"]).output.contains("2026-02-14"))
  }

  @Test func wrongPlacesAndMeasuresAreNamed() throws {
    let examples: [([String], [String])] = [
      (["--row-height", "0"], ["row height", "0", "1 to 65535"]), (["--row-height", "x"], ["--row-height", "'x'"]),
      (["--columns", "0"], ["months side by side", "0"]), (["--columns", "13"], ["13", "1 to 12"]),
      (["--gap", "-1"], ["gap", "-1"]), (["--paging", "week"], ["'week'", "month, year"]),
      (["--paging", "5", "--columns", "2"], ["5 with 2 side by side"]),
      (["--axis", "horizontal"], ["axis", "horizontal without pages"]), (["--rows", "six"], ["fixed, variable"]),
      (["--visible", "9..3"], ["visible range", "9 to 3"]), (["--visible", "9"], ["A..B"]),
      (["--visible", "1000..2000"], ["1000 to 2000"]), (["--point", "7,0"], ["(7, 0)", "x 0 to 6"]),
      (["--point", "1"], ["X,Y"]), (["--at", "-1"], ["-1"]), (["--month", "3"], ["--year"]),
      (["--year", "2025"], ["2025", "2026"]), (["--year", "2026", "--month", "13"], ["13"]),
      (["--day", "2027-01-01"], ["2027-01-01"]), (["--leading-week"], ["--fill none", "--fill six"]),
    ]
    for (arguments, words) in examples {
      let run = try run(["--years", "2026"] + arguments)
      #expect(run.exitCode == 64 && run.output.isEmpty, "\(arguments)")
      for word in words { #expect(run.errors.contains(word), "\(arguments): \(run.errors)") }
    }
    #expect(examples.count == 20)
    #expect(try run(["--years", "2027...2026"]).exitCode == 64)
  }

  @Test func everyMonthHasThePlaceThatItHasAlone() throws {
    let options = [
      "--years", "5783...5784", "--calendar", "hebrew", "--row-height", "40", "--header", "30", "--gap", "10",
    ]
    let months = try #require(try layout(options + ["--months"])["months"] as? [[String: Any]])
    #expect(months.count == 25)
    for (index, month) in months.enumerated() where index % 8 == 0 {
      let year = try #require(month["year"] as? Int)
      let name = "\(try #require(month["month"] as? Int))" + (month["leap"] as? Bool == true ? "L" : "")
      let found = try layout(options + ["--year", "\(year)", "--month", name])["month"] as? [String: Any]
      let alone = try #require(found)
      #expect(month["index"] as? Int == index && alone["index"] as? Int == index)
      #expect(month["frame"] as? [String: Int] == alone["frame"] as? [String: Int])
      #expect(month["rowTops"] as? [Int] == alone["rowTops"] as? [Int])
      #expect(month["rowTops"] as? [Int] != nil && month["frame"] as? [String: Int] != nil)
    }
  }
}
