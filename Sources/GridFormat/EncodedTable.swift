package import CalendarCore

/// A table encoded, with its arrays not yet placed in the file.
package struct EncodedTable: Sendable {
  package let calendar: CalendarID
  let ruleVersion: UInt64
  let years: ClosedRange<Int>
  package let firstWeekdays: Set<Weekday>
  fileprivate(set) var segments: [EncodedSegment]

  /// The rows of a table's segments for one first weekday.
  package struct Rows: Sendable {
    fileprivate let firstWeekday: Weekday
    fileprivate let segments: [EncodedSegment.Rows]
  }
}

extension EncodedTable {
  /// Encodes one table and proves its lookup formulas.
  ///
  /// - Throws: ``FormatError`` with code `notEncodable` if the shapes do not tile, do not repeat as their cycles say, or do not fit.
  /// - Complexity: O(months × first weekdays).
  package init(_ input: TableInput) throws(FormatError) {
    self = try Self.withoutRows(input)
    for firstWeekday in input.firstWeekdays { add(try rows(firstWeekday)) }
  }

  /// Encodes a table but for its rows, which can then be made for all first weekdays at once, and must be ``add(_:)``ed.
  package static func withoutRows(_ input: TableInput) throws(FormatError) -> EncodedTable {
    let encoder = SegmentEncoder(calendar: input.calendar)
    var segments: [EncodedSegment] = []
    var next = 0
    for run in input.runs() {
      let shapes = input.shapes[next..<(next + run.years.count)]
      segments.append(try encoder.encode(shapes, period: run.period))
      next += run.years.count
    }
    guard (1...Layout.Table.maximumSegments).contains(segments.count) else {
      throw FormatError(
        .notEncodable, place: input.calendar.rawValue, byteOffset: nil, found: "\(segments.count) segments",
        expected: "1 to \(Layout.Table.maximumSegments)")
    }
    return EncodedTable(
      calendar: input.calendar, ruleVersion: input.ruleVersion, years: input.years, firstWeekdays: input.firstWeekdays,
      segments: segments)
  }

  /// The rows for one first weekday.
  ///
  /// - Complexity: O(months).
  package func rows(_ firstWeekday: Weekday) throws(FormatError) -> Rows {
    let encoder = SegmentEncoder(calendar: calendar)
    var rows: [EncodedSegment.Rows] = []
    for segment in segments { rows.append(try encoder.rows(segment, firstWeekday)) }
    return Rows(firstWeekday: firstWeekday, segments: rows)
  }

  package mutating func add(_ rows: Rows) {
    for index in segments.indices { segments[index].rows[rows.firstWeekday] = rows.segments[index] }
  }
}
