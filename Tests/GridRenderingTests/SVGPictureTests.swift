import CalendarGrid
import Foundation
import FoundationXML
import GridRendering
import Testing

/// What an SVG is made of: texts that can be read, sizes, schemes, signs.
@Suite struct SVGPictureTests {
  /// The elements of a document with their attributes and their text.
  private final class Elements: NSObject, XMLParserDelegate {
    struct Element {
      let name: String
      let attributes: [String: String]
      var text = ""
    }

    var all: [Element] = []
    private var open: [Int] = []

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      open.append(all.count)
      all.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { all[last].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func roles(_ role: String) -> [Element] { all.filter { $0.attributes["role"] == role } }
    func named(_ name: String) -> [Element] { all.filter { $0.name == name } }
    func classes(_ name: String) -> [Element] {
      all.filter { ($0.attributes["class"] ?? "").split(separator: " ").contains(name[...]) }
    }
  }

  private func grid(_ calendar: CalendarID, _ year: Int, fw: Int = 1) throws -> Grid {
    let rule = try WeekRule(firstWeekday: Weekday(number: fw), minimumDays: 1)
    return try GridOpener.grid(for: GridParameters(calendar: calendar, weekRule: rule), years: year...year)
  }

  private func options(_ language: String, weeks: Bool = false) throws -> PictureOptions {
    let language = try CalendarLanguage(text: language)
    return PictureOptions(showsWeeks: weeks, isRightToLeft: language.isRightToLeft, language: language)
  }

  @Test func monthsAreTablesForScreenReaders() throws {
    let elements = try Elements(SVGPicture(grid(.gregorian, 2026), options: options("de", weeks: true)).year(2026))
    #expect(elements.roles("table").map { $0.attributes["aria-label"] }.prefix(3) == ["Januar", "Februar", "März"])
    #expect(elements.roles("columnheader").count == 84)
    #expect(elements.roles("columnheader").first?.attributes["aria-label"] == "Sonntag")
    #expect(elements.roles("cell").count == 365)
    // January 2026 begins on a Thursday: behind the week number and four blanks.
    #expect(elements.roles("cell").first?.attributes["aria-colindex"] == "6")
    let root = try #require(elements.all.first)
    #expect(root.attributes["lang"] == "de" && root.attributes["xml:lang"] == "de")
    #expect(root.attributes["role"] == "graphics-document document")
    #expect(elements.named("title").first?.text == "2026")
    #expect(elements.named("desc").first?.text.contains("Week numbers") == true)
  }

  @Test func languagesAreWrittenInTheirDirectionAndDigits() throws {
    let elements = try Elements(
      SVGPicture(grid(.gregorian, 2026), options: options("ar-EG")).month(year: 2026, ordinal: 9))
    let root = try #require(elements.all.first)
    #expect(root.attributes["direction"] == "rtl" && root.attributes["lang"] == "ar-EG")
    #expect(elements.named("title").first?.text == "سبتمبر ٢٠٢٦")
    let cells = elements.roles("cell")
    #expect(cells.first?.text == "١" && cells.last?.text == "٣٠")
    // Tuesday is the third column of seven, counted from the right: 4.5 columns of 36 from the left.
    #expect(cells.first?.attributes["x"] == "162")
    let chinese = try Elements(SVGPicture(grid(.gregorian, 2026), options: options("zh")).month(year: 2026, ordinal: 9))
    #expect(chinese.all.first?.attributes["lang"] == "zh-Hans")
    #expect(chinese.all.first?.attributes["direction"] == nil)
  }

