import Testing

/// Wrong arguments: exit code 64, nothing on standard output, one line that says what was found and what was expected.
@Suite struct UsageTests {
  private func expectUsage(_ arguments: [String], _ words: [String]) throws {
    let run = try CommandRun(
      program: CommandRun.executable, arguments: arguments.map { Array($0.utf8) }, output: .captured)
    #expect(run.exitCode == 64, "\(arguments)")
    #expect(run.output.isEmpty, "\(arguments)")
    #expect(run.errors.hasPrefix("calgrid: ") && run.errors.hasSuffix("\n"), "\(arguments)")
    #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(arguments): \(run.errors)")
    #expect(run.errors.count < 1_000, "\(arguments)")
    for word in words { #expect(run.errors.contains(word), "\(arguments): \(run.errors)") }
  }

  @Test func badValuesAreNamed() throws {
    let examples: [([String], [String])] = [
      (["year", "10000"], ["10000", "-9999 to 9999"]),
      (["year", "0", "--calendar", "hebrew"], ["year 0", "1 to 9999"]),
      (["year", "twelve"], ["'twelve'", "whole number"]), (["year", "-9223372036854775808"], ["whole number"]),
      (["year", "99999999999999999999"], ["whole number"]), (["month", "2026", "14"], ["'14'", "1 to 13"]),
      (["month", "2026", "13"], ["13", "12"]), (["month", "2026", "0"], ["'0'"]), (["month", "2026", "4L"], ["4L"]),
      (["month", "5784", "6L", "--calendar", "hebrew"], ["6L", "13"]),
      (["month", "5783", "6", "--calendar", "hebrew"], ["6"]),
      (["month", "2026"], ["both YEAR and MONTH"]), (["year", "--first-weekday", "0"], ["'0'", "1 to 7"]),
      (["year", "--first-weekday", "8"], ["'8'", "1 to 7"]), (["year", "--minimum-days", "0"], ["'0'", "1 to 7"]),
      (["year", "--minimum-days", "x"], ["'x'", "1 to 7"]),
      (["year", "--fill", "seven"], ["'seven'", "none, rows, six"]),
      (["year", "--format", "xml"], ["'xml'", "text, json, csv, svg, html"]), (["year", "--columns", "0"], ["'0'"]),
      (["year", "--region", "Germany"], ["'Germany'", "DE"]),
      (["year", "--color", "pink"], ["auto, always, never"]), (["year", "--calendar", "hebrw"], ["hebrw", "hebrew"]),
      (["year", "--calendar", ""], ["''"]), (["day", "--calendar", "hebrew,,persian", "2026-09-01"], ["''"]),
      (["day"], ["0 operands", "DATE"]), (["day", "2026-02-29"], ["2026-02-29", "01 to 28"]),
      (["day", "2026-13-01"], ["2026-13-01"]), (["day", "yesterday"], ["yesterday", "2026-09-01"]),
      (["year", "--today", "soon"], ["--today", "soon"]),
      (["layout", "--years", "2026...2027", "--today", "soon"], ["--today", "soon"]),
      (["export"], ["--years", "A...B"]),
      (["export", "--years", "9...1"], ["9...1"]), (["export", "--years", "1..9"], ["1..9", "A...B"]),
      (["export", "--years", "1...10000"], ["10000", "9999"]), (["precompute", "--years", "-10000...1"], ["-10000"]),
      (["precompute", "--years", "1...2", "--threads", "0"], ["--threads", "'0'"]),
      (["precompute", "--years", "1...2", "--first-weekday", "1,9"], ["1,9"]), (["precompute"], ["--years"]),
      (["diff", "a"], ["1 operand", "A B"]), (["diff", "a", "b", "c"], ["'c'", "A B"]), (["calendars", "x"], ["'x'"]),
    ]
    for (arguments, words) in examples { try expectUsage(arguments, words) }
    #expect(examples.count == 41)
  }

  @Test func typosGetSuggestions() throws {
    let examples: [([String], String)] = [
      (["yaer"], "perhaps year"), (["calender"], "perhaps calendars"), (["precompue"], "perhaps precompute"),
      (["year", "--calender", "hebrew"], "perhaps --calendar"),
      (["year", "--fist-weekday=2"], "perhaps --first-weekday"),
      (["year", "--week"], ""), (["info", "--jsom"], "perhaps --json"),
      (["year", "--fi", "none"], "--first-weekday or --fill"),
      (["--calendar", "hebrew", "year"], "before the command"), (["year", "-x"], "'-x'"),
      (["year", "--weeks", "--weeks"], "twice"), (["year", "--calendar", "hebrew", "--calendar", "julian"], "twice"),
    ]
    var compared = 0
    for (arguments, words) in examples where !words.isEmpty {
      try expectUsage(arguments, [words])
      compared += 1
    }
    #expect(compared == 11)
    // A beginning that is unique stands for the option.
    #expect(try CommandRun("year", "2026", "--week").output == CommandRun("year", "2026", "--weeks").output)
  }

  @Test func hostileArgumentsAreShortenedAndEscaped() throws {
    let long = String(repeating: "a", count: 10_000)
    let examples: [[String]] = [
      [long], ["--\(long)"], ["year", long], ["year", "--\(long)"], ["year", "--calendar", long], ["day", long],
      ["month", "2026", long], ["export", "--years", long], ["year", "--fill", long], ["calendars", long],
      ["year", "20\n26"], ["year", "--calendar", "heb\nrew"], ["ye\nar"], ["year", "--we\neks"], ["day", "\u{1B}[31m"],
      ["year", "\u{202E}2026"], ["year", "--", "--weeks"], ["year", "-"],
    ]
    for arguments in examples { try expectUsage(arguments, []) }
    #expect(examples.count == 18)
    let run = try CommandRun("day", "\u{1B}[31m\n")
    #expect(run.errors.contains("\\u{1b}[31m\\u{a}"))
  }

  @Test func invalidUTF8IsNamed() throws {
    var compared = 0
    for arguments: [[UInt8]] in [
      [[0xFF]], [Array("year".utf8), [0x32, 0xC0, 0x80]], [Array("day".utf8), [0xED, 0xA0, 0x80]],
      [Array("year".utf8), Array("--calendar".utf8), [0x80]],
    ] {
      let run = try CommandRun(program: CommandRun.executable, arguments: arguments, output: .captured)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("expected valid UTF-8"))
      compared += 1
    }
    #expect(compared == 4)
  }

  @Test func negativeNumbersAreOperands() throws {
    #expect(try CommandRun("year", "-44").output.contains("45 BC"))
    #expect(try CommandRun("year", "-44", "--calendar", "julian").exitCode == 0)
    #expect(try CommandRun("year", "--", "-44").output.contains("45 BC"))
    #expect(try CommandRun("day", "-0044-03-15").exitCode == 0)
    #expect(try CommandRun("month", "-43", "3", "--calendar", "julian").output.contains("March 44 BC"))
    #expect(try CommandRun("export", "--years", "-45...-44").lines.count == 25)
  }

  @Test func noCommandIsAnErrorWithHelp() throws {
    let run = try CommandRun()
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Usage: calgrid COMMAND"))
  }
}
