import GridFormat
import TestSupport
import Testing

/// The numbers in the code are the numbers in the document.
@Suite struct LayoutTests {
  /// A row of one of the document's tables that gives a place: offset, size in bytes, name.
  struct Field: Hashable {
    let offset: Int
    let size: Int
    let name: String
  }

  private static let document: Result<String, DataError> = Result { () throws(DataError) in
    try DataFolder.text(of: "../Sources/GridFormat/GridFormat.docc/FileFormat.md")
  }

  /// The fields of the first table with the columns offset, type and field under a heading.
  private func fields(under heading: String) throws -> [Field] {
    let lines = try Self.document.get().split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("#") && $0.contains(heading) })
    var fields: [Field] = []
    for line in lines[(start + 1)...] {
      if line.hasPrefix("#") { break }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      guard cells.count >= 5, let offset = Int(cells[1]), let size = Self.size(cells[2]) else {
        if !fields.isEmpty { break }
        continue
      }
      fields.append(Field(offset: offset, size: size, name: Self.shortened(cells[3])))
    }
    return fields
  }

  private static func size(_ type: String) -> Int? {
    switch type {
    case "u8": return 1
    case "u16": return 2
    case "u32", "i32": return 4
    case "u64": return 8
    default:
      let words = type.split(separator: " ")
      guard words.last == "bytes" else { return nil }
      let numbers = words.dropLast().compactMap { Int($0) }
      return numbers.isEmpty ? nil : numbers.reduce(1, *)
    }
  }

  /// The name without its explanation.
  private static func shortened(_ name: String) -> String {
    String(name.prefix { $0 != ":" && $0 != "," && $0 != ";" })
  }

  /// Fields follow each other without a gap up to the record's size.
  private func expectTiling(_ fields: [Field], size: Int) {
    var end = 0
    for field in fields {
      #expect(field.offset == end, "\(field)")
      end = field.offset + field.size
    }
    #expect(end == size)
  }

  private func expect(_ fields: [Field], _ constants: [String: Int], size: Int) {
    expectTiling(fields, size: size)
    let named = fields.filter { $0.name != "zero" }
    #expect(Set(named.map(\.name)) == Set(constants.keys))
    for field in named { #expect(constants[field.name] == field.offset, "\(field)") }
    #expect(named.count == constants.count)
  }

  @Test func theHeaderIsWhereTheDocumentSays() throws {
    typealias At = Layout.Header
    expect(
      try fields(under: "Header: bytes"),
      [
        "magic": 0, "major version": At.major, "minor version": At.minor, "byte-order mark": At.byteOrderMark,
        "section count": At.sectionCount, "total length": At.totalLength, "generator": At.generator,
        "header checksum": At.checksum,
      ], size: At.size)
    #expect(At.generatorSize == 24)
    let text = try Self.document.get()
    let magic = Layout.magic.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    #expect(text.contains("`" + magic.joined(separator: " ") + "`"))
    #expect(text.contains("Version \(Layout.majorVersion).\(Layout.minorVersion)."))
    #expect(Layout.byteOrderMark == 0x0A0B0C0D && text.contains("0x0A0B0C0D"))
  }

  @Test func theSectionTableIsWhereTheDocumentSays() throws {
    typealias At = Layout.Section
    expect(
      try fields(under: "Section table"),
      [
        "kind": At.kind, "flags": At.flags, "offset": At.offset, "length": At.length, "checksum": At.checksum,
      ], size: At.size)
    #expect(At.optionalFlag == 1)
  }

  @Test func theDirectoryIsWhereTheDocumentSays() throws {
    typealias At = Layout.Keys
    expect(
      try fields(under: "`KEYS`"),
      [
        "hash": At.hash, "length of the canonical bytes": At.parameterLength, "canonical bytes": At.parameters,
        "index of the table record": At.table, "checksum of bytes 0 ..< 56": At.checksum,
      ], size: At.entrySize)
    #expect(At.fanoutSize == 256 * 4)
    #expect(At.maximumParameterLength == 39)
  }

  @Test func tableRecordsAreWhereTheDocumentSays() throws {
    typealias At = Layout.Table
    let fields = try fields(under: "`TABL`")
    expectTiling(fields, size: At.size)
    let places = [
      At.checksum, At.ruleVersion, At.calendar, At.firstYear, At.lastYear, At.segmentCount, At.rowMask, 56, At.segments,
    ]
    #expect(fields.map(\.offset) == places)
    #expect(fields.last?.size == At.maximumSegments * Layout.Segment.size)
    #expect(At.calendarSize == 24)
  }

  @Test func segmentsAreWhereTheDocumentSays() throws {
    typealias At = Layout.Segment
    let fields = try fields(under: "Segment: 256 bytes")
    expectTiling(fields, size: At.size)
    let named = Dictionary(grouping: fields, by: \.name).mapValues { $0[0].offset }
    let constants = [
      "first year": At.firstYear, "years in the segment": At.yearCount, "days in the segment": At.dayCount,
      "years in a period": At.periodYears, "days in a period": At.periodDays, "months in every year": At.monthsPerYear,
      "bit 0": At.flags, "month bias": At.monthBias, "year bias": At.yearBias,
      "offset of the month words in `MONT`": At.months, "offset of the year words in `YEAR`": At.years,
      "offset of the label rows' numbers in `LABX`": At.labels, "offset of the row residuals in `ROWS`": At.rows,
      "for each first weekday": At.rowRecords,
    ]
    for (name, offset) in constants { #expect(named[name] == offset, "\(name)") }
    #expect(constants.count == 14)
    #expect(fields.last?.size == 7 * At.rowRecordSize)
  }

  @Test func sectionsStandInTheDocumentsOrder() throws {
    let text = try Self.document.get()
    let start = try #require(text.firstRange(of: "| kind | holds |")).upperBound
    let rows = text[start...].split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    let kinds = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(kinds == SectionKind.allCases.map(\.rawValue))
    #expect(kinds.count == 8)
  }

  /// The numbers by which a reader knows the kinds are their letters.
  @Test func kindsAreKnownByTheirLetters() {
    for (index, kind) in SectionKind.allCases.enumerated() {
      let code = kind.rawValue.utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(SectionKind(code: code) == kind)
      #expect(kind.index == index)
      #expect(SectionKind(code: code ^ 0x20) == nil)
    }
    #expect(SectionKind.allCases.count == 8)
  }
}
