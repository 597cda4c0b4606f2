import CalendarGrid
import Dispatch
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A live file under load: each test counts descriptors and mappings, so each has a process of its own, which ends with 0 if all is right.
@Suite struct LiveReloadTests {
  private static let parameters = GridParameters(calendar: .gregorian)
  private static let swaps = 1_000

  /// Everything that a grid of one of the two generations says of itself: 0 if all of it belongs together, else 1.
  private static func mixtures(_ grid: Grid) -> Int {
    let isOld = grid.years == 2000...2003
    guard isOld || grid.years == 2000...2050, grid.monthCount == (isOld ? 48 : 612) else { return 1 }
    let last = grid.years.upperBound
    do throws(GridError) {
      let month = try grid.month(atIndex: grid.monthCount - 1)
      let place = try grid.position(of: grid.days.upperBound)
      let february = try grid.dayCount(year: 2000, ordinal: 2)
      let isWhole =
        month.year == last && month.dayCount == 31 && place.date.year == last && place.date.label == 31
        && february == 29
      return isWhole ? 0 : 1
    } catch { return 1 }
  }

  /// Eight threads query, a ninth replaces the file and takes the new one up.
  ///
  /// - Returns: answers of no generation, and questions.
  private static func swap(
    _ live: LiveCacheFile, _ path: String, _ generations: [[UInt8]], _ swaps: Int
  ) -> (wrong: Int, asked: Int) {
    let wrong = Atomic<Int>(0)
    let asked = Atomic<Int>(0)
    let isSwapping = Atomic<Bool>(true)
    DispatchQueue.concurrentPerform(iterations: 9) { index in
      if index == 0 {
        for swap in 0..<swaps {
          do {
            try Publication.publish(generations[swap % 2], to: path)
            if try !live.reloadIfChanged() { wrong.add(1, ordering: .relaxed) }
          } catch { wrong.add(1, ordering: .relaxed) }
        }
        isSwapping.store(false, ordering: .relaxed)
      } else {
        // What a slow request holds: a grid of a generation long replaced.
        var held = try? live.current.grid(for: parameters)
        var round = 0
        repeat {
          guard let grid = try? live.current.grid(for: parameters), let old = held else {
            wrong.add(1, ordering: .relaxed)
            continue
          }
          wrong.add(mixtures(grid) + mixtures(old), ordering: .relaxed)
          asked.add(2, ordering: .relaxed)
          round += 1
          if round % 64 == 0 { held = grid }
        } while isSwapping.load(ordering: .relaxed)
      }
    }
    return (wrong.load(ordering: .relaxed), asked.load(ordering: .relaxed))
  }

  /// The test library opens and closes a few descriptors of its own; a leak would be of a thousand.
  private static let tolerance = 8

  private static func swapWhileReading(_ mode: CacheFile.Mode) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/grids.calgrid"
    let generations = try [2050, 2003].map { try Grids.bytes(.gregorian, years: 2000...$0, [.sundayFirst]) }
    try Publication.publish(generations[1], to: path)
    do {
      // Once, so that what the first use of threads opens is not counted.
      let live = try LiveCacheFile(path: path, mode: mode)
      OwnProcess.require(swap(live, path, generations, 10).wrong == 0, 2)
    }
    let descriptors = OwnProcess.descriptorCount
    OwnProcess.require(OwnProcess.mappingCount(of: folder.path) == 0, 3)
    do {
      let live = try LiveCacheFile(path: path, mode: mode)
      let result = swap(live, path, generations, swaps)
      print("\(swaps) swaps, \(result.asked) questions by 8 threads, \(result.wrong) wrong")
      OwnProcess.require(result.wrong == 0, 4)
      OwnProcess.require(result.asked > 1_000, 5)
      // Of 1,001 generations one is left.
      OwnProcess.require(OwnProcess.mappingCount(of: folder.path) == (mode == .mapped ? 1 : 0), 6)
      OwnProcess.require(try live.current.grid(for: parameters).years == 2000...2003, 7)
    }
    OwnProcess.require(OwnProcess.mappingCount(of: folder.path) == 0, 8)
    OwnProcess.require(OwnProcess.descriptorCount < descriptors + tolerance, 9)
    OwnProcess.require(folder.names == ["grids.calgrid"], 10)
    folder.remove()
    exit(0)
  }

  @Test func everyAnswerComesFromOneGenerationThrough1000Swaps() async {
    await #expect(processExitsWith: .exitCode(0)) { try LiveReloadTests.swapWhileReading(.mapped) }
    await #expect(processExitsWith: .exitCode(0)) { try LiveReloadTests.swapWhileReading(.copied) }
  }

  /// What may stand in a file's place, and what a reload says of it.
  private static func spoil(
    _ path: String, _ sound: [UInt8], _ kind: Int
  ) throws -> GridError.Code {
    unlink(path)
    rmdir(path)
    var damaged = sound
    damaged[damaged.count - 1] ^= 1
    switch kind {
    case 0: try Publication.publish(damaged, to: path)
    case 1: try Publication.publish(Array(sound.prefix(300)), to: path)
    case 2: try Publication.publish([], to: path)
    case 3: try Publication.publish(Array("no calendar\n".utf8), to: path)
    case 4: mkdir(path, 0o700)
    case 5: mkfifo(path, 0o600)
    default: return .notFound
    }
    return [.corrupt, .truncated, .notCalgridFile, .notCalgridFile, .notCalgridFile, .notCalgridFile][kind]
  }

  /// 10,000 reloads of something bad: an error value each time, the old generation serves, nothing leaks.
  @Test func theOldGenerationOutlives10000FailedReloads() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/grids.calgrid"
      let sound = try Grids.bytes(.gregorian, years: 2000...2003, [.sundayFirst])
      try Publication.publish(sound, to: path)
      let live = try LiveCacheFile(path: path, mode: .mapped, acceptance: .verified)
      let descriptors = OwnProcess.descriptorCount
      let serving = live.current
      var failures = 0
      for kind in 0..<7 {
        let expected = try LiveReloadTests.spoil(path, sound, kind)
        for round in 0..<1_429 {
          do throws(GridError) {
            if round % 2 == 0 { try live.reload() } else { try live.reloadIfChanged() }
          } catch {
            OwnProcess.require(error.code == expected && error.path == path, 2)
            failures += 1
          }
          OwnProcess.require(live.current === serving, 3)
          OwnProcess.require(LiveReloadTests.mixtures(try live.current.grid(for: LiveReloadTests.parameters)) == 0, 4)
        }
      }
      print("\(failures) failed reloads")
      OwnProcess.require(failures == 10_003, 5)
      OwnProcess.require(OwnProcess.descriptorCount < descriptors + LiveReloadTests.tolerance, 6)
      OwnProcess.require(OwnProcess.mappingCount(of: folder.path) == 1, 7)
      try Publication.publish(sound, to: path)
      OwnProcess.require(try live.reloadIfChanged() && live.current !== serving, 8)
      folder.remove()
      exit(0)
    }
  }
}
