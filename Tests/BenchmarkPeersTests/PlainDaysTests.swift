import BenchmarkPeers
import Testing

@Suite struct PlainDaysTests {
  @Test(arguments: [(10, 400), (1_000, 30_000), (10_000, 292_560)])
  func drawsSoManyDaysInRuns(count: Int, range: Int) {
    let days = PlainDays(count: count, in: -500..<(range - 500), seed: 1)
    #expect(days.sorted.count == count)
    #expect(days.set.count == count)
    #expect(days.sorted == days.sorted.sorted())
    #expect(days.sorted.allSatisfy { (-500..<Int32(range - 500)).contains($0) })
    #expect(days.sorted != PlainDays(count: count, in: -500..<(range - 500), seed: 2).sorted)
    if count >= 1_000 { #expect(days.longestRun.count >= 8) }
  }

  /// The walk and the sorted array share no code, and both are compared with the plain definition.
  @Test func walkAndSearchAgreeWithTheDefinition() {
    let days = PlainDays(count: 200, in: 100..<3_100, seed: 4)
    let sorted = SortedDays(days.sorted)
    var compared = 0
    for day in 100..<3_100 {
      let next = days.sorted.first { $0 >= day } ?? PlainDays.none
      let previous = days.sorted.last { $0 <= day } ?? PlainDays.none
      let count = days.sorted.count { $0 >= day && $0 <= day + 300 }
      var streak = 0
      while days.set.contains(Int32(day - streak)) { streak += 1 }
      #expect(days.next(from: day) == next && sorted.next(from: Int32(day)) == next)
      #expect(days.previous(from: day) == previous && sorted.previous(from: Int32(day)) == previous)
      #expect(Int(days.count(in: day...(day + 300))) == count)
      #expect(sorted.count(in: Int32(day)...Int32(day + 300)) == count)
      #expect(Int(days.streak(endingAt: day)) == streak && sorted.streak(endingAt: Int32(day)) == streak)
      let mask = days.mask(from: day)
      #expect((0..<42).allSatisfy { (mask >> UInt64($0)) & 1 == (days.set.contains(Int32(day + $0)) ? 1 : 0) })
      compared += 1
    }
    #expect(compared == 3_000)
    #expect(days.longestRun.first == sorted.longestRun.first)
    #expect(days.longestRun.count == sorted.longestRun.count)
  }
}
