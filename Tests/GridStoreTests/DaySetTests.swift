import CalendarCore
import GridStore
import TestSupport
import Testing

/// A bitmap of days answers what a plain set of days answers.
@Suite struct DaySetTests {
  struct Size: CustomTestStringConvertible, Sendable {
    let days: Int
    let span: Int
    var testDescription: String { "\(days) days in \(span)" }
  }

  static let sizes = [
    Size(days: 1, span: 1), Size(days: 10, span: 40), Size(days: 10, span: 3_000_000), Size(days: 10_000, span: 12_000),
    Size(days: 10_000, span: 5_000_000), Size(days: 1_000_000, span: 3_000_000),
  ]

  /// Random days, and the same as a plain set.
  static func random(_ size: Size, seed: UInt64) throws -> (set: DaySet, plain: Set<Day>) {
    var generator = SeededGenerator(seed: seed)
    let start = -700_000 + Int(seed) * 37
    var days: [Day] = []
    days.reserveCapacity(size.days)
    for _ in 0..<size.days { days.append(Day(start + Int.random(in: 0..<size.span, using: &generator))) }
    return (try DaySet(days), Set(days))
  }

  @Test(arguments: sizes) func answersAsAPlainSetDoes(_ size: Size) throws {
    let (set, plain) = try Self.random(size, seed: 5)
    let sorted = plain.sorted()
    #expect(set.count == plain.count)
    #expect(set.first == sorted.first && set.last == sorted.last)
    #expect(set.days.elementsEqual(sorted))
    var generator = SeededGenerator(seed: 6)
    var asked = 0
    var failures: [String] = []
    let low = sorted[0].number - 200
    let high = sorted[sorted.count - 1].number + 200
    for _ in 0..<2_000 {
      // Half of the questions are about marked days and those beside them.
      let near = sorted[Int.random(in: 0..<sorted.count, using: &generator)] + Int.random(in: -1...1, using: &generator)
      let day = Bool.random(using: &generator) ? near : Day(Int.random(in: low...high, using: &generator))
      let following = Self.position(of: day, in: sorted)
      let isMarked = following < sorted.count && sorted[following] == day
      if set.contains(day) != isMarked || plain.contains(day) != isMarked { failures.append("contains \(day)") }
      let next = following < sorted.count ? sorted[following] : nil
      if set.next(from: day) != next { failures.append("next from \(day)") }
      let behind = following + (isMarked ? 1 : 0)
      if set.next(after: day) != (behind < sorted.count ? sorted[behind] : nil) { failures.append("next after \(day)") }
      if set.previous(before: day) != (following > 0 ? sorted[following - 1] : nil) {
        failures.append("previous before \(day)")
      }
      if set.previous(from: day) != (isMarked ? day : following > 0 ? sorted[following - 1] : nil) {
        failures.append("previous from \(day)")
      }
      let other = Day(Int.random(in: low...high, using: &generator))
      let range = min(day, other)...max(day, other)
      let count = Self.position(of: range.upperBound + 1, in: sorted) - Self.position(of: range.lowerBound, in: sorted)
      if set.count(in: range) != count { failures.append("count in \(range)") }
      var streak = 0
      while plain.contains(day - streak) { streak += 1 }
      if set.streak(endingAt: day) != streak { failures.append("streak at \(day)") }
      asked += 1
    }
    #expect(failures.prefix(5) == [])
    #expect(asked == 2_000)
    #expect(set.longestRun == Self.longestRun(sorted))
  }

  /// The index of the first day at or after a day.
  private static func position(of day: Day, in sorted: [Day]) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func longestRun(_ sorted: [Day]) -> ClosedRange<Day>? {
    var best: ClosedRange<Day>?
    var start = 0
    for index in sorted.indices {
      if index > 0, sorted[index] - sorted[index - 1] != 1 { start = index }
      let run = sorted[start]...sorted[index]
      if best.map({ run.upperBound - run.lowerBound > $0.upperBound - $0.lowerBound }) ?? true { best = run }
    }
    return best
  }

