import CalendarGrid
import Foundation
import FoundationXML
import GridRendering
import Testing

/// SVG and HTML pictures: well formed, and every day once.
@Suite struct MarkupPictureTests {
  /// Counts elements and collects the text of a well-formed document.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var classes: [String: Int] = [:]
    var dates: [String] = []
    var titles = ""
    private var isTitle = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements[name, default: 0] += 1
      for word in (attributes["class"] ?? "").split(separator: " ") { classes[String(word), default: 0] += 1 }
      if let date = attributes["datetime"] { dates.append(date) }
      isTitle = name == "title"
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isTitle { titles += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      isTitle = false
    }

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    }
  }

  /// HTML without what XML does not know: the document type and elements that are never closed.
  private func html(_ text: String) throws -> Reader {
    #expect(text.hasPrefix("<!DOCTYPE html>\n"))
    return try Reader(
      text.replacing("<!DOCTYPE html>\n", with: "").replacing("<meta charset=\"utf-8\">", with: ""))
  }

  private func grid(_ calendar: CalendarID, _ year: Int) throws -> Grid {
    try GridOpener.grid(for: GridParameters(calendar: calendar), years: year...year)
  }

  @Test func everyDayOfAYearIsDrawnOnce() throws {
    var compared = 0
    for (calendar, year, days, months) in [
      (CalendarID.gregorian, 2024, 366, 12), (.hebrew, 5784, 383, 13), (.gregorian, 1582, 355, 12),
      (.coptic, 1739, 366, 13),
    ] {
      let grid = try grid(calendar, year)
      for columns in [-1, 1, 3, 100] {
        let picture = try Reader(try SVGPicture(grid).year(year, columns: columns))
        #expect(picture.classes["current"] == days)
        #expect((picture.classes["title"], picture.classes["name"]) == (1, months))
        let document = try html(try HTMLPicture(grid).year(year, columns: columns))
        #expect(document.elements["time"] == days)
        #expect(Set(document.dates).count == days)
        #expect(document.elements["table"] == months)
        compared += 1
      }
    }
    #expect(compared == 16)
  }

  @Test func aMonthShowsNeighboursWeeksAndToday() throws {
    let today = Day(try #require(ISODate(year: 2026, month: 9, day: 15)))
    let options = PictureOptions(fill: .six, showsWeeks: true, today: today)
    let grid = try grid(.iso8601, 2026)
    let picture = try Reader(try SVGPicture(grid, options: options).month(year: 2026, ordinal: 9))
    #expect(picture.titles == "September 2026")
    #expect((picture.classes["current"], picture.classes["previous"], picture.classes["next"]) == (30, 1, 11))
    #expect(picture.classes["week"] == 6)
    #expect(picture.classes["disc"] == 1)
    let document = try html(try HTMLPicture(grid, options: options).month(year: 2026, ordinal: 9))
    #expect(document.titles == "September 2026")
    #expect((document.elements["td"], document.elements["tr"], document.elements["th"]) == (42, 7, 14))
    #expect(document.classes["today"] == 1)
    #expect(document.dates.first == "2026-08-31")
  }

  @Test func aStripIsOneRow() throws {
    let options = PictureOptions(fill: .rows)
    let grid = try grid(.iso8601, 2026)
    let document = try html(try HTMLPicture(grid, options: options).strip(year: 2026, ordinal: 9))
    #expect((document.elements["tr"], document.elements["td"]) == (2, 35))
    let picture = try SVGPicture(grid, options: options).strip(year: 2026, ordinal: 9)
    // Five weeks of seven columns, 36 wide, and a margin of 24 on both sides.
    #expect(picture.contains("width=\"\(5 * 7 * 36 + 48)\""))
    #expect(try Reader(picture).elements["text"] == 1 + 35 + 35)
  }
}
