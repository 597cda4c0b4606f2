public import CalendarCore
import BenchmarkHarness

/// Marked days as a plain set, and every answer about them by walking: the truth for day sets, and what a program does without one.
public final class PlainDays: Sendable {
  /// Ascending.
  public let sorted: [Int32]
  private let range: Range<Int>
  private let made = OnceValue<Set<Int32>>()
  private let walked = OnceValue<Walk>()

  /// Days from each day of a range on and up to it, counted one after another.
  private struct Walk: Sendable {
    var next: [Int32] = []
    var previous: [Int32] = []
    var before: [Int32] = []
    var streak: [Int32] = []
  }

  /// What stands for a day that does not exist.
  public static let none = Int32.min

  /// Draws days, in runs of different lengths as habits leave them; fewer than a hundred stand alone.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - range: The days to draw from, at least twice as many.
  ///   - seed: The same seed gives the same days.
  public init(count: Int, in range: Range<Int>, seed: UInt64) {
    precondition(count > 0 && range.count >= 2 * count, "too many days for \(range)")
    var generator = SeededGenerator(seed: seed, part: "marks \(count)")
    let runs = count < 100 ? count : count / 8
    var sorted: [Int32] = []
    for run in 0..<runs {
      // Each run has a room of its own, so that runs never touch and the count is exact.
      let room = range.lowerBound + run * range.count / runs..<range.lowerBound + (run + 1) * range.count / runs - 1
      let plain = (run + 1) * count / runs - run * count / runs
      // Pairs of runs give and take, the same each, so that the count stays.
      let exchanged = runs == count || runs % 2 == 1 ? 0 : (run / 2) % 7
      let length = plain + (run % 2 == 0 ? exchanged : -exchanged)
      let start = Int.random(in: room.lowerBound...(room.upperBound - length), using: &generator)
      sorted += (start..<start + length).map { Int32($0) }
    }
    precondition(sorted.count == count, "\(sorted.count) days instead of \(count)")
    self.sorted = sorted
    self.range = range
  }

  /// The days for a day set.
  public var days: [Day] { sorted.map { Day(rawValue: $0) } }

  public var set: Set<Int32> { made.get { Set(sorted) } }

  /// The marked of 42 days.
  public func mask(from first: Int) -> UInt64 { mask(from: first) { set.contains($0) } }

  /// The 42 days from one on that are as they should be.
  public func mask(from first: Int, where holds: (Int32) -> Bool) -> UInt64 {
    var mask: UInt64 = 0
    for cell in 0..<42 where holds(Int32(first + cell)) { mask |= 1 << UInt64(cell) }
    return mask
  }

  public func next(from day: Int) -> Int32 { walk.next[day - range.lowerBound] }

  public func previous(from day: Int) -> Int32 { walk.previous[day - range.lowerBound] }

  public func streak(endingAt day: Int) -> Int32 { walk.streak[day - range.lowerBound] }

  /// Marked days of a closed range, whose end may lie behind the days that were drawn from.
  public func count(in days: ClosedRange<Int>) -> Int32 {
    let end = min(days.upperBound + 1, range.upperBound) - range.lowerBound
    return walk.before[end] - walk.before[days.lowerBound - range.lowerBound]
  }

  /// The first day and the length of the longest run, the earliest of several.
  public var longestRun: (first: Int32, count: Int32) {
    var best = (first: Self.none, count: Int32(0))
    for day in range {
      let streak = streak(endingAt: day)
      if streak > best.count { best = (Int32(day) - streak + 1, streak) }
    }
    return best
  }

  private var walk: Walk {
    walked.get {
      let set = set
      var walk = Walk()
      var previous = Self.none
      var before: Int32 = 0
      var streak: Int32 = 0
      for day in range {
        walk.before.append(before)
        let isMarked = set.contains(Int32(day))
        if isMarked { previous = Int32(day) }
        before += isMarked ? 1 : 0
        streak = isMarked ? streak + 1 : 0
        walk.previous.append(previous)
        walk.streak.append(streak)
      }
      walk.before.append(before)
      var next = Self.none
      for day in range.reversed() {
        if walk.streak[day - range.lowerBound] > 0 { next = Int32(day) }
        walk.next.append(next)
      }
      walk.next.reverse()
      return walk
    }
  }
}
