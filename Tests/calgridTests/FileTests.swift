import Foundation
import Testing

/// Cache files through the command line: made, shown, compared, damaged.
@Suite struct FileTests {
  private let folder: ScratchFolder
  private let file: String

  init() throws {
    folder = try ScratchFolder()
    file = folder.path("a.calgrid")
  }

  private func precompute(
    _ calendars: String = "hebrew,gregorian", _ years: String = "2000...2010", to path: String? = nil
  ) throws {
    let run = try CommandRun("precompute", "--calendar", calendars, "--years", years, "-o", path ?? file)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.lines.count == 1)
  }

  @Test func whatIsPrecomputedIsShownAndRight() throws {
    try precompute()
    let info = try CommandRun("info", file)
    #expect(info.exitCode == 0)
    #expect(info.output.contains("hebrew") && info.output.contains("2000...2010") && info.output.contains("MONT"))
    let fields = try CommandRun("info", "--json", file).object()
    #expect((fields["keys"] as? [Any])?.count == 2)
    #expect((fields["problems"] as? [Any])?.isEmpty == true)
    #expect(fields["bytes"] as? Int == (try folder.bytes("a.calgrid").count))
    let sound = try CommandRun("verify", file)
    #expect(sound.exitCode == 0 && sound.errors.isEmpty)
    let verified = try CommandRun("verify", "--recompute", file)
    #expect(verified.exitCode == 0)
    #expect(verified.output.contains(" 0 of ") && verified.errors.isEmpty)
  }

  @Test func theSameBytesComeFromAnyNumberOfThreadsAndFromExtending() throws {
    for threads in ["1", "2", "7"] {
      let run = try CommandRun(
        "precompute", "--calendar", "hebrew,gregorian", "--years", "1600...2200", "--threads", threads, "-o",
        folder.path(threads))
      #expect(run.exitCode == 0)
    }
    #expect(try folder.bytes("1") == folder.bytes("2"))
    #expect(try folder.bytes("1") == folder.bytes("7"))
    try precompute("hebrew", "1600...2200")
    try precompute("gregorian", "1600...2200")
    #expect(try folder.bytes("a.calgrid") == folder.bytes("1"))
    #expect(folder.names == ["1", "2", "7", "a.calgrid"])
  }

  @Test func differencesAreExitCode1() throws {
    try precompute()
    try precompute("hebrew", "1990...2005", to: folder.path("b"))
    let same = try CommandRun("diff", file, folder.path("b"))
    #expect(same.exitCode == 0)
    #expect(same.errors.contains("gregorian"))
    #expect(same.output.hasPrefix("0 of "))
  }

  @Test func theDefaultFileIsFoundAndMade() throws {
    let home = ["XDG_CACHE_HOME": folder.path("cache")]
    #expect(
      try CommandRun("precompute", "--calendar", "hebrew", "--years", "2000...2001", environment: home).exitCode == 0)
    #expect(try CommandRun("info", environment: home).output.contains("hebrew"))
    #expect(try CommandRun("verify", environment: home).exitCode == 0)
    let named = ["CALGRID_CACHE": folder.path("named")]
    #expect(
      try CommandRun("precompute", "--calendar", "hebrew", "--years", "2000...2001", environment: named).exitCode == 0)
    #expect(folder.names == ["cache", "named"])
  }

  @Test func aTruncatedFileIsNamedAtEveryLength() throws {
    try precompute("gregorian", "2000...2001")
    let whole = try folder.bytes("a.calgrid")
    var compared = 0
    for length in Array(0..<80) + Array(stride(from: 80, to: whole.count, by: 97)) + [whole.count - 1] {
      try folder.write(whole.prefix(length), to: "cut")
      let run = try CommandRun("verify", folder.path("cut"))
      #expect(run.exitCode == 65, "\(length) bytes")
      #expect(run.errors.contains("found") && run.errors.contains("expected"))
      let info = try CommandRun("info", folder.path("cut"))
      #expect(info.exitCode == 65, "\(length) bytes")
      compared += 1
    }
    #expect(compared > 90)
  }

  @Test func aFlippedByteIsNamedAndInfoReadsOn() throws {
    try precompute("gregorian", "2000...2001")
    let whole = try folder.bytes("a.calgrid")
    var compared = 0
    for position in stride(from: 0, to: whole.count, by: 41) {
      var damaged = whole
      damaged[position] ^= 0x40
      try folder.write(damaged, to: "flipped")
      let run = try CommandRun("verify", folder.path("flipped"))
      #expect(run.exitCode == 65, "byte \(position)")
      let info = try CommandRun("info", "--json", folder.path("flipped"))
      #expect(info.exitCode == 65, "byte \(position)")
      #expect((try info.object()["problems"] as? [Any])?.isEmpty == false)
      compared += 1
    }
    #expect(compared > 50)
  }

  @Test func foreignMissingAndUnwritableFilesAreToldApart() throws {
    try folder.write(
      Data("not a grid, but text that is long enough to hold a whole header of the format".utf8), to: "foreign")
    try folder.write(Data(), to: "empty")
    let examples: [([String], Int32)] = [
      (["verify", folder.path("foreign")], 65), (["verify", folder.path("empty")], 65),
      (["info", folder.path("foreign")], 65), (["info", folder.path("empty")], 65), (["info", "/dev/zero"], 65),
      (["year", "2026", "--cache", folder.path("foreign")], 65),
      (["year", "2026", "--cache", folder.path("none")], 66),
      (["info", folder.path("none")], 66), (["verify", folder.path("none")], 66), (["info"], 66),
      (["diff", folder.path("none"), folder.path("none")], 66),
      (["precompute", "--years", "1...2", "-o", "/nonexistent/x"], 73),
      (["precompute", "--years", "1...2", "-o", "/dev/full"], 73), (["precompute", "--years", "1...2"], 73),
      (["precompute", "--years", "1...2", "-o", folder.path("foreign")], 65),
    ]
    var compared = 0
    for (arguments, code) in examples {
      // HOME is a folder under a file, so that nothing can be made there.
      let run = try CommandRun(
        program: CommandRun.executable, arguments: arguments.map { Array($0.utf8) },
        environment: ["HOME": folder.path("foreign")], output: .captured)
      #expect(run.exitCode == code, "\(arguments): \(run.errors)")
      #expect(run.errors.hasPrefix("calgrid: "))
      #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
      compared += 1
    }
    #expect(compared == 15)
    #expect(try folder.bytes("foreign").count == 77)
  }

  @Test func aDamagedDefaultFileIsReportedAndTheAnswerComputed() throws {
    try folder.write(Data("damaged".utf8), to: "damaged")
    let run = try CommandRun("year", "2026", environment: ["CALGRID_CACHE": folder.path("damaged")])
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("not a calgrid file"))
    #expect(try run.output == CommandRun("year", "2026").output)
    #expect(try CommandRun("year", "2026", environment: ["CALGRID_CACHE": folder.path("none")]).errors.isEmpty)
  }

  @Test func coverageThatFallsShortIsSaid() throws {
    let run = try CommandRun("precompute", "--calendar", "persian,coptic", "--years", "600...700", "-o", file)
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("persian covers only its years 1..."))
    #expect(!run.errors.contains("coptic"))
    let none = try CommandRun("precompute", "--calendar", "persian", "--years", "100...200", "-o", file)
    #expect(none.exitCode == 0)
    #expect(none.errors.contains("persian"))
    let nothing = try CommandRun("precompute", "--calendar", "persian", "--years", "100...200", "-o", folder.path("b"))
    #expect(nothing.exitCode == 64)
    #expect(nothing.errors.contains("nothing to build"))
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func anInterruptLeavesNothing(signal: String) throws {
    let run = try CommandRun(
      shell: """
        "$CALGRID" precompute --calendar all --first-weekday all --years -9000...9000 -o '\(file)' &
        sleep 0.2; kill -\(signal) $!; wait $!; echo $?
        """)
    // A machine that is done in 0.2 seconds has nothing to interrupt.
    #expect(["130\n", "0\n"].contains(run.lines.last.map { "\($0)\n" } ?? ""), "\(run.output) \(run.errors)")
    #expect(folder.names == (run.lines.last == "130" ? [] : ["a.calgrid"]))
  }

  @Test func whatIgnoresAClosedTerminalFinishes() throws {
    let run = try CommandRun(
      shell: """
        trap '' HUP
        "$CALGRID" precompute --calendar all --years -9000...9000 -o '\(file)' > /dev/null 2>&1 &
        sleep 0.1; kill -HUP $!; wait $!; echo $?
        """)
    #expect(run.output == "0\n")
    #expect(folder.names == ["a.calgrid"])
  }
}
