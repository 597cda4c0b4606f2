public import CalendarCore

/// A set of civil days as a bitmap: the marks of a calendar screen, whatever they stand for.
///
/// An immutable value of 20 bytes for every 64 days between its first and last day; 8 of them are the bitmap, which is all that a month's
/// mask reads. Equal sets are equal however they were made. No query allocates or locks.
public struct DaySet: Sendable {
  /// What is known about the days outside a word.
  struct Link: Sendable {
    /// Marked days in all earlier words.
    var before: UInt32
    /// The nearest word with marked days in front of this one, or −1.
    var preceding: Int32
    /// The nearest word with marked days behind this one, or −1.
    var following: Int32
  }

  /// Days that a set may span: more than any calendar here has.
  public static let largestSpan = 1 << 24

  /// The day of the first bit; a multiple of 64.
  @usableFromInline let base: Int
  /// A bit for each day, in words stored little-endian so that they can be read from any byte on. The first and the last word are
  /// empty: a window of 42 days that touches a marked day lies inside.
  @usableFromInline let words: [UInt64]
  /// The last bit from which 64 bits can be read.
  @usableFromInline let lastWindow: UInt
  let links: [Link]
  /// How many days are marked.
  public let count: Int

  /// The empty set.
  public init() {
    self.init(base: 0, bitmap: [])
  }

  /// The set of some days, in any order, repeated or not.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange` if the days lie more than ``largestSpan`` days apart.
  /// - Complexity: O(days given + days spanned / 64).
  public init(_ days: some Sequence<Day>) throws(GridError) {
    let days = Array(days)
    guard let first = days.min(), let last = days.max() else {
      self.init()
      return
    }
    let base = try Self.base(first, last)
    var bitmap = [UInt64](repeating: 0, count: (last.number - base) / 64 + 1)
    for day in days {
      let bit = day.number - base
      bitmap[bit / 64] |= 1 << UInt64(bit % 64)
    }
    self.init(base: base, bitmap: bitmap)
  }

  /// All days of a range.
  ///
  /// - Throws: ``GridError`` with code `dayOutOfRange` if the range is longer than ``largestSpan`` days.
  /// - Complexity: O(days / 64).
  public init(_ range: ClosedRange<Day>) throws(GridError) {
    let base = try Self.base(range.lowerBound, range.upperBound)
    let first = range.lowerBound.number - base
    let last = range.upperBound.number - base
    var bitmap = [UInt64](repeating: ~0, count: last / 64 + 1)
    bitmap[0] &= ~0 << UInt64(first)
    bitmap[last / 64] &= ~0 >> UInt64(63 - last % 64)
    self.init(base: base, bitmap: bitmap)
  }

  /// - Parameters:
  ///   - base: the day of the first bit, a multiple of 64.
  ///   - bitmap: any words in the machine's byte order, empty ones at the ends included.
  init(base: Int, bitmap: [UInt64]) {
    let first = bitmap.firstIndex { $0 != 0 } ?? 0
    let end = (bitmap.lastIndex { $0 != 0 } ?? -1) + 1
    var words: [UInt64] = [0]
    words.reserveCapacity(end - first + 2)
    for word in bitmap[first..<max(first, end)] { words.append(word.littleEndian) }
    if words.count > 1 { words.append(0) }

    var links: [Link] = []
    links.reserveCapacity(words.count)
    var count = 0
    var nearest: Int32 = -1
    for (index, word) in words.enumerated() {
      links.append(Link(before: UInt32(count), preceding: nearest, following: -1))
      count += word.nonzeroBitCount
      if word != 0 { nearest = Int32(index) }
    }
    nearest = -1
    for index in words.indices.reversed() {
      links[index].following = nearest
      if words[index] != 0 { nearest = Int32(index) }
    }
    // The empty set is the same wherever its bits would begin.
    self.base = count == 0 ? 0 : base + (first - 1) * 64
    self.words = words
    lastWindow = UInt(words.count * 64 - 64)
    self.links = links
    self.count = count
  }

  /// The multiple of 64 at or before the first day.
  static func base(_ first: Day, _ last: Day) throws(GridError) -> Int {
    guard last - first < largestSpan else {
      throw GridError(
        .dayOutOfRange, found: "days from \(ISODate(first)) to \(ISODate(last))",
        expected: "at most \(largestSpan) days from the first to the last")
    }
    return floorDivide(first.number, 64) * 64
  }

  /// A word in the machine's byte order.
  func word(_ index: Int) -> UInt64 { UInt64(littleEndian: words[index]) }

  /// Whether no day is marked.
  public var isEmpty: Bool { count == 0 }

  /// Whether a day is marked.
  ///
  /// - Complexity: O(1).
  public func contains(_ day: Day) -> Bool {
    let bit = day.number &- base
    guard bit >= 0, bit < words.count &* 64 else { return false }
    return (word(bit >> 6) >> UInt64(bit & 63)) & 1 != 0
  }

  /// How many days of a range are marked.
  ///
  /// - Complexity: O(1): two stored sums and the bits of two words.
  public func count(in range: ClosedRange<Day>) -> Int {
    countBefore(range.upperBound.number &+ 1) &- countBefore(range.lowerBound.number)
  }

  /// Marked days before a day.
  private func countBefore(_ day: Int) -> Int {
    let bit = day &- base
    guard bit > 0 else { return 0 }
    guard bit < words.count &* 64 else { return count }
    let earlier = word(bit >> 6) & ((1 << UInt64(bit & 63)) &- 1)
    return Int(links[bit >> 6].before) &+ earlier.nonzeroBitCount
  }
}

extension DaySet: Hashable {
  public static func == (left: DaySet, right: DaySet) -> Bool {
    left.base == right.base && left.words == right.words
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(words)
  }
}

extension DaySet: CustomStringConvertible {
  /// For example `3 days from 2026-09-01 to 2026-09-07`.
  public var description: String {
    guard let first, let last else { return "no days" }
    return "\(count) day\(count == 1 ? "" : "s") from \(ISODate(first)) to \(ISODate(last))"
  }
}
