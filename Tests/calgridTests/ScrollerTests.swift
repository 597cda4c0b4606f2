import CalendarCore
import Foundation
import TestSupport
import Testing

/// The page of all years: what it holds, and what it shows in a browser.
@Suite struct ScrollerTests {
  private static let page = Result { () throws -> (folder: ScratchFolder, path: String) in
    let folder = try ScratchFolder()
    let run = try CommandRun("year", "--format", "html", "--today", "2026-11-30", "-o", folder.path("years.html"))
    guard run.exitCode == 0, run.output.isEmpty else { throw RunError(problem: run.errors) }
    return (folder, folder.path("years.html"))
  }

  private static func text() throws -> String { try String(contentsOfFile: page.get().path, encoding: .utf8) }

  // MARK: - The file

  @Test func thePageIsOneFileWithTheReaderInIt() throws {
    let text = try Self.text()
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(text.utf8.count < 3_000_000)
    #expect(text.contains(try DataFolder.text(of: "../Sources/Readers/calgrid.js")))
    for outside in ["http:", "https:", " src=", "@import", "url("] { #expect(!text.contains(outside), "\(outside)") }
    #expect(try CommandRun("year", "--format", "html", "--today", "2026-11-30").output == text)
  }

  @Test func fewerYearsMakeASmallerPage() throws {
    let run = try CommandRun("year", "--format", "html", "--years", "1990...2060", "--calendar", "hebrew")
    #expect(run.exitCode == 0)
    #expect(run.output.utf8.count < 500_000)
    #expect(run.output.contains("\"calendar\":\"hebrew\""))
  }

  @Test(arguments: [
    (["--columns", "3"], "--columns"), (["--transpose"], "--transpose"), (["--years", "9...1"], "--years"),
    (["--years", "1...100", "--calendar", "chinese"], "chinese"), (["--marks", "/dev/null"], "--marks"),
    (["2026", "--years", "1...9"], "--years"),
  ])
  func whatThePageCannotHoldIsNamed(_ arguments: [String], _ name: String) throws {
    let run = try CommandRun(
      program: CommandRun.executable, arguments: (["year", "--format", "html"] + arguments).map { Array($0.utf8) },
      output: .captured)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(name))
  }

  // MARK: - In the browser

  /// Waits until the lines that are not on the screen are there too, then gives all cells of a year.
  private static func cells(year: Int) -> String {
    """
    (async () => {
      const section = () => document.querySelector('section[data-year="\(year)"]');
      for (let i = 0; i < 200 && !(section() && [...section().querySelectorAll('.line')].every((line) => line.firstChild)); i++) {
        await new Promise((done) => setTimeout(done, 10));
      }
      return {
        title: section().querySelector('h2 bdi').textContent,
        months: [...section().querySelectorAll('table')].map((table) => ({
          title: table.caption.textContent,
          heads: [...table.querySelectorAll('thead th[abbr]:not([abbr=Week])')].map((head) => head.abbr),
          weeks: [...table.tBodies[0].rows].map((row) => ({
            week: Number(row.querySelector('th').textContent),
            cells: [...row.querySelectorAll('td')].map((cell) => cell.dataset.d ?? cell.dataset.o ?
              `${cell.dataset.d ?? cell.dataset.o} ${cell.firstChild.data} ${cell.dataset.d ? 'current' : 'other'}` : 'blank'),
          })),
        })),
      };
    })()
    """
  }

