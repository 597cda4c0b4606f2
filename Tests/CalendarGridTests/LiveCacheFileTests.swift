import CalendarGrid
import Dispatch
import Synchronization
import TestSupport
import Testing

@Suite struct LiveCacheFileTests {
  private func bytes(to year: Int) throws -> [UInt8] {
    try Grids.bytes(.gregorian, years: 2000...year, [.sundayFirst])
  }

  @Test func reloadTakesUpAReplacedFileAndNothingElse() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    try Publication.publish(bytes(to: 2003), to: path)
    let live = try LiveCacheFile(path: path)
    let parameters = GridParameters(calendar: .gregorian)
    let before = try live.current.grid(for: parameters)
    #expect(try live.reload() == false)
    try Publication.publish(bytes(to: 2010), to: path)
    #expect(try live.current.grid(for: parameters).years == 2000...2003)
    #expect(try live.reload())
    #expect(try live.reload() == false)
    #expect(try live.current.grid(for: parameters).years == 2000...2010)
    #expect(before.years == 2000...2003)
    #expect(try before.dayCount(year: 2000, ordinal: 2) == 29)
  }

  @Test func aDamagedOrMissingFileLeavesTheOldGenerationServing() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    let sound = try bytes(to: 2003)
    try Publication.publish(sound, to: path)
    let live = try LiveCacheFile(path: path)
    var damaged = sound
    damaged[damaged.count - 1] ^= 1
    var failures = 0
    for round in 0..<1_000 {
      try Publication.publish(round % 2 == 0 ? damaged : Array(sound.prefix(200)), to: path)
      do throws(GridError) {
        try live.reload()
      } catch {
        #expect(error.code == (round % 2 == 0 ? .corrupt : .truncated))
        failures += 1
      }
      #expect(try live.current.grid(for: GridParameters(calendar: .gregorian)).years == 2000...2003)
    }
    #expect(failures == 1_000)
  }

  @Test func eightThreadsSeeWholeGenerationsThrough1000Swaps() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    let old = try bytes(to: 2003)
    let new = try bytes(to: 2050)
    try Publication.publish(old, to: path)
    let live = try LiveCacheFile(path: path)
    let swapping = Atomic<Bool>(true)
    let wrong = Atomic<Int>(0)
    let asked = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 9) { index in
      if index == 0 {
        for swap in 0..<1_000 {
          do {
            try Publication.publish(swap % 2 == 0 ? new : old, to: path)
            if try !live.reload() { wrong.add(1, ordering: .relaxed) }
          } catch { wrong.add(1, ordering: .relaxed) }
        }
        swapping.store(false, ordering: .relaxed)
      } else {
        repeat {
          guard let grid = try? live.current.grid(for: GridParameters(calendar: .gregorian)) else {
            wrong.add(1, ordering: .relaxed)
            continue
          }
          let months = grid.years == 2000...2003 ? 48 : grid.years == 2000...2050 ? 612 : -1
          if grid.monthCount != months { wrong.add(1, ordering: .relaxed) }
          asked.add(1, ordering: .relaxed)
        } while swapping.load(ordering: .relaxed)
      }
    }
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(asked.load(ordering: .relaxed) > 8)
  }
}
