import CalendarGrid
import Dispatch
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct LiveCacheFileTests {
  private let parameters = GridParameters(calendar: .gregorian)

  private func with(_ body: (TemporaryFolder, String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder, "\(folder.path)/grids.calgrid")
  }

  private func bytes(to year: Int) throws -> [UInt8] {
    try Grids.bytes(.gregorian, years: 2000...year, [.sundayFirst])
  }

  @Test(arguments: [CacheFile.Mode.mapped, .copied]) func reloadTakesUpAReplacedFileAndNothingElse(
    _ mode: CacheFile.Mode
  ) throws {
    try with { _, path in
      try Publication.publish(bytes(to: 2003), to: path)
      let live = try LiveCacheFile(path: path, mode: mode)
      let before = try live.current.grid(for: parameters)
      #expect(try live.reloadIfChanged() == false)
      try Publication.publish(bytes(to: 2010), to: path)
      #expect(try live.current.grid(for: parameters).years == 2000...2003)
      #expect(try live.reloadIfChanged())
      #expect(try live.reloadIfChanged() == false)
      #expect(try live.current.grid(for: parameters).years == 2000...2010)
      #expect(before.years == 2000...2003)
      #expect(try before.dayCount(year: 2000, ordinal: 2) == 29)
    }
  }

  /// The same bytes in another file are another generation; so are other bytes of the same length in the same inode.
  @Test func identityIsThatOfTheFileNotOfItsBytes() throws {
    try with { folder, path in
      let sound = try bytes(to: 2003)
      try Publication.publish(sound, to: path)
      let live = try LiveCacheFile(path: path, mode: .copied)
      let first = live.current
      try Publication.publish(sound, to: path)
      #expect(try live.reloadIfChanged())
      #expect(live.current !== first)
      let second = live.current
      var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
      #expect(try live.reloadIfChanged())
      #expect(live.current !== second)
      let third = live.current
      try live.reload()
      #expect(live.current !== third)
    }
  }

  /// A mapped file opens in constant time and may be damaged behind its header; who wants to know before it serves says so.
  @Test func aGenerationIsVerifiedBeforeItServesIfAskedFor() throws {
    try with { _, path in
      let sound = try bytes(to: 2003)
      var damaged = sound
      damaged[damaged.count - 1] ^= 1
      try Publication.publish(sound, to: path)
      let trusting = try LiveCacheFile(path: path, mode: .mapped)
      let strict = try LiveCacheFile(path: path, mode: .mapped, acceptance: .verified)
      let kept = strict.current
      try Publication.publish(damaged, to: path)
      #expect(try trusting.reloadIfChanged())
      expectError(.corrupt) { try strict.reloadIfChanged() }
      #expect(strict.current === kept)
      expectError(.corrupt) { _ = try LiveCacheFile(path: path, mode: .mapped, acceptance: .verified) }
    }
  }

  @Test func aMissingFileIsReportedUntilItIsBack() throws {
    try with { _, path in
      expectError(.notFound) { _ = try LiveCacheFile(path: path) }
      try Publication.publish(bytes(to: 2003), to: path)
      let live = try LiveCacheFile(path: path)
      unlink(path)
      expectError(.notFound) { try live.reloadIfChanged() }
      expectError(.notFound) { try live.reload() }
      #expect(try live.current.grid(for: parameters).years == 2000...2003)
      try Publication.publish(bytes(to: 2004), to: path)
      #expect(try live.reloadIfChanged())
      #expect(try live.current.grid(for: parameters).years == 2000...2004)
    }
  }

  /// Two threads that find one new file take it up once; the last generation that was published is the one that serves.
  @Test func reloadsAtOnceEndWithTheNewestFile() throws {
    try with { _, path in
      try Publication.publish(bytes(to: 2003), to: path)
      let live = try LiveCacheFile(path: path)
      let generations = try (2004...2023).map { try bytes(to: $0) }
      for (index, generation) in generations.enumerated() {
        try Publication.publish(generation, to: path)
        let changes = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          if (try? live.reloadIfChanged()) == true { changes.add(1, ordering: .relaxed) }
        }
        #expect(changes.load(ordering: .relaxed) == 1)
        #expect(try live.current.grid(for: parameters).years == 2000...(2004 + index))
      }
      #expect(generations.count == 20)
    }
  }
}