  @Test(arguments: sizes) func algebraIsThatOfPlainSets(_ size: Size) throws {
    let (one, plainOne) = try Self.random(size, seed: 7)
    // Another stretch that overlaps the first in part.
    let (two, plainTwo) = try Self.random(Size(days: size.days / 2 + 1, span: size.span / 2 + 5), seed: 11)
    #expect(try one.union(two) == DaySet(plainOne.union(plainTwo)))
    #expect(try one.intersection(two) == DaySet(plainOne.intersection(plainTwo)))
    #expect(try one.subtracting(two) == DaySet(plainOne.subtracting(plainTwo)))
    #expect(one.subtracting(one) == DaySet() && one.intersection(DaySet()) == DaySet())
    #expect(try one.union(DaySet()) == one && DaySet().union(one) == one)
    #expect(try one.union(two).count == one.count + two.count - one.intersection(two).count)
  }

  /// Every length and every place of a run in its words.
  @Test func runsOfAllLengthsAtAllPlaces() throws {
    var runs = 0
    for start in -130..<130 {
      for length in [1, 2, 41, 42, 43, 63, 64, 65, 127, 128, 129, 200] {
        let range = Day(start)...Day(start + length - 1)
        let set = try DaySet(range)
        let isRight =
          set.count == length && set.longestRun == range && set.first == range.lowerBound
          && set.last == range.upperBound && set.streak(endingAt: range.upperBound) == length
          && set.streak(endingAt: range.upperBound + 1) == 0 && set.streak(endingAt: range.lowerBound) == 1
          && set.next(after: range.upperBound) == nil && set.previous(before: range.lowerBound) == nil
          && set.count(in: range) == length && set.count(in: Day(rawValue: .min)...Day(rawValue: .max)) == length
        #expect(isRight, "\(range)")
        #expect(try set == DaySet((0..<length).reversed().map { Day(start + $0) }))
        runs += 1
      }
    }
    #expect(runs == 260 * 12)
  }

  @Test func theEarliestOfTheLongestRunsWins() throws {
    let set = try DaySet([3, 4, 5, 100, 101, 102, 63, 64].map { Day($0) })
    #expect(set.longestRun == Day(3)...Day(5))
    #expect(DaySet().longestRun == nil)
  }

  @Test func theEmptySetIsEmptyEverywhere() throws {
    let set = DaySet()
    #expect(set.isEmpty && set.first == nil && set.last == nil && set.count == 0)
    #expect(set.next(from: Day(0)) == nil && set.previous(from: Day(0)) == nil && set.streak(endingAt: Day(0)) == 0)
    #expect(!set.contains(Day(0)) && Array(set.days) == [])
    #expect(set.count(in: Day(-5)...Day(5)) == 0)
    #expect(try DaySet([Day]()) == set && DaySet([Day(1_000_000)]).subtracting(DaySet([Day(1_000_000)])) == set)
    #expect(set.description == "no days")
    #expect(try DaySet([Day(0), Day(1)]).description == "2 days from 1970-01-01 to 1970-01-02")
  }

  @Test func daysTooFarApartAreAnError() throws {
    expectError(.dayOutOfRange, expected: "at most 16777216 days from the first to the last") {
      _ = try DaySet([Day(0), Day(1 << 24)])
    }
    expectError(.dayOutOfRange) { _ = try DaySet(Day(rawValue: .min)...Day(rawValue: .max)) }
    expectError(.dayOutOfRange) { _ = try DaySet([Day(rawValue: .min)]).union(DaySet([Day(rawValue: .max)])) }
    let ends = try DaySet([Day(0), Day((1 << 24) - 1)])
    #expect(ends.count == 2 && ends.next(after: Day(0)) == Day((1 << 24) - 1))
    // The first and the last day of all.
    for day in [Day(rawValue: .min), Day(rawValue: .max)] {
      let set = try DaySet([day])
      #expect(set.contains(day) && set.first == day && set.last == day && set.streak(endingAt: day) == 1)
      #expect(set.next(after: day) == nil && set.previous(before: day) == nil && Array(set.days) == [day])
    }
  }
}
