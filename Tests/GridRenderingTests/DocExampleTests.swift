import CalendarGrid
import Foundation
import GridRendering
import TestSupport
import Testing

/// Every Swift example of the README and the DocC catalogs stands here, line by line, and prints what its comments say.
@Suite struct DocExampleTests {
  /// What an example prints, in place of the standard output.
  private final class Printer {
    var text = ""
    func callAsFunction(_ items: Any...) { text += items.map { "\($0)" }.joined(separator: " ") + "\n" }
  }

  @Test func theREADME() throws {
    let print = Printer()
    let weeks = try WeekRule(firstWeekday: .monday, minimumDays: 4)
    let grid = try GridOpener.grid(
      for: GridParameters(calendar: .hebrew, weekRule: weeks), years: 5700...5800,
      in: try? CacheFile(path: "all.calgrid"))
    let adar = try grid.month(year: 5784, name: MonthName(number: 6))  // Adar I of a leap year
    print(adar.start, adar.dayCount, adar.firstWeekdayOffset, adar.rowCount)  // 19763 (2024-02-10) 30 5 5
    let place = try grid.position(of: Day(ISODate(text: "2024-02-29")))
    print(place.date.label, place.row, place.column)  // 20 3 3
    #expect(print.text == "19763 (2024-02-10) 30 5 5\n20 3 3\n")
  }

  @Test func theRules() throws {
    let print = Printer()
    if let hebrew = RuleBook.rule(for: .hebrew) {
      let year = hebrew.shape(of: 5784)
      print(year.start, year.months.count, year.dayCount)  // 19616 (2023-09-16) 13 383
    }
    #expect(print.text == "19616 (2023-09-16) 13 383\n")
  }

  @Test func theLibrary() throws {
    let print = Printer()
    let weeks = try WeekRule(firstWeekday: .monday, minimumDays: 4)
    let parameters = GridParameters(calendar: .persian, weekRule: weeks)
    let grid = try GridOpener.grid(for: parameters, years: 1400...1410)
    let month = try grid.month(year: 1405, ordinal: 1)
    print(month.dayCount, month.rowCount, ISODate(month.start))  // 31 6 2026-03-21
    #expect(print.text == "31 6 2026-03-21\n")
  }

  @Test func aYearViewInThirtyLines() throws {
    let print = Printer()
    let weeks = try WeekRule(firstWeekday: .monday, minimumDays: 4)
    let parameters = GridParameters(calendar: .gregorian, weekRule: weeks)
    let grid = try GridOpener.grid(for: parameters, years: 1582...1582)

    for ordinal in try grid.ordinals(year: 1582) {
      let month = try grid.month(year: 1582, ordinal: ordinal)
      print(parameters.calendar.englishName(of: month.name, monthsInYear: 12))
      print(
        (0..<7).map { Weekday(position: weeks.firstWeekday.position + $0).englishName(.short) }.joined(separator: " "))
      for row in 0..<month.rowCount {
        var line: [String] = []
        for column in 0..<7 {
          let cell = try grid.cell(year: 1582, ordinal: ordinal, index: 7 * row + column, fill: .none)
          let label = cell.map { "\($0.label)" } ?? ""
          line.append(String(repeating: " ", count: 2 - label.count) + label)
        }
        print(line.joined(separator: " "))
      }
      print()
    }
    // The month that the tutorial shows, without the blanks behind the last day.
    let tutorial = try DataFolder.text(of: "../Sources/CalendarGrid/CalendarGrid.docc/YearViewInThirtyLines.md")
    let shown = try #require(tutorial.components(separatedBy: "```text\n").last?.components(separatedBy: "```").first)
    #expect(print.text.contains("\n" + shown) && shown.contains(" 1  2  3  4 15 16 17\n"))
    #expect(print.text.components(separatedBy: "\n\n").count == 13)

    print.text = ""
    let place = try grid.position(of: Day(ISODate(text: "1582-10-15")))
    print(place.date.label, place.row, place.column)  // 15 0 4
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).calgrid").path
    defer { for suffix in ["", ".lock"] { try? FileManager.default.removeItem(atPath: path + suffix) } }
    let request = try BuildRequest(calendars: [.gregorian], weekRules: [weeks], isoYears: 1500...1600)
    let report = try Precomputation.run(request, path: path, threads: 2)
    let shared = try CacheFile(path: path).grid(for: parameters)
    print(report.keyCount, try shared.month(year: 1582, ordinal: 10).dayCount)  // 1 21
    #expect(print.text == "15 0 4\n1 21\n")
  }

  @Test func pictures() throws {
    let print = Printer()
    let parameters = GridParameters(calendar: .gregorian, weekRule: try Region(code: "EG").weekRule)
    let grid = try GridOpener.grid(for: parameters, years: 2026...2026)
    let arabic = try CalendarLanguage(text: "ar_EG")
    let options = PictureOptions(
      today: try Day(ISODate(text: "2026-09-15")), isRightToLeft: arabic.isRightToLeft, language: arabic,
      weekend: try Region(code: "EG").weekend)
    let svg = try SVGPicture(grid, options: options, paper: .a4).year(2026)
    print(svg.prefix(76))  // <svg xmlns="http://www.w3.org/2000/svg" class="calgrid" width="210mm" height
    #expect(print.text == "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"calgrid\" width=\"210mm\" height\n")
  }

  @Test func inAServer() throws {
    let print = Printer()
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/all.calgrid"
    let days = Day(try ISODate(text: "2024-01-01"))...Day(try ISODate(text: "2024-12-31"))
    let request = BuildRequest(keys: [GridParameters(calendar: .gregorian)], days: days)
    try Publication.publish(CacheBuilder.build(request).bytes, to: path)
    func dayCount(year: Int, ordinal: Int, in file: LiveCacheFile) throws -> Int {
      let grid = try file.current.grid(for: GridParameters(calendar: .gregorian))
      return try grid.dayCount(year: year, ordinal: ordinal)
    }
    let file = try LiveCacheFile(path: path, mode: .copied, acceptance: .verified)
    print(try dayCount(year: 2024, ordinal: 2, in: file))  // 29
    #expect(print.text == "29\n")
  }

  /// The blocks that begin with a fence and `swift`, without their imports.
  private static func blocks(_ text: String) -> [[Substring]] {
    text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      let block = rest.components(separatedBy: "\n```")[0][...]
      return block.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("import ") }
    }
  }

  @Test func everyExampleStandsAbove() throws {
    // swift-format may break a line elsewhere than a document does: blanks and breaks are not compared.
    func squeezed(_ lines: [Substring]) -> String { lines.joined().filter { !$0.isWhitespace } }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let code = squeezed(source.split(separator: "\n").map { $0.drop { $0 == " " } })
    let package = URL(fileURLWithPath: DataFolder.path).deletingLastPathComponent()
    var documents = [package.appendingPathComponent("README.md")]
    let files = try #require(
      FileManager.default.enumerator(at: package.appendingPathComponent("Sources"), includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "md" { documents.append(file) }
    var compared = 0
    for document in documents {
      for block in Self.blocks(try String(contentsOf: document, encoding: .utf8)) {
        // What goes into somebody's Package.swift.
        if block.first?.hasPrefix(".package") == true { continue }
        #expect(code.contains(squeezed(block)), "\(document.lastPathComponent): \(block.first ?? "")")
        compared += 1
      }
    }
    #expect(compared >= 7)
  }
}