  /// The same from the command line, whose reader is another one.
  private static func expected(_ calendar: String, _ year: Int) throws -> (months: [[[String]]], weeks: [[Int]]) {
    let run = try CommandRun(
      "year", "\(year)", "--calendar", calendar, "--fill", "rows", "--first-weekday", "2", "--minimum-days", "4",
      "--format", "json")
    let months = try #require(try run.object()["months"] as? [[String: Any]])
    return try months.reduce(into: ([], [])) { result, month in
      let weeks = try #require(month["weeks"] as? [[String: Any]])
      result.weeks.append(weeks.map { $0["week"] as? Int ?? 0 })
      result.months.append(
        try weeks.map { week in
          try #require(week["cells"] as? [Any]).map { cell in
            guard let cell = cell as? [String: Any], let date = cell["date"] as? String,
              let label = cell["day"] as? Int,
              let owner = cell["owner"] as? String
            else { return "blank" }
            let day = Day(try ISODate(text: date)).number
            return "\(day) \(label) \(owner == "current" ? "current" : "other")"
          }
        })
    }
  }

  @Test(.enabled(if: BrowserRun.program != nil, "chromium and python3 are needed"))
  func yearsOfAllKindsHaveTheCellsOfTheCommandLine() throws {
    let years = [
      ("gregorian", 1), ("gregorian", 1_582), ("gregorian", 2_026), ("gregorian", 9_999), ("hebrew", 5_784),
      ("hebrew", 3_761),
      ("chinese", 2_025), ("chinese", 1_645), ("vikram", 2_082), ("japanese", 2_019), ("islamicUmmAlQura", 1_447),
      ("julian", 4), ("coptic", 1_742), ("nepali", 2_100), ("buddhist", 2_569), ("republicOfChina", 115),
    ]
    let setting = "first=2&weeks=4&fill=shown"
    let steps: [[Any]] =
      [["size", 1_280, 900]]
      + years.flatMap { [["hash", "calendar=\($0)&year=\($1)&\(setting)"], ["eval", Self.cells(year: $1)]] }
    let results = try BrowserRun(page: try Self.page.get().path, steps: steps).results
    var cells = 0
    for (position, (calendar, year)) in years.enumerated() {
      #expect(
        (results[1 + 2 * position] as? [String])?.isEmpty == true, "\(calendar) \(year): \(results[1 + 2 * position])")
      let shown = try #require(results[2 + 2 * position] as? [String: Any])
      let months = try #require(shown["months"] as? [[String: Any]])
      let expected = try Self.expected(calendar, year)
      let weeks = try months.map { try #require($0["weeks"] as? [[String: Any]]) }
      #expect(weeks.map { $0.map { $0["week"] as? Int ?? -1 } } == expected.weeks, "\(calendar) \(year)")
      let found = weeks.map { $0.map { $0["cells"] as? [String] ?? [] } }
      #expect(found == expected.months, "\(calendar) \(year)")
      cells += found.joined().joined().count
      #expect(months.allSatisfy { ($0["heads"] as? [String])?.first == "Monday" })
      // Titles as in the picture of one year.
      let picture = try CommandRun("year", "\(year)", "--calendar", calendar, "--format", "html").output
      let captions = picture.components(separatedBy: "<caption>").dropFirst().map { $0.components(separatedBy: "<")[0] }
      #expect(months.map { $0["title"] as? String ?? "" } == captions, "\(calendar) \(year)")
      let title = try #require(shown["title"] as? String)
      #expect(picture.contains("<h1>\(title)</h1>"), "\(title)")
    }
    #expect(cells > 16 * 350)
  }

  /// Names, titles and digits, against the picture of one year, which another part of the code draws.
  @Test(
    .enabled(if: BrowserRun.program != nil, "chromium and python3 are needed"),
    arguments: [
      ("ar_EG", "japanese", 2_019), ("zh_CN", "chinese", 2_025), ("hi_IN-u-nu-deva", "gregorian", 2_026),
      ("de", "hebrew", 5_784),
    ])
  func thePageSpeaksAsThePictureOfAYearDoes(_ locale: String, _ calendar: String, _ year: Int) throws {
    let folder = try ScratchFolder()
    let page = folder.path("years.html")
    let made = try CommandRun(
      "year", "--format", "html", "--years", "2010...2030", "--calendar", calendar, "--locale", locale, "-o", page)
    #expect(made.exitCode == 0, "\(made.errors)")
    let results = try BrowserRun(
      page: page, steps: [["size", 1_280, 900], ["hash", "year=\(year)&weeks=4"], ["eval", Self.cells(year: year)]]
    ).results
    let shown = try #require(results[2] as? [String: Any])
    let months = try #require(shown["months"] as? [[String: Any]])
    let picture = try CommandRun("year", "\(year)", "--calendar", calendar, "--locale", locale, "--format", "html")
      .output
    let captions = picture.components(separatedBy: "<caption>").dropFirst().map { $0.components(separatedBy: "<")[0] }
    #expect(months.map { $0["title"] as? String ?? "" } == captions)
    let title = try #require(shown["title"] as? String)
    #expect(picture.contains("<h1>\(title)</h1>"), "\(title)")
    let drawn = picture.matches(of: #/class="current[^>]*><time datetime="[^"]*">([^<]*)</time>/#).map { String($0.1) }
    let weeks = try months.flatMap { try #require($0["weeks"] as? [[String: Any]]) }
    let labels = weeks.flatMap { $0["cells"] as? [String] ?? [] }.filter { $0.hasSuffix(" current") }.map {
      String($0.split(separator: " ")[1])
    }
    #expect(labels == drawn)
    #expect(labels.count > 350)
  }

  /// Everything by which somebody gets about: the calendar, the year, the keys, the direction, a far place of the scroll bar.
  @Test(.enabled(if: BrowserRun.program != nil, "chromium and python3 are needed"))
  func switchesJumpsAndKeysLeadToTheRightDays() throws {
    func choose(_ id: String, _ value: String) -> [Any] {
      [
        "eval",
        "(() => { const s = document.getElementById('\(id)'); s.value = '\(value)'; s.dispatchEvent(new Event('change')); })()",
      ]
    }
    func jump(_ year: Int) -> [Any] {
      ["eval", "document.getElementById('year').value = '\(year)'; document.getElementById('jump').requestSubmit()"]
    }
    let year: [Any] = ["eval", "document.getElementById('year').value"]
    let day: [Any] = [
      "eval", "document.activeElement.dataset.d + ' ' + document.activeElement.getAttribute('aria-label')",
    ]
    // Today stays on the screen, at its place.
    let isShown: [Any] = [
      "eval",
      "Math.round(document.querySelector('td[data-d=\"20787\"]').getBoundingClientRect().top) + ' ' + document.querySelectorAll('td.t').length",
    ]
    let far =
      "(async () => { const v = document.getElementById('view'); v.scrollTop = v.scrollHeight / 2; "
      + "await new Promise((done) => setTimeout(done, 400)); return document.getElementById('year').value + ' ' "
      + "+ document.querySelectorAll('section').length; })()"
    let click: [Any] = ["eval", "document.getElementById('today').click()"]
    // Steps with a name are answered for.
    let steps: [(name: String, step: [Any])] = [
      ("", ["size", 1_280, 900]), ("", ["hash", "year=2026"]),
      ("", jump(1_582)), ("1582", year), ("day of 1582", day), ("", jump(9_999)), ("9999", year), ("", jump(1)),
      ("1", year),
      ("", jump(2_026)), ("new year", day), ("", ["key", "ArrowRight"]), ("", ["key", "ArrowDown"]), ("arrows", day),
      ("", ["key", "PageDown", true]), ("", ["key", "PageDown"]), ("pages", day),
      ("", choose("dir", "rtl")), ("", click), ("", ["key", "ArrowRight"]), ("right to left", day),
      ("", choose("dir", "ltr")),
      ("", choose("second", "chinese")), ("", click), ("today", day), ("place", isShown),
      ("", choose("calendar", "hebrew")), ("hebrew place", isShown), ("", choose("calendar", "chinese")),
      ("chinese place", isShown), ("", click), ("chinese today", day), ("", choose("calendar", "gregorian")),
      ("far", ["eval", far]), ("", jump(-5)),
      ("too early", ["eval", "document.getElementById('year').validity.rangeUnderflow"]), ("", jump(2_024)),
      ("selected", ["eval", "document.querySelectorAll('td[tabindex=\"0\"]').length"]),
    ]
    let results = try BrowserRun(page: try Self.page.get().path, steps: steps.map(\.step)).results
    let found = Dictionary(zip(steps.map(\.name), results.map { "\($0)" })) { _, last in last }
    let expected = [
      "1582": "1582", "day of 1582": "-141704 Monday, 1 January 1582", "9999": "9999", "1": "1",
      "new year": "20454 Thursday, 1 January 2026", "arrows": "20462 Friday, 9 January 2026",
      "pages": "20858 Tuesday, 9 February 2027", "right to left": "20786 Sunday, 29 November 2026",
      "today": "20787 Monday, 30 November 2026; Chinese: 22 Tenth Month 2026, today",
      "hebrew place": found["place"], "chinese place": found["place"],
      "chinese today": "20787 Monday, 22 Tenth Month 2026 (bing-wu); Chinese: 22 Tenth Month 2026, today",
      "selected": "1",
    ]
    for (name, answer) in expected { #expect(found[name] == answer, "\(name)") }
    #expect(found["place"]?.hasSuffix(" 1") == true)
    #expect(["1", "true"].contains(found["too early"]))
    let middle = (found["far"] ?? "").split(separator: " ").compactMap { Int($0) }
    try #require(middle.count == 2)
    #expect((4_900...5_100).contains(middle[0]))
    #expect((2...6).contains(middle[1]))
  }

  /// Whatever is scrolled past leaves nothing behind. What a frame costs is printed, not judged: that is for a quiet machine.
  @Test(.enabled(if: BrowserRun.program != nil, "chromium and python3 are needed"))
  func scrollingLeavesThePageAsSmallAsItWas() throws {
    let steps: [[Any]] = [
      ["size", 1_280, 900], ["hash", "year=2026"], ["scroll", 4_000, 4_000], ["memory"], ["scroll", 80_000, 20_000],
      ["memory"],
      ["eval", "document.getElementById('year').value + ' ' + document.querySelectorAll('section').length"],
    ]
    let results = try BrowserRun(page: try Self.page.get().path, steps: steps).results
    let before = try #require(results[3] as? [String: Double])
    let after = try #require(results[5] as? [String: Double])
    #expect(after["nodes", default: .infinity] < before["nodes", default: 0] * 1.5)
    #expect(after["heap", default: .infinity] < before["heap", default: 0] + 1_000_000)
    let place = try #require(results[6] as? String).split(separator: " ").compactMap { Int($0) }
    #expect((2_060...2_200).contains(place[0]))
    #expect((2...6).contains(place[1]))
    let slow = try #require(results[2] as? [String: Double])
    let fast = try #require(results[4] as? [String: Double])
    #expect(slow["frames", default: 0] > 5)
    print("scrolling: \(slow) at 4,000 pixels a second, \(fast) at 20,000; memory \(after)")
  }
}
