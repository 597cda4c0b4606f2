import Foundation
import Testing

/// Marks, sign-ins and a second calendar over the days, in text and JSON.
@Suite struct OverlayTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func list(_ text: String, _ name: String = "days.txt") throws -> String {
    try folder.write(Data(text.utf8), to: name)
    return folder.path(name)
  }

  @Test func marksStandBehindTheDays() throws {
    let path = try list("\u{FEFF}# marks\n2026-09-03\n2026-09-12 # a Saturday\n2026-09-05\n\n2026-10-02\n")
    let run = try CommandRun("month", "2026", "9", "--marks", path, "--today", "2026-09-05", "--fill", "rows")
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      run.output == """
               September 2026
         Su  Mo  Tu  We  Th  Fr  Sa
         30  31   1   2   3*  4 [ 5*]
          6   7   8   9  10  11  12*
         13  14  15  16  17  18  19
         20  21  22  23  24  25  26
         27  28  29  30   1   2*  3

        * marked

        """)
  }

  @Test func aCheckInAtOneInTheMorningBelongsToTheDayBeforeInTheWest() throws {
    let path = try list("2026-09-01T01:00Z\n")
    var marked: [String] = []
    for zone in ["-05:00", "America/New_York", "UTC", "Asia/Tokyo"] {
      let run = try CommandRun(
        "month", "2026", "9", "--marks", path, "--time-zone", zone, "--fill", "rows", "--format", "json")
      let weeks = try #require(run.object()["weeks"] as? [[String: Any]])
      for cell in weeks.flatMap({ $0["cells"] as? [Any] ?? [] }).compactMap({ $0 as? [String: Any] })
      where cell["marked"] as? Bool == true {
        marked.append("\(zone) \(cell["date"] ?? "")")
      }
      let marks = try #require(try run.object()["marks"] as? [String: Int])
      #expect(
        marks
          == (zone.hasPrefix("-") || zone.hasPrefix("America") ? ["mask": 2, "count": 0] : ["mask": 4, "count": 1]))
    }
    #expect(marked == ["-05:00 2026-08-31", "America/New_York 2026-08-31", "UTC 2026-09-01", "Asia/Tokyo 2026-09-01"])
  }

  /// The last second of a day and the first of the next, where days begin in unusual ways.
  @Test(arguments: [
    ("America/Sao_Paulo", "2017-10-15T02:59:59Z", "2017-10-14", "2017-10-15"),
    ("Asia/Beirut", "2022-03-26T21:59:59Z", "2022-03-26", "2022-03-27"),
    ("Africa/Cairo", "2023-04-27T21:59:59Z", "2023-04-27", "2023-04-28"),
    ("Asia/Kathmandu", "1985-12-31T18:29:59Z", "1985-12-31", "1986-01-01"),
    ("Africa/Monrovia", "1972-01-07T00:44:29Z", "1972-01-06", "1972-01-07"),
    ("Pacific/Apia", "2011-12-30T09:59:59Z", "2011-12-29", "2011-12-31"),
    ("Pacific/Kwajalein", "1993-08-21T11:59:59Z", "1993-08-20", "1993-08-22"),
  ])
  func theSystemsZonesFileInstants(_ zone: String, _ text: String, _ before: String, _ after: String) throws {
    let second = Int(try Date(text, strategy: .iso8601).timeIntervalSince1970)
    let path = try list("\(second)\n\(second + 1)\n")
    let month = after.split(separator: "-")
    let run = try CommandRun(
      "month", String(month[0]), String(month[1]), "--marks", path, "--time-zone", zone, "--fill", "six", "--format",
      "json")
    let weeks = try #require(run.object()["weeks"] as? [[String: Any]])
    let cells = weeks.flatMap { $0["cells"] as? [[String: Any]] ?? [] }
    #expect(cells.count == 42)
    #expect(cells.filter { $0["marked"] as? Bool == true }.compactMap { $0["date"] as? String } == [before, after])
  }

  @Test func theSignInCalendarShowsStates() throws {
    let path = try list("2026-09-01T01:00Z\n2026-09-03\n2026-09-05\n1788652800\n")
    let arguments = ["--sign-in", path, "--window", "2026-08-30..2026-09-20", "--time-zone", "America/New_York"]
    // A server's now of 01:00Z on the 7th is still the 6th there, whatever clock and zone the device has.
    let words = ["month", "2026", "9"] + arguments + ["--now", "2026-09-07T01:00Z", "--fill", "rows"]
    func run(_ more: [String], zone: String) throws -> CommandRun {
      try CommandRun(
        program: CommandRun.executable, arguments: (words + more).map { Array($0.utf8) }, environment: ["TZ": zone],
        output: .captured)
    }
    let text = try run([], zone: "Pacific/Kiritimati")
    #expect(try text.output == run([], zone: "Pacific/Pago_Pago").output)
    #expect(
      text.output == """
               September 2026
         Su  Mo  Tu  We  Th  Fr  Sa
         30- 31+  1-  2-  3+  4-  5+
        [ 6?] 7.  8.  9. 10. 11. 12.
         13. 14. 15. 16. 17. 18. 19.
         20. 21  22  23  24  25  26
         27  28  29  30   1   2   3

        + signed in  ? can sign in  - missed  . not yet  blank: outside the window

        """)
    let object = try run(["--make-up", "2", "--format", "json"], zone: "UTC").object()
    let month = try #require(object["signIn"] as? [String: Any])
    #expect(month["today"] as? String == "2026-09-06" && month["streak"] as? Int == 1)
    #expect(month["window"] as? [String] == ["2026-08-30", "2026-09-20"])
    #expect(month["frontBlanks"] as? Int == 2 && month["backBlanks"] as? Int == 3 && month["weeks"] as? Int == 5)
    let counts = try #require(month["counts"] as? [String: Int])
    #expect(counts == ["signed-in": 2, "can-sign-in": 2, "missed": 2, "not-yet": 14, "locked": 10])
    let masks = try #require(month["masks"] as? [String: Int])
    #expect(masks.values.reduce(0, |) == (1 << 42) - 1 && masks.values.reduce(0, +) == (1 << 42) - 1)
    #expect(masks["signed-in"] == 1 << 1 | 1 << 4 | 1 << 6)
  }

  @Test func aSecondCalendarStandsBelowTheDays() throws {
    let run = try CommandRun("month", "2025", "7", "--alternate", "chinese", "--today", "2025-07-25")
    #expect(
      run.output == """
                  July 2025
          Su  Mo  Tu  We  Th  Fr  Sa
                   1   2   3   4   5
                   7   8   9  10  11
           6   7   8   9  10  11  12
          12  13  14  15  16  17  18
          13  14  15  16  17  18  19
          19  20  21  22  23  24  25
          20  21  22  23  24 [25] 26
          26  27  28  29  30  L6   2
          27  28  29  30  31
           3   4   5   6   7

        below the days: chinese; M and a number where a month begins, L where a leap month does

        """)
    let year = try CommandRun("year", "2025", "--alternate", "chinese", "--format", "json").object()
    var starts: [String] = []
    var cells = 0
    for month in try #require(year["months"] as? [[String: Any]]) {
      #expect(month["alternate"] as? String == "chinese")
      for week in try #require(month["weeks"] as? [[String: Any]]) {
        for cell in try #require(week["cells"] as? [Any]) {
          guard let object = cell as? [String: Any] else { continue }
          let alternate = try #require(object["alternate"] as? [String: Any])
          cells += 1
          if alternate["startsMonth"] as? Bool == true {
            let leap = alternate["leap"] as? Bool == true ? "L" : ""
            starts.append("\(alternate["year"] ?? "")/\(alternate["month"] ?? "")\(leap) \(object["date"] ?? "")")
          }
        }
      }
    }
    #expect(cells == 365)
    #expect(
      starts == [
        "2025/1 2025-01-29", "2025/2 2025-02-28", "2025/3 2025-03-29", "2025/4 2025-04-28", "2025/5 2025-05-27",
        "2025/6 2025-06-25", "2025/6L 2025-07-25", "2025/7 2025-08-23", "2025/8 2025-09-22", "2025/9 2025-10-21",
        "2025/10 2025-11-20", "2025/11 2025-12-20",
      ])
  }

  @Test func allOverlaysFitTogetherInAYear() throws {
    let path = try list("2025-07-25\n")
    let run = try CommandRun(
      "year", "2025", "--marks", path, "--sign-in", path, "--window", "2025-07-01...2025-07-31", "--now", "2025-07-26",
      "--alternate", "chinese", "--columns", "2", "--width", "120")
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { $0.contains("20 -  21 -  22 -  23 -  24 -  25*+ [26 ?]") })
    #expect(run.lines.suffix(3).map { String($0.prefix(8)) } == ["* marked", "+ signed", "below th"])
    #expect(run.lines.allSatisfy { $0.count <= 120 })
    // Wider blocks: fewer months fit side by side.
    let wide = try CommandRun("year", "2025", "--marks", path, "--width", "80")
    let plain = try CommandRun("year", "2025", "--width", "80")
    #expect(plain.lines[2].contains("March") && !wide.lines[2].contains("March"))
  }

  @Test func todayIsThatOfNow() throws {
    let run = try CommandRun("month", "--now", "1788224400", "--time-zone", "America/New_York")
    #expect(run.output.contains("August 2026") && run.output.contains("[31]"))
    #expect(try CommandRun("month", "--now", "2026-09-01").output.contains("[ 1]"))
    #expect(try CommandRun("month", "--now", "2026-09-01", "--today", "2026-10-07").output.contains("October 2026"))
  }
}
