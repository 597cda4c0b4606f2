import CalendarGrid
import Foundation
import GridRendering
import Testing

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return json.text
  }

  @Test func numbersAreWrittenAsSwiftDescribesThem() {
    var numbers = [0, 9, 10, 99, 100, 101, 999, .min, .max, -1, -9, -10, -99, -100]
    for power in 3..<19 {
      let ten = (0..<power).reduce(1) { product, _ in product * 10 }
      numbers += [ten - 1, ten, ten + 1, -ten]
    }
    for number in numbers { #expect(text { $0.value(number) } == String(number)) }
    #expect(numbers.count == 78)
  }

  @Test func datesAreWrittenAsISODateDescribesThem() {
    var days = [-999_999, -10_000, -1, 0, 1, 999, 9_999, 10_000, 99_999, 999_999].compactMap {
      ISODate(year: $0, month: 12, day: 31).map { Day($0) }
    }
    days += stride(from: -800_000, through: 3_000_000, by: 997).map { Day($0) }
    for day in days { #expect(text { $0.value(day) } == "\"\(ISODate(day))\"") }
    #expect(days.count == 3_822)
  }

  @Test func whatJSONForbidsInStringsIsEscaped() throws {
    let scalars = (0..<0x250).compactMap { Unicode.Scalar($0) } + ["\u{FFFF}", "\u{1F600}"]
    let wanted = String(String.UnicodeScalarView(scalars))
    let written = text { $0.value(wanted) }
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
    #expect(read as? String == wanted)
    #expect(!written.utf8.contains { $0 < 32 })
  }

  @Test func commasStandBetweenValuesOnly() {
    let written = text { json in
      json.beginObject()
      json.member("a", 1)
      json.name("b")
      json.beginArray()
      json.beginArray()
      json.endArray()
      json.value(":")
      json.null()
      json.value(true)
      json.endArray()
      json.member("c", "{")
      json.member("d", nil as Int?)
      json.endObject()
    }
    #expect(written == #"{"a":1,"b":[[],":",null,true],"c":"{","d":null}"#)
  }

  @Test func theMemoryGrowsAndIsUsedAgain() {
    var json = JSONWriter(capacity: 0)
    let long = String(repeating: "0123456789", count: 10_000)
    for _ in 0..<3 {
      json.removeAll()
      #expect(json.count == 0)
      json.value(long)
      #expect(json.text == "\"\(long)\"")
      #expect(json.withBytes { $0.byteCount } == 100_002)
    }
  }
}
