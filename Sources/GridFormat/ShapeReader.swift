package import CalendarCore

extension TableView {
  /// The years whose shapes the table holds: the answered ones and one more at each end where there is one.
  package var coveredYears: ClosedRange<Int> {
    guard let first = segments.first, let last = segments.last else { return years }
    return first.firstYear...(last.firstYear + last.yearCount - 1)
  }

  /// The shape of a covered year, as the rule gave it to the writer.
  package func shape(of year: Int) -> YearShape? {
    guard let segment = segments.first(where: { year >= $0.firstYear && year < $0.firstYear + $0.yearCount }) else {
      return nil
    }
    let offset = year - segment.firstYear
    let ordinals = segment.ordinals(yearOffset: offset)
    var months: [MonthShape] = []
    var start: Day?
    for ordinal in ordinals {
      guard let slot = segment.slot(yearOffset: offset, ordinal: ordinal) else { return nil }
      if start == nil { start = Day(exactly: slot.start) }
      let count = slot.word.dayCount
      let labels = slot.word.hasLabels ? (0..<count).map { UInt8(segment.label(index: slot.index, day: $0)) } : nil
      months.append(
        MonthShape(segment.name(yearOffset: offset, ordinal: ordinal), dayCount: count, labels: labels))
    }
    return start.map { YearShape(year: year, start: $0, firstOrdinal: ordinals.lowerBound, months: months) }
  }

  /// The months of a covered year exactly as stored: what a lookup would answer, not what lengths add up to.
  package func storedMonths(of year: Int) -> [StoredMonth] {
    guard let segment = segments.first(where: { year >= $0.firstYear && year < $0.firstYear + $0.yearCount }) else {
      return []
    }
    let offset = year - segment.firstYear
    return segment.ordinals(yearOffset: offset).compactMap { ordinal in
      guard let slot = segment.slot(yearOffset: offset, ordinal: ordinal) else { return nil }
      let count = slot.word.dayCount
      return StoredMonth(
        ordinal: ordinal, name: segment.name(yearOffset: offset, ordinal: ordinal), start: slot.start, dayCount: count,
        weekdayPosition: slot.word.weekdayPosition,
        labels: slot.word.hasLabels
          ? (0..<count).map { UInt8(truncatingIfNeeded: segment.label(index: slot.index, day: $0)) } : nil)
    }
  }
}

/// One month as a file stores it.
package struct StoredMonth: Hashable, Sendable {
  package let ordinal: Int
  package let name: MonthName
  /// Days since 1970-01-01.
  package let start: Int
  package let dayCount: Int
  /// 0 (Sunday) … 6; 7 in damaged files.
  package let weekdayPosition: Int
  package let labels: [UInt8]?
}
