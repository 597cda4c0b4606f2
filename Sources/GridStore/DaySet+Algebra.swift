import CalendarCore

/// Sets made from two sets, word by word.
extension DaySet {
  /// The days that are in one of the sets or in both.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange` if the days of both lie more than ``largestSpan`` days apart.
  /// - Complexity: O(days spanned by both / 64).
  public func union(_ other: DaySet) throws(GridError) -> DaySet {
    guard let first, let last else { return other }
    guard let otherFirst = other.first, let otherLast = other.last else { return self }
    let base = try Self.base(min(first, otherFirst), max(last, otherLast))
    var bitmap = [UInt64](repeating: 0, count: (max(last, otherLast).number - base) / 64 + 1)
    for set in [self, other] {
      for index in set.words.indices where set.words[index] != 0 {
        bitmap[(set.base - base) / 64 + index] |= set.word(index)
      }
    }
    return DaySet(base: base, bitmap: bitmap)
  }

  /// The days that are in both sets.
  ///
  /// - Complexity: O(days spanned by this set / 64).
  public func intersection(_ other: DaySet) -> DaySet {
    combined(other) { $0 & $1 }
  }

  /// The days of this set that are not in the other.
  ///
  /// - Complexity: O(days spanned by this set / 64).
  public func subtracting(_ other: DaySet) -> DaySet {
    combined(other) { $0 & ~$1 }
  }

  /// This set's words, each with the other's word for the same days.
  private func combined(_ other: DaySet, _ operation: (UInt64, UInt64) -> UInt64) -> DaySet {
    // Both begin at a multiple of 64.
    let shift = (base - other.base) / 64
    var bitmap: [UInt64] = []
    bitmap.reserveCapacity(words.count)
    for index in words.indices {
      let otherIndex = index + shift
      bitmap.append(operation(word(index), other.words.indices.contains(otherIndex) ? other.word(otherIndex) : 0))
    }
    return DaySet(base: base, bitmap: bitmap)
  }
}
