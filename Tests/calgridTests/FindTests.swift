import CalendarCore
import TestSupport
import Testing

/// From a label to the days that bear it.
@Suite struct FindTests {
  private func found(_ words: [String]) throws -> [Substring] {
    let run = try CommandRun(
      program: CommandRun.executable, arguments: (["find"] + words).map { Array($0.utf8) }, output: .captured)
    #expect(run.exitCode == 0, "\(words): \(run.errors)")
    #expect(run.errors.isEmpty)
    return run.lines
  }

  @Test func labelsAreFoundAsDays() throws {
    let examples: [([String], [Substring])] = [
      (["2026", "9", "1"], ["2026-09-01"]), (["1582", "10", "4"], ["1582-10-14"]),
      (["1582", "10", "10"], ["skipped: gregorian year 1582 month 10 has no day 10"]),
      (["1582", "10", "15"], ["1582-10-15"]), (["1582", "10", "31"], ["1582-10-31"]),
      (["1582", "10", "10", "--calendar", "iso8601"], ["1582-10-10"]),
      (["1752", "9", "2", "--calendar", "gregorian1752"], ["1752-09-13"]),
      (["1752", "9", "3", "--calendar", "gregorian1752"], ["skipped: gregorian1752 year 1752 month 9 has no day 3"]),
      (["1752", "9", "13", "--calendar", "gregorian1752"], ["skipped: gregorian1752 year 1752 month 9 has no day 13"]),
      (["1752", "9", "14", "--calendar", "gregorian1752"], ["1752-09-14"]), (["1752", "9", "3"], ["1752-09-03"]),
      (["-43", "3", "15", "--calendar", "julian"], ["-0043-03-13"]), (["-43", "3", "15"], ["-0043-03-13"]),
      (["-9999", "1", "1", "--calendar", "iso8601"], ["-9999-01-01"]),
      (["2020", "4L", "1", "--calendar", "chinese"], ["2020-05-23"]),
      (["5784", "6", "30", "--calendar", "hebrew"], ["2024-03-10"]),
    ]
    for (words, lines) in examples { #expect(try found(words) == lines, "\(words)") }
    #expect(examples.count == 16)
  }

  /// Every label of the Hindu lunisolar months of a year, against the facts: a repeated one is on two days in a row, a skipped one on none.
  @Test func hinduLabelsRepeatAndSkip() throws {
    let rows = try CSVTable("authority/hindu_lunar_amanta.csv").rows.filter { $0[1] == "2083" }
    var compared = 0
    var repeats = 0
    var skips = 0
    for row in rows {
      let start = Day(try ISODate(text: row[4]))
      let dayCount = try #require(Int(row[5]))
      let repeated = row[6].split(separator: ";").compactMap { Int($0) }
      let skipped = row[7].split(separator: ";").compactMap { Int($0) }
      var day = start
      // Three labels a month are enough for processes, with those that are special.
      let asked = Set([1, 15, 30] + repeated + skipped)
      for label in 1...30 {
        let count = skipped.contains(label) ? 0 : repeated.contains(label) ? 2 : 1
        if asked.contains(label) {
          let words = [
            "find", "2083", row[2] + (row[3] == "1" ? "L" : ""), "\(label)", "--calendar", "vikram", "--format", "json",
          ]
          let run = try CommandRun(
            program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, output: .captured)
          let fields = try run.object()
          #expect(fields["days"] as? [String] == (0..<count).map { "\(ISODate(day + $0))" }, "\(words)")
          #expect(fields["skipped"] as? Bool == (count == 0), "\(words)")
          #expect(fields["leap"] as? Bool == (row[3] == "1"))
          compared += 1
          repeats += count == 2 ? 1 : 0
          skips += count == 0 ? 1 : 0
        }
        day = day + count
      }
      #expect(day == start + dayCount)
    }
    #expect(rows.count == 13)
    #expect(compared > 50 && repeats > 5 && skips > 10, "\(compared) \(repeats) \(skips)")
  }

  @Test func theFieldsAreThoseOfTheDesign() throws {
    #expect(
      try found(["2026", "9", "1", "--format", "json"]) == [
        "{\"calendar\":\"gregorian\",\"year\":2026,\"month\":9,\"leap\":false,\"ordinal\":9,\"label\":1,"
          + "\"days\":[\"2026-09-01\"],\"skipped\":false}"
      ])
    #expect(
      try found(["1582", "10", "10", "--format", "json"]) == [
        "{\"calendar\":\"gregorian\",\"year\":1582,\"month\":10,\"leap\":false,\"ordinal\":10,\"label\":10,"
          + "\"days\":[],\"skipped\":true}"
      ])
  }

  @Test func whatNoMonthHasIsUsage() throws {
    let examples: [([String], [String])] = [
      (["2026", "9", "31"], ["'31'", "1 to 30"]), (["2026", "2", "29"], ["'29'", "1 to 28"]),
      (["2026", "9", "0"], ["'0'", "1 to 32"]), (["2026", "9", "33"], ["'33'", "1 to 32"]),
      (["1582", "10", "33"], ["'33'", "1 to 32"]), (["2026", "9", "-1"], ["'-1'", "1 to 32"]),
      (["2026", "9", "first"], ["'first'", "whole number"]), (["2026", "9", "99999999999999999999"], ["1 to 32"]),
      (["2026", "13", "1"], ["13"]), (["2026", "4L", "1"], ["4L"]), (["10000", "1", "1"], ["10000", "9999"]),
      (["2026", "9"], ["2 operands", "YEAR MONTH DAY"]),
      (["2026", "9", "1", "--format", "csv"], ["'csv'", "text, json"]),
    ]
    for (words, parts) in examples {
      let run = try CommandRun(
        program: CommandRun.executable, arguments: (["find"] + words).map { Array($0.utf8) }, output: .captured)
      #expect(run.exitCode == 64, "\(words)")
      #expect(run.output.isEmpty)
      for part in parts { #expect(run.errors.contains(part), "\(words): \(run.errors)") }
    }
    #expect(examples.count == 13)
  }

  @Test func aFileAnswersLikeTheRules() throws {
    let folder = try ScratchFolder()
    let made = try CommandRun(
      "precompute", "--calendar", "gregorian", "--years", "1580...1590", "-o", folder.path("a"))
    #expect(made.exitCode == 0)
    #expect(try found(["1582", "10", "4", "--cache", folder.path("a")]) == ["1582-10-14"])
  }
}
