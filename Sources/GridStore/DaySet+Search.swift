public import CalendarCore

/// Finding marked days and runs of them.
extension DaySet {
  /// The first marked day.
  ///
  /// - Complexity: O(1).
  public var first: Day? { next(from: Day(rawValue: .min)) }

  /// The last marked day.
  ///
  /// - Complexity: O(1).
  public var last: Day? { previous(from: Day(rawValue: .max)) }

  /// The first marked day at or after a day, or `nil` if there is none.
  ///
  /// - Complexity: O(1), however far it is: two words and a link.
  public func next(from day: Day) -> Day? {
    let bit = max(0, day.number &- base)
    guard bit < words.count &* 64 else { return nil }
    let here = word(bit >> 6) & (~0 << UInt64(bit & 63))
    if here != 0 { return self.day((bit & ~63) &+ here.trailingZeroBitCount) }
    let index = Int(links[bit >> 6].following)
    guard index >= 0 else { return nil }
    return self.day(index &* 64 &+ word(index).trailingZeroBitCount)
  }

  /// The last marked day at or before a day, or `nil` if there is none.
  ///
  /// - Complexity: O(1), however far it is: two words and a link.
  public func previous(from day: Day) -> Day? {
    let bit = min(words.count &* 64 &- 1, day.number &- base)
    guard bit >= 0 else { return nil }
    let here = word(bit >> 6) & (~0 >> UInt64(63 &- bit & 63))
    if here != 0 { return self.day((bit & ~63) &+ 63 &- here.leadingZeroBitCount) }
    let index = Int(links[bit >> 6].preceding)
    guard index >= 0 else { return nil }
    return self.day(index &* 64 &+ 63 &- word(index).leadingZeroBitCount)
  }

  /// The first marked day after a day, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  public func next(after day: Day) -> Day? {
    day.rawValue == .max ? nil : next(from: Day(rawValue: day.rawValue &+ 1))
  }

  /// The last marked day before a day, or `nil` if there is none.
  ///
  /// - Complexity: O(1).
  public func previous(before day: Day) -> Day? {
    day.rawValue == .min ? nil : previous(from: Day(rawValue: day.rawValue &- 1))
  }

  /// How many days in a row are marked up to and including a day; 0 if the day itself is not marked.
  ///
  /// - Complexity: O(streak / 64): a streak of ten years reads 58 words.
  public func streak(endingAt day: Day) -> Int {
    let bit = day.number &- base
    guard bit >= 0, bit < words.count &* 64 else { return 0 }
    var index = bit >> 6
    let room = bit & 63 &+ 1
    var ones = (~(word(index) << UInt64(64 &- room))).leadingZeroBitCount
    var streak = ones
    guard ones == room else { return streak }
    // The first word is empty, so the walk ends inside.
    repeat {
      index &-= 1
      ones = (~word(index)).leadingZeroBitCount
      streak &+= ones
    } while ones == 64
    return streak
  }

  /// The longest run of marked days, the earliest if several are as long; `nil` for the empty set.
  ///
  /// - Complexity: O(words + runs), where a word holds 64 days between the first and the last.
  public var longestRun: ClosedRange<Day>? {
    var best = 0
    var bestEnd = 0
    // Marked days that reach up to the bit that is looked at.
    var run = 0
    for index in words.indices {
      var rest = word(index)
      var bit = 0
      while bit < 64 {
        let ones = (~rest).trailingZeroBitCount
        run += ones
        bit += ones
        if bit == 64 { break }
        if run > best { (best, bestEnd) = (run, index * 64 + bit - 1) }
        run = 0
        rest >>= UInt64(ones)
        let zeros = min(rest.trailingZeroBitCount, 64 - bit)
        rest >>= UInt64(zeros)
        bit += zeros
      }
    }
    return best == 0 ? nil : day(bestEnd - best + 1)...day(bestEnd)
  }

  func day(_ bit: Int) -> Day { Day(rawValue: Int32(truncatingIfNeeded: base &+ bit)) }
}

extension DaySet {
  /// The marked days, ascending.
  ///
  /// - Complexity: O(1); each step of the iteration too.
  public var days: Days { Days(set: self) }

  /// The marked days of a set, ascending.
  public struct Days: Sequence, Sendable {
    let set: DaySet

    public func makeIterator() -> Iterator { Iterator(set) }

    public var underestimatedCount: Int { self.set.count }
  }

  /// Walks through the marked days.
  public struct Iterator: IteratorProtocol, Sendable {
    private let set: DaySet
    private var index = 0
    private var rest: UInt64 = 0

    init(_ set: DaySet) {
      self.set = set
    }

    /// - Complexity: O(1).
    public mutating func next() -> Day? {
      if rest == 0 {
        let following = Int(set.links[index].following)
        guard following >= 0 else { return nil }
        index = following
        rest = set.word(index)
      }
      let bit = rest.trailingZeroBitCount
      rest &= rest &- 1
      return set.day(index * 64 + bit)
    }
  }
}
