import Testing

/// What is printed, and what happens when it cannot be printed.
@Suite struct OutputTests {
  @Test func lostOutputIsAnError() throws {
    var compared = 0
    for destination in [CommandRun.Destination.file("/dev/full"), .closed] {
      for arguments in [["year", "2026"], ["--help"], ["calendars", "--json"], ["export", "--years", "1...9999"]] {
        let run = try CommandRun(
          program: CommandRun.executable, arguments: arguments.map { Array($0.utf8) }, output: destination)
        #expect(run.exitCode == 74)
        #expect(run.errors.hasPrefix("calgrid: standard output: "))
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
        compared += 1
      }
    }
    #expect(compared == 8)
  }

  @Test func aBrokenPipeIsQuiet() throws {
    let run = try CommandRun(shell: "{ \"$CALGRID\" export --years 1...9999; echo $? >&2; } | head -n 1")
    #expect(run.output == "calendar,year,month,leap,start,length\n")
    #expect(run.errors == "74\n")
  }

  @Test func closedInputAndErrorsDoNoHarm() throws {
    let run = try CommandRun(shell: "\"$CALGRID\" year 2026 <&- 2>&- | wc -l; \"$CALGRID\" year abc 2>&-; echo $?")
    #expect(run.output.split(separator: "\n").last == "64")
  }

  @Test func machineOutputIsTheSameEverywhere() throws {
    let arguments = [
      ["month", "2026", "9", "--format", "json"], ["year", "5784", "--calendar", "hebrew", "--format", "csv"],
      ["day", "2026-09-01", "--calendar", "all", "--format", "json"], ["calendars", "--json"],
    ]
    let surroundings = [
      ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["LC_ALL": "ar_EG.UTF-8"], ["TERM": "xterm"],
      ["COLUMNS": "1"], ["COLUMNS": "0"], ["TZ": "Pacific/Kiritimati"], ["NO_COLOR": "1"],
    ]
    var compared = 0
    for words in arguments {
      let plain = try CommandRun(
        program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, output: .captured)
      #expect(plain.exitCode == 0)
      for environment in surroundings {
        let run = try CommandRun(
          program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, environment: environment,
          output: .captured)
        #expect(run.output == plain.output, "\(environment)")
        compared += 1
      }
    }
    #expect(compared == 32)
  }

  @Test func anyWidthIsTaken() throws {
    var compared = 0
    for columns in ["0", "1", "22", "-5", "x", "999999999999"] {
      let run = try CommandRun("year", "2026", environment: ["COLUMNS": columns])
      #expect(run.exitCode == 0)
      #expect(run.output.contains("December"))
      #expect(try CommandRun("strip", "2026-09-01", environment: ["COLUMNS": columns]).exitCode == 0)
      compared += 1
    }
    #expect(compared == 6)
    #expect(try CommandRun("year", "2026", environment: ["COLUMNS": "1"]).lines.allSatisfy { $0.count <= 22 })
    #expect(try CommandRun("year", "2026", "--width", "50").lines.allSatisfy { $0.count <= 50 })
    #expect(try CommandRun("year", "2026", "--columns", "4").lines.contains { $0.count > 80 })
  }

  @Test func widthsAreJudgedWhateverIsPrinted() throws {
    var compared = 0
    for words in [["year", "2026"], ["month", "2026", "9"], ["strip", "2026-09-01"]] {
      for format in ["text", "json", "csv", "svg", "html"] {
        for (width, code) in [("-5", 64), ("10001", 64), ("x", 64), ("", 64), ("0", 0), ("1", 0)] as [(String, Int32)] {
          let run = try CommandRun(
            program: CommandRun.executable,
            arguments: (words + ["--format", format, "--width", width]).map { Array($0.utf8) }, output: .captured)
          #expect(run.exitCode == code, "\(words) \(format) \(width)")
          #expect(run.errors.isEmpty == (code == 0))
          compared += 1
        }
      }
    }
    #expect(compared == 90)
  }

  @Test func everyGridCommandPrintsEveryFormat() throws {
    let beginnings = [
      "text": " ", "json": "{\"calendar\":", "csv": "calendar,year,", "svg": "<svg xmlns=", "html": "<!DOCTYPE html>",
    ]
    var compared = 0
    for words in [["year", "2026"], ["month", "2026", "9"], ["strip", "2026-09-01"]] {
      for (format, beginning) in beginnings {
        let run = try CommandRun(
          program: CommandRun.executable, arguments: (words + ["--format", format]).map { Array($0.utf8) },
          output: .captured)
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.hasPrefix(format == "text" && words[0] == "strip" ? "September" : beginning))
        #expect(run.output.hasSuffix("\n"))
        compared += 1
      }
    }
    #expect(compared == 15)
  }

  @Test func coloursComeOnlyWhereTheyAreWanted() throws {
    func isColored(_ arguments: String..., environment: [String: String] = [:]) throws -> Bool {
      let words = ["month", "2026", "9", "--today", "2026-09-15"] + arguments
      let run = try CommandRun(
        program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, environment: environment,
        output: .captured)
      return run.output.contains("\u{1B}[")
    }
    #expect(try !isColored(environment: ["TERM": "xterm"]))
    #expect(try isColored("--color", "always", environment: ["NO_COLOR": "1"]))
    #expect(try !isColored("--color", "never"))
    #expect(try CommandRun("month", "2026", "9", "--today", "2026-09-15").output.contains("[15]"))
  }

  @Test func todayDecidesWhatIsShownWithoutOperands() throws {
    #expect(try CommandRun("month", "--today", "2026-09-15").output.contains("September 2026"))
    #expect(try CommandRun("year", "--today", "2026-09-15", "--calendar", "hebrew").output.contains("5787 AM"))
    #expect(try CommandRun("strip", "--today", "2026-09-15").output.contains("September 2026"))
    #expect(try CommandRun("month").exitCode == 0)
  }
}
