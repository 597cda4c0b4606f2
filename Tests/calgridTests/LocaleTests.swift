import Testing

/// `--locale` and the language of the environment.
@Suite struct LocaleTests {
  @Test func theEnvironmentSpeaksToPeopleOnly() throws {
    let german = ["LANG": "de_DE.UTF-8"]
    #expect(try CommandRun("month", "2026", "10", environment: german).output.contains("Oktober 2026"))
    #expect(try CommandRun("year", "2026", "--format", "svg", environment: german).output.contains(">Dezember<"))
    #expect(try CommandRun("strip", "2026-10-01", environment: german).output.hasPrefix("Oktober 2026\n"))
    #expect(
      try CommandRun("month", "2026", "10", "--locale", "fr", environment: german).output.contains("octobre 2026"))
    #expect(try CommandRun("month", "2026", "10", environment: ["LC_ALL": "xx_XX.UTF-8"]).output.contains("October"))
    var compared = 0
    for words in [["month", "2026", "10"], ["year", "2026"], ["strip", "2026-10-01"]] {
      for format in ["json", "csv"] {
        let arguments = words + ["--format", format]
        let plain = try CommandRun(
          program: CommandRun.executable, arguments: arguments.map { Array($0.utf8) }, output: .captured)
        let told = try CommandRun(
          program: CommandRun.executable, arguments: (arguments + ["--locale", "ar_EG"]).map { Array($0.utf8) },
          environment: german, output: .captured)
        #expect(plain.exitCode == 0 && plain.output == told.output)
        compared += 1
      }
    }
    #expect(compared == 6)
  }

  @Test func columnsAreCountedAsTerminalsShowThem() throws {
    #expect(
      try CommandRun("month", "2026", "9", "--locale", "zh_CN", "--first-weekday", "2").output == """
              2026年9月
         一 二 三 四 五 六 日
             1  2  3  4  5  6
          7  8  9 10 11 12 13
         14 15 16 17 18 19 20
         21 22 23 24 25 26 27
         28 29 30

        """)
    let year = try CommandRun("year", "2026", "--locale", "zh_CN")
    // Two columns for each of the two ideographs: the names stand above the middle of their months.
    #expect(year.lines[2] == "         一月                   二月                   三月")
  }

  @Test func languagesFromTheRightAreMirroredAndKeepTheirColumns() throws {
    let lines = try CommandRun("month", "2026", "9", "--locale", "ar_EG").lines
    let mark = "\u{200E}"
    #expect(lines[0] == "     سبتمبر ٢٠٢٦")
    #expect(lines[1] == " \(mark) س \(mark) ج \(mark) خ \(mark) ر \(mark) ث \(mark) ن \(mark) ح")
    #expect(lines[2] == " \(mark) ٥ \(mark) ٤ \(mark) ٣ \(mark) ٢ \(mark) ١")
    // What the mirrored English month has, in other digits.
    let english = try CommandRun("month", "2026", "9", "--rtl").lines
    let digits = Dictionary(uniqueKeysWithValues: zip("٠١٢٣٤٥٦٧٨٩", "0123456789"))
    for (arabic, latin) in zip(lines.dropFirst(2), english.dropFirst(2)) {
      let text = arabic.unicodeScalars.filter { $0 != "\u{200E}" }
      #expect(String(String.UnicodeScalarView(text)).map { digits[$0] ?? $0 } == Array(latin))
    }
    #expect(lines.count == 7)
  }

  @Test func weeksOfAStripRunFromTheRight() throws {
    let strip = try CommandRun("strip", "2026-09-15", "--locale", "he", "--width", "66")
    let lines = strip.lines.map { line in String(line.filter { $0 != "\u{200E}" }) }
    // Three weeks, then two below them, all of them beginning at the right.
    let days = [lines[2], lines[4]].map { $0.split(separator: " ").compactMap { Int($0) } }
    #expect(days[0] == (1...19).reversed() + [31, 30])
    #expect(days[1] == [3, 2, 1] + (20...30).reversed())
    #expect(lines[4].prefix { $0 == " " }.count == 22 + 2)
  }

  @Test func aDayIsNamedInTheLanguage() throws {
    let run = try CommandRun("day", "2026-02-17", "--calendar", "chinese,gregorian", "--locale", "zh_TW")
    #expect(
      run.output == """
        星期二 2026-02-17

        calendar   day  month  year        row  column  week
        chinese    1    正月   2026丙午年  0    2       1 of 2026
        gregorian  17   2月    2026年      2    2       8 of 2026

        """)
  }

  @Test func aPageSaysItsLanguageAndDirection() throws {
    let page = try CommandRun("month", "2026", "9", "--format", "html", "--locale", "ar_EG").output
    #expect(page.contains("<html lang=\"ar-EG\">") && page.contains("<body dir=\"rtl\">"))
    #expect(page.contains("abbr=\"الثلاثاء\"") && page.contains("<time datetime=\"2026-09-15\">١٥</time>"))
  }

  @Test func unknownLanguagesAreErrors() throws {
    for (text, word) in [("xx", "language"), ("dw", "perhaps da or de"), ("", "zh-Hant"), ("hi-u-nu-roman", "deva")] {
      let run = try CommandRun("month", "2026", "9", "--locale", text)
      #expect(run.exitCode == 64 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("calgrid: --locale: ") && run.errors.contains(word), "\(run.errors)")
    }
  }

  @Test func coloursObeyTheirVariables() throws {
    func isColoured(_ environment: [String: String], _ arguments: String...) throws -> Bool {
      let words = ["month", "2026", "9"] + arguments
      return try CommandRun(
        program: CommandRun.executable, arguments: words.map { Array($0.utf8) }, environment: environment,
        output: .captured
      ).output.contains("\u{1B}[31m")
    }
    #expect(try isColoured(["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "0"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": ""]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "1"], "--color", "never"))
    #expect(try isColoured(["NO_COLOR": "1"], "--color", "always"))
  }
}
