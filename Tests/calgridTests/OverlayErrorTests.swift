import Foundation
import Testing

/// What is wrong with marks, sign-ins and zones is named: the option, the file, the line.
@Suite struct OverlayErrorTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func expectFailure(_ code: Int32, _ arguments: [String], _ words: [String]) throws {
    let run = try CommandRun(
      program: CommandRun.executable, arguments: (["month", "2026", "9"] + arguments).map { Array($0.utf8) },
      output: .captured)
    #expect(run.exitCode == code, "\(arguments)")
    #expect(run.output.isEmpty, "\(arguments)")
    #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(arguments)")
    for word in words { #expect(run.errors.contains(word), "\(arguments): \(run.errors)") }
  }

  @Test func listsNameFileAndLine() throws {
    let examples: [(String, [String])] = [
      ("2026-09-01\nyesterday\n", ["line 2", "'yesterday'", "2026-09-01"]),
      ("# one\n\n2026-09-31\n", ["line 3", "'2026-09-31'", "01 to 30"]),
      ("2026-09-01\r\n2026-09-01T01:00\r\n", ["line 2", "offset from UTC"]),
      ("1788224400000\n", ["line 1", "seconds since 1970"]), ("2026-09-01 2026-09-02\n", ["line 1"]),
      ("\u{1B}[31m\n", ["line 1", "\\u{1b}[31m"]),
    ]
    for (text, words) in examples {
      try folder.write(Data(text.utf8), to: "list")
      for option in ["--marks", "--sign-in"] {
        let rest = option == "--marks" ? [] : ["--window", "2026-09-01..2026-09-30", "--now", "2026-09-01"]
        try expectFailure(
          65, [option, folder.path("list"), "--time-zone", "UTC"] + rest, words + [folder.path("list")])
      }
    }
    #expect(examples.count == 6)
    try folder.write(Data([0x32, 0xFF]), to: "list")
    try expectFailure(65, ["--marks", folder.path("list")], ["list", "UTF-8"])
    try folder.write(Data("2026-09-01\n0\n".utf8), to: "list")
    try expectFailure(65, ["--marks", folder.path("list")], ["line 2", "time zone"])
    try expectFailure(66, ["--marks", folder.path("none")], ["none", "No such file"])
    try expectFailure(74, ["--marks", folder.path("")], ["directory"])
    try expectFailure(65, ["--marks", "/dev/zero"], ["/dev/zero", "found more than 67108864 bytes"])
  }

  @Test func optionsThatAreWrongOrDoNotGoTogether() throws {
    try folder.write(Data("2026-09-01\n".utf8), to: "list")
    let list = folder.path("list")
    let window = ["--window", "2026-09-01..2026-09-30"]
    let now = ["--now", "2026-09-01"]
    let signIn = ["--sign-in", list]
    let examples: [([String], [String])] = [
      (signIn + window, ["--sign-in", "--now T"]), (signIn + now, ["--sign-in", "--window A..B"]),
      (window, ["--window", "--sign-in FILE"]), (["--make-up", "3"], ["--make-up", "--sign-in FILE"]),
      (
        signIn + now + ["--window", "2026-09-30..2026-09-01"], ["reversed range (window)", "2026-09-30 to 2026-09-01"]
      ),
      (signIn + now + ["--window", "2026-09-30"], ["--window", "'2026-09-30'", "A..B"]),
      (signIn + now + ["--window", "..2026-09-30"], ["--window", "''"]),
      (signIn + now + ["--window", "0..1"], ["--window", "'0'", "--time-zone"]),
      (signIn + window + ["--now", "soon"], ["--now", "'soon'"]),
      (signIn + window + ["--now", "0"], ["--now", "'0'", "--time-zone"]),
      (signIn + window + now + ["--make-up", "-1"], ["--make-up", "'-1'", "0 to 10000"]),
      (["--time-zone", "Mars/Olympus_Mons"], ["--time-zone", "'Mars/Olympus_Mons'", "Asia/Tokyo"]),
      (["--time-zone", "+27:00"], ["--time-zone", "'+27:00'"]), (["--time-zone", ""], ["--time-zone", "''"]),
      (["--time-zone", "../../../etc/passwd"], ["--time-zone"]),
      (["--time-zone", "/usr/share/zoneinfo/UTC"], ["--time-zone"]),
      (["--time-zone", "zone.tab"], ["--time-zone"]), (["--time-zone", "America"], ["--time-zone"]),
      (["--alternate", "chines"], ["--alternate", "'chines'", "chinese"]),
      (["--marks", list, "--format", "csv"], ["--format with --marks", "'csv'", "text, json or svg"]),
      (["--alternate", "chinese", "--format", "csv"], ["--format with --alternate", "'csv'"]),
    ]
    for (arguments, words) in examples { try expectFailure(64, arguments, words) }
    #expect(examples.count == 21)
    let early = try CommandRun("month", "1066", "10", "--alternate", "chinese")
    #expect(early.exitCode == 64 && early.errors.contains("for chinese"))
  }

  @Test func aZoneFolderOfOnesOwnIsUsed() throws {
    // What TZDIR names is the database: without it the zone is not known.
    let run = try CommandRun("month", "--time-zone", "Asia/Tokyo", environment: ["TZDIR": folder.path("")])
    #expect(run.exitCode == 64 && run.errors.contains("'Asia/Tokyo'"))
  }
}
