/// Marked days in a sorted array, searched by halving: what a program keeps that has no bitmap.
public struct SortedDays: Sendable {
  private let days: [Int32]

  public init(_ days: [Int32]) {
    self.days = days
  }

  /// Days before one.
  @inline(__always)
  private func position(of day: Int32) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low &+ high) / 2
      if days[middle] < day { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  public func next(from day: Int32) -> Int32 {
    let index = position(of: day)
    return index < days.count ? days[index] : PlainDays.none
  }

  public func previous(from day: Int32) -> Int32 {
    let index = position(of: day &+ 1)
    return index > 0 ? days[index &- 1] : PlainDays.none
  }

  public func count(in range: ClosedRange<Int32>) -> Int {
    position(of: range.upperBound &+ 1) &- position(of: range.lowerBound)
  }

  public func streak(endingAt day: Int32) -> Int {
    var index = position(of: day)
    guard index < days.count, days[index] == day else { return 0 }
    let last = index
    while index > 0, days[index &- 1] == days[index] &- 1 { index &-= 1 }
    return last &- index &+ 1
  }

  public var longestRun: (first: Int32, count: Int32) {
    var best = (first: PlainDays.none, count: Int32(0))
    var run: Int32 = 0
    for (index, day) in days.enumerated() {
      run = index > 0 && days[index &- 1] == day &- 1 ? run &+ 1 : 1
      if run > best.count { best = (day &- run &+ 1, run) }
    }
    return best
  }
}