  @Test func overlaysStandAtTheDays() throws {
    let grid = try grid(.gregorian, 2026)
    func day(_ day: Int) throws -> Day { Day(try #require(ISODate(year: 2026, month: 9, day: day))) }
    let overlays = DayOverlays(
      marks: try DaySet([try day(1), try day(30)]),
      signIns: try SignInCalendar(
        signedIn: try DaySet([try day(2), try day(3)]), opens: day(2), closes: day(20), today: day(6), makeUpDays: 1),
      alternate: try GridOpener.grid(for: GridParameters(calendar: .chinese), years: 2026...2026))
    let picture = SVGPicture(grid, options: try options("zh"), overlays: overlays)
    let elements = try Elements(picture.month(year: 2026, ordinal: 9))
    // Each sign once more in the legend.
    let counts = ["mark", "signed-in", "can-sign-in", "missed", "not-yet"].map { elements.classes($0).count - 1 }
    // 2 and 3 are signed in, 5 and 6 can be, 4 was missed, 7 to 20 are to come.
    #expect(counts == [2, 2, 2, 1, 14])
    let below = elements.classes("below").map(\.text)
    #expect(below.count == 30)
    // 2026-09-01 is day 20 of month 7; month 8 begins on the 11th.
    #expect(below.first == "二十" && below[10] == "八月" && below[11] == "初二")
    #expect(elements.classes("legend").map(\.text) == ["marked", "signed in", "can sign in", "missed", "not yet"])
  }

  @Test func paperHasItsSizeAndShowsAllOfThePicture() throws {
    let grid = try grid(.gregorian, 2026)
    var compared = 0
    for (paper, short, long) in [(Paper.a4, 2_100, 2_970), (.a3, 2_970, 4_200), (.letter, 2_159, 2_794)] {
      for columns in [1, 2, 3, 4, 6, 12] {
        let root = try #require(Elements(SVGPicture(grid, paper: paper).year(2026, columns: columns)).all.first)
        func tenths(_ name: String) throws -> Int {
          let text = try #require(root.attributes[name])
          return Int((try #require(Double(text.dropLast(2))) * 10).rounded())
        }
        let (width, height) = (try tenths("width"), try tenths("height"))
        #expect((min(width, height), max(width, height)) == (short, long))
        let box = try #require(root.attributes["viewBox"]).split(separator: " ").compactMap { Int($0) }
        // Months are 252 wide and 238 high; between them are 28 and 18, above them 64.
        let lines = (12 + columns - 1) / columns
        let picture = (columns * 280 - 28, 64 + lines * 256 - 18)
        #expect((width > height) == (picture.0 > picture.1))
        #expect(box[0] <= 0 && box[1] <= 0 && box[0] + box[2] >= picture.0 && box[1] + box[3] >= picture.1)
        // The box has the shape of the sheet, to within the rounding.
        #expect(abs(box[2] * height - box[3] * width) <= width + height)
        // It is as large as the sheet allows: one pair of edges is the ten millimetres that printers leave.
        let edges = (
          Double(-box[0]) * Double(width) / Double(box[2]), Double(-box[1]) * Double(height) / Double(box[3])
        )
        #expect(abs(min(edges.0, edges.1) - 100) < 8, "\(paper) \(columns): \(edges)")
        compared += 1
      }
    }
    #expect(compared == 18)
  }

  @Test func darkColoursAreForScreensOnly() throws {
    let text = try SVGPicture(grid(.gregorian, 2026), paper: .a4).year(2026)
    #expect(text.contains("@media screen and (prefers-color-scheme:dark){"))
    #expect(text.contains("@page{size:a4 portrait;margin:0}"))
    #expect(!text.contains("<script") && !text.contains("href") && !text.contains("url("))
  }

  @Test func daysOfRestAreThoseOfTheOptions() throws {
    var options = PictureOptions(weekend: Weekend(first: .friday, last: .saturday))
    let picture = try Elements(SVGPicture(grid(.gregorian, 2026), options: options).month(year: 2026, ordinal: 9))
    // Four Fridays, four Saturdays and two headings.
    #expect(picture.classes("rest").count == 10)
    options.weekend = Weekend(first: .sunday, last: .sunday)
    let other = try Elements(SVGPicture(grid(.gregorian, 2026), options: options).month(year: 2026, ordinal: 9))
    #expect(other.classes("rest").map(\.text) == ["Sun", "6", "13", "20", "27"])
  }

  @Test func longNamesBecomeSmallerInsteadOfWider() throws {
    let text = try SVGPicture(grid(.nepali, 2083), options: PictureOptions(isTransposed: true)).year(2083, columns: 12)
    #expect(text.contains("class=\"name\""))
    let days = try Elements(
      SVGPicture(
        grid(.gregorian, 2026),
        overlays: DayOverlays(
          alternate: try GridOpener.grid(for: GridParameters(calendar: .vikram), years: 2082...2083))
      ).year(2026))
    let names = days.classes("below").filter { Int($0.text) == nil }
    #expect(names.count >= 12)
    for name in names {
      let size = name.attributes["style"].map { Int($0.filter(\.isNumber)) ?? 0 } ?? 9
      // Nothing that is drawn is smaller than six units; what would be is a number behind M or L.
      #expect(size >= 6 || name.text.count <= 3, "\(name.text) \(size)")
    }
  }

  @Test func severalMonthsAreTitledWithTheirYears() throws {
    let grid = try GridOpener.grid(for: GridParameters(calendar: .gregorian), years: 2026...2027)
    let months = try (11..<14).map { try grid.month(atIndex: $0) }
    let elements = try Elements(SVGPicture(grid).months(months))
    #expect(elements.classes("name").map(\.text) == ["December 2026", "January 2027", "February 2027"])
    #expect(elements.named("title").first?.text == "December 2026 – February 2027")
  }
}
