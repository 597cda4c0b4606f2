import CPlatform
import CalendarGrid
import Dispatch
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Files appear whole or not at all, and nothing else is touched.
@Suite struct PublicationTests {
  private func with(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try body(folder)
  }

  private func bytes(_ path: String) throws -> [UInt8] { try DataFolder.bytes(atPath: path) }

  @Test func aFileIsMadeAndReplaced() throws {
    try with { folder in
      let path = "\(folder.path)/grids.calgrid"
      for content: [UInt8] in [[1, 2, 3], [], Array(repeating: 7, count: 1 << 20)] {
        try Publication.publish(content, to: path)
        #expect(try bytes(path) == content)
        #expect(folder.names == ["grids.calgrid"])
      }
    }
  }

  @Test func namesMayBeStrange() throws {
    try with { folder in
      let names = ["-rf", "a b", "tab\tnewline\n", "ünïcödé", ".hidden", String(repeating: "x", count: 200)]
      for name in names { try Publication.publish([1], to: "\(folder.path)/\(name)") }
      #expect(folder.names == names.sorted())
    }
  }

  @Test func aPathWithoutNameIsRefused() throws {
    try with { folder in
      for path in ["", "\(folder.path)/", "\(folder.path)/.", "\(folder.path)/.."] {
        expectError(.cannotCreate, found: "no file name") { try Publication.publish([1], to: path) }
      }
      expectError(.cannotCreate) { try Publication.publish([1], to: "\(folder.path)/missing/grids.calgrid") }
      try Publication.publish([1], to: "\(folder.path)/file")
      expectError(.cannotCreate) { try Publication.publish([1], to: "\(folder.path)/file/grids.calgrid") }
      #expect(folder.names == ["file"])
    }
  }

  @Test func whatIsNotARegularFileIsLeftAlone() throws {
    try with { folder in
      let victim = "\(folder.path)/victim"
      try Publication.publish([9], to: victim)
      symlink(victim, "\(folder.path)/link")
      symlink("\(folder.path)/nowhere", "\(folder.path)/dangling")
      mkfifo("\(folder.path)/fifo", 0o600)
      mkdir("\(folder.path)/directory", 0o700)
      var refused = 0
      for name in ["link", "dangling", "fifo", "directory"] {
        expectError(.unsafeTarget, found: "something that is not a regular file") {
          try Publication.publish([1], to: "\(folder.path)/\(name)")
        }
        refused += 1
      }
      #expect(refused == 4)
      #expect(try bytes(victim) == [9])
      #expect(folder.names == ["dangling", "directory", "fifo", "link", "victim"])
    }
  }

  @Test func nothingButRegularFilesIsOpened() throws {
    try with { folder in
      mkfifo("\(folder.path)/fifo", 0o600)
      // Without a writer at the other end an ordinary open would wait for ever.
      for path in ["\(folder.path)/fifo", folder.path, "/dev/null"] {
        for mode in [CacheFile.Mode.mapped, .copied] {
          expectError(.notCalgridFile, found: "something that is not a regular file") {
            _ = try CacheFile(path: path, mode: mode)
          }
        }
      }
      expectError(.notFound) { _ = try CacheFile(path: "\(folder.path)/missing") }
      expectError(.notFound) { _ = try CacheFile(path: "\(folder.path)/missing/grids.calgrid") }
    }
  }

  @Test func aDirectoryThatEveryoneMayWriteIsRefused() throws {
    try with { folder in
      chmod(folder.path, 0o777)
      expectError(.unsafeTarget, found: "a directory that everyone may write") {
        try Publication.publish([1], to: "\(folder.path)/grids.calgrid")
      }
      chmod(folder.path, 0o1777)
      try Publication.publish([1], to: "\(folder.path)/grids.calgrid")
      chmod(folder.path, 0o700)
      #expect(folder.names == ["grids.calgrid"])
    }
  }

  /// What killed writers left goes; what a living writer holds and what is not ours stays.
  @Test func staleTemporaryFilesAreSwept() throws {
    try with { folder in
      let stale = ["\(folder.path)/.grids.calgrid.tmp-1-a", "\(folder.path)/.grids.calgrid.tmp-999999-ffff"]
      let others = ["\(folder.path)/.other.calgrid.tmp-1-a", "\(folder.path)/grids.calgrid.tmp-1-a"]
      for path in stale + others { try Publication.publish([1], to: path) }
      let live = "\(folder.path)/.grids.calgrid.tmp-2-b"
      let descriptor = open(live, O_CREAT | O_RDWR, 0o600)
      #expect(descriptor >= 0)
      defer { close(descriptor) }
      #expect(calgrid_try_lock(descriptor) == 0)
      // A link with the name of a temporary file does not lead the sweep to its target.
      let victim = "\(folder.path)/victim"
      try Publication.publish([9], to: victim)
      symlink(victim, "\(folder.path)/.grids.calgrid.tmp-3-c")
      mkfifo("\(folder.path)/.grids.calgrid.tmp-4-d", 0o600)
      try Publication.publish([2], to: "\(folder.path)/grids.calgrid")
      let names = folder.names
      for path in stale { #expect(!names.contains(String(path.dropFirst(folder.path.count + 1)))) }
      for path in others + [live, victim] { #expect(names.contains(String(path.dropFirst(folder.path.count + 1)))) }
      #expect(try bytes(victim) == [9])
      #expect(try bytes("\(folder.path)/grids.calgrid") == [2])
    }
  }

  @Test func cancellingLeavesTheOldFile() throws {
    try with { folder in
      let path = "\(folder.path)/grids.calgrid"
      try Publication.publish([1], to: path)
      expectError(.interrupted) { try Publication.publish([2], to: path, isCancelled: { true }) }
      #expect(try bytes(path) == [1])
      #expect(folder.names == ["grids.calgrid"])
    }
  }

  /// Eight writers and four readers of one file: every reader sees one writer's bytes, whole.
  @Test func writersDoNotDisturbEachOther() throws {
    try with { folder in
      let path = "\(folder.path)/grids.calgrid"
      try Publication.publish(Array(repeating: 0, count: 100_000), to: path)
      let written = Atomic<Int>(0)
      let read = Atomic<Int>(0)
      DispatchQueue.concurrentPerform(iterations: 12) { index in
        for _ in 0..<20 {
          if index < 8 {
            do {
              try Publication.publish(Array(repeating: UInt8(index), count: 100_000), to: path)
              written.add(1, ordering: .relaxed)
            } catch { print("writer \(index): \(error)") }
          } else if let bytes = try? DataFolder.bytes(atPath: path), bytes.count == 100_000,
            bytes.allSatisfy({ $0 == bytes[0] })
          {
            read.add(1, ordering: .relaxed)
          }
        }
      }
      #expect(written.load(ordering: .relaxed) == 160)
      #expect(read.load(ordering: .relaxed) == 80)
      #expect(folder.names == ["grids.calgrid"])
    }
  }
}
