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
}
