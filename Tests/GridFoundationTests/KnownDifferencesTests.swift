import CalendarCore
import GridFoundation
import TestSupport
import Testing

@Suite struct KnownDifferencesTests {
  private static let header = """
    # origin
    calendar,year,month,leap,our_start,our_length,foundation_start,foundation_length

    """

  @Test func theListInsideIsTheTable() throws {
    let list = try #require(KnownDifferences.ofThisToolchain)
    #expect(list.text == (try DataFolder.text(of: "foundation/differences-6.3.1-linux.csv")))
  }

  @Test func textIsReadAsItIsWritten() throws {
    let text =
      Self.header + """
        chinese,1651,1,1,,,1651-02-20,29
        hebrew,5807,1,0,2046-10-01,30,2046-10-02,30
        vietnamese,1900...2199,,,1900-01-31,3711,Gregorian dates,3711

        """
    let list = try KnownDifferences(text: text)
    #expect(list.months.count == 2)
    #expect(list.months[0].ours == nil)
    #expect(list.stretches.count == 1)
    // Calendars stand in the order of their identifiers.
    #expect(list.text.split(separator: "\n").count == 5)
    #expect(try KnownDifferences(text: list.text).text == list.text)
  }

  @Test(arguments: [
    "", "# origin\nwrong,columns\n", header + "mayan,1,1,0,2046-10-01,30,2046-10-02,30\n",
    header + "hebrew,5807,1,0,2046-10-01,30,2046-10-02\n", header + "hebrew,5807,1,2,2046-10-01,30,2046-10-02,30\n",
    header + "hebrew,5807,1,0,2046-13-01,30,2046-10-02,30\n", header + "hebrew,5807,1,0,2046-10-01,,2046-10-02,30\n",
    header + "hebrew,5...1,,,2046-10-01,30,reason,30\n", header + "hebrew,1...5,,,2046-10-01,30,,30\n",
  ])
  func whatIsNoListIsRefused(_ text: String) {
    let error = #expect(throws: BridgeError.self) { try KnownDifferences(text: text) }
    #expect(error?.code == .list)
  }

  /// Everything that stood on the sample of differences is on the list, day for day.
  @Test func theSampleIsOnTheList() throws {
    let list = try #require(KnownDifferences.ofThisToolchain)
    let known = Dictionary(
      uniqueKeysWithValues: list.months.map { (Key(calendar: $0.calendar, year: $0.year, name: $0.name), $0) })
    var found = 0
    for fields in try CSVTable("authority/foundation_differences.csv").rows {
      let calendar = try #require(CalendarID(rawValue: fields[0]))
      let name = MonthName(number: try #require(Int(fields[2])), isLeap: fields[3] == "1")
      let year = try #require(Int(fields[1]))
      let item = try #require(known[Key(calendar: calendar, year: year, name: name)], "\(fields)")
      #expect(item.ours == (try Self.span(fields[4], fields[5])), "\(fields)")
      #expect(item.foundation == (try Self.span(fields[6], fields[7])), "\(fields)")
      found += 1
    }
    #expect(found == 659)
  }

  private struct Key: Hashable {
    let calendar: CalendarID
    let year: Int
    let name: MonthName
  }

  private static func span(_ start: String, _ length: String) throws -> MonthSpan? {
    start.isEmpty ? nil : MonthSpan(start: Day(try ISODate(text: start)), dayCount: Int(length) ?? 0)
  }
}
