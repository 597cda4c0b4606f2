public import CalendarCore
public import GridFormat

/// The days that bear a label in a month: none (the calendar skips it), one, or two (it repeats it).
public struct LabelledDays: Hashable, Sendable {
  /// The first such day, or `nil` if the month skips the label.
  public let first: Day?
  /// The day after ``first`` if the month repeats the label.
  public let second: Day?

  /// Whether the month has no day with the label.
  public var isSkipped: Bool { first == nil }
}

/// Day labels: what a calendar prints in a cell. Not always index + 1: October 1582 jumps from 4 to 15, Hindu lunisolar months repeat and skip.
extension Grid {
  /// The days with a label.
  ///
  /// - Throws: ``GridError``: `yearOutOfRange` or `noSuchMonth`. A label that the month does not have is no error: the answer is "skipped".
  /// - Complexity: O(1): one comparison of 32 labels.
  public func days(year: Int, ordinal: Int, label: Int) throws(GridError) -> LabelledDays {
    matches(try slot(year: year, ordinal: ordinal), label)
  }

  func matches(_ slot: MonthSlot, _ label: Int) -> LabelledDays {
    guard (1...32).contains(label) else { return LabelledDays(first: nil, second: nil) }
    guard slot.word.hasLabels, let row = view(year: slot.year).labelRow(index: slot.index) else {
      let first = label <= slot.word.dayCount ? Day(exactly: slot.start + label - 1) : nil
      return LabelledDays(first: first, second: nil)
    }
    let positions = Self.positions
    let hit = row .== UInt8(label)
    let none = SIMD32<UInt8>(repeating: 255)
    let low = none.replacing(with: positions, where: hit).min()
    guard low < 32 else { return LabelledDays(first: nil, second: nil) }
    let high = SIMD32<UInt8>(repeating: 0).replacing(with: positions, where: hit).max()
    return LabelledDays(
      first: Day(exactly: slot.start + Int(low)), second: high > low ? Day(exactly: slot.start + Int(high)) : nil)
  }

  private static let positions = SIMD32<UInt8>(
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  )

  /// The label of a day in its month.
  @inlinable
  @inline(__always)
  func label(_ slot: DaySlot) -> Int {
    // Scalars, not the slot: a slot that escapes into a call would be written to memory in every lookup.
    slot.month.word.hasLabels
      ? ownLabel(year: slot.month.year, index: slot.month.index, position: slot.position) : slot.position &+ 1
  }

  @usableFromInline
  @inline(never)
  func ownLabel(year: Int, index: Int, position: Int) -> Int {
    view(year: year).label(index: index, day: position)
  }
}
