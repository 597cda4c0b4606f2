import Testing

/// `month --months N` and `month --three`.
@Suite struct SeveralMonthsTests {
  @Test func threeMonthsStandAroundTheOneNamed() throws {
    let run = try CommandRun("month", "2027", "1", "--three", "--first-weekday", "2", "--width", "80")
    #expect(
      run.output == """
            December 2026           January 2027          February 2027
         Mo Tu We Th Fr Sa Su   Mo Tu We Th Fr Sa Su   Mo Tu We Th Fr Sa Su
             1  2  3  4  5  6                1  2  3    1  2  3  4  5  6  7
          7  8  9 10 11 12 13    4  5  6  7  8  9 10    8  9 10 11 12 13 14
         14 15 16 17 18 19 20   11 12 13 14 15 16 17   15 16 17 18 19 20 21
         21 22 23 24 25 26 27   18 19 20 21 22 23 24   22 23 24 25 26 27 28
         28 29 30 31            25 26 27 28 29 30 31

        """)
  }

  @Test func anyNumberOfMonthsFollowsOneAnother() throws {
    for (count, calendar, year, month) in [
      (1, "gregorian", "2026", "12"), (14, "gregorian", "2026", "12"), (27, "hebrew", "5784", "6"),
      (120, "chinese", "2020", "4L"),
    ] {
      let csv = try CommandRun(
        "month", year, month, "--calendar", calendar, "--months", "\(count)", "--format", "csv")
      #expect(csv.exitCode == 0)
      let dates = csv.lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false)[7] }
      #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
      #expect((29 * count...31 * count).contains(dates.count))
      let json = try CommandRun(
        "month", year, month, "--calendar", calendar, "--months", "\(count)", "--format", "json"
      ).objects()
      #expect(json.count == count)
      #expect(json.reduce(0) { $0 + (($1["dayCount"] as? Int) ?? 0) } == dates.count)
    }
  }

  @Test func monthsBeyondTheEndsOfACalendarAreAnError() throws {
    for (year, month, options) in [
      ("9999", "12", ["--months", "3"]), ("9999", "12", ["--three"]), ("-9999", "1", ["--three"]),
    ] {
      let run = try CommandRun(
        program: CommandRun.executable, arguments: (["month", year, month] + options).map { Array($0.utf8) },
        output: .captured)
      #expect(run.exitCode == 64 && run.output.isEmpty)
      #expect(run.errors.contains("expected months of the years -9999 to 9999"), "\(run.errors)")
    }
    let whole = try CommandRun("month", "9999", "11", "--months", "2", "--format", "json")
    #expect(try whole.objects().count == 2)
  }

  @Test func whatDoesNotGoTogetherIsNamed() throws {
    let examples: [([String], String)] = [
      (["--months", "0"], "1 to 120"), (["--months", "121"], "1 to 120"), (["--months", "2", "--three"], "--three"),
      (["--three", "--format", "html"], "'html'"), (["--months", "2", "--format", "html"], "'html'"),
      (["--paper", "a5", "--format", "svg"], "a4, a3, letter"), (["--paper", "a4"], "svg"),
    ]
    for (arguments, word) in examples {
      let run = try CommandRun(
        program: CommandRun.executable, arguments: (["month", "2026", "9"] + arguments).map { Array($0.utf8) },
        output: .captured)
      #expect(run.exitCode == 64 && run.errors.contains(word), "\(arguments): \(run.errors)")
    }
    #expect(examples.count == 7)
  }
}
