import CalendarGrid
import Dispatch
import GridFormat
import Synchronization
import TestSupport
import Testing

/// Build or extend a file and publish it.
@Suite struct PrecomputationTests {
  private func request(_ calendars: [CalendarID], _ years: ClosedRange<Int>) throws -> BuildRequest {
    try BuildRequest(calendars: calendars, weekRules: [.sundayFirst], isoYears: years)
  }

  private func bytes(_ path: String) throws -> [UInt8] { try DataFolder.bytes(atPath: path) }

  @Test func aNewFileIsMadeAndExtended() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    let first = try Precomputation.run(request([.gregorian], 2000...2010), path: path, threads: 1)
    #expect(first.path == path && first.keyCount == 1 && !first.extended && first.replaced == nil)
    #expect(first.byteCount == (try bytes(path).count))
    let second = try Precomputation.run(request([.hebrew], 2000...2010), path: path, threads: 2)
    #expect(second.keyCount == 2 && second.extended && second.replaced == nil)
    let file = try CacheFile(path: path, mode: .copied)
    #expect(try file.grid(for: GridParameters(calendar: .gregorian)).years == 2000...2010)
    #expect(try file.grid(for: GridParameters(calendar: .hebrew)).years == 5760...5771)
    #expect(try bytes(path) == CacheBuilder.build(request([.gregorian, .hebrew], 2000...2010)).bytes)
    #expect(folder.names == ["grids.calgrid"])
  }

  @Test func aDamagedFileIsReplaced() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    var damaged = try CacheBuilder.build(request([.hebrew], 2000...2010)).bytes
    damaged[damaged.count - 1] ^= 1
    try Publication.publish(damaged, to: path)
    let corrupt = try Precomputation.run(request([.gregorian], 2000...2010), path: path, threads: 1)
    #expect(corrupt.replaced?.code == .corrupt && !corrupt.extended && corrupt.keyCount == 1)
    try Publication.publish(Array(damaged.prefix(500)), to: path)
    let truncated = try Precomputation.run(request([.gregorian], 2000...2010), path: path, threads: 1)
    #expect(truncated.replaced?.code == .truncated && truncated.keyCount == 1)
    try CacheFile(path: path, mode: .copied).verify()
  }

  /// Neither a file of another kind nor a newer version is ours to replace.
  @Test func foreignAndNewerFilesAreLeftAlone() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/letter.txt"
    var newer = try CacheBuilder.build(request([.hebrew], 2000...2010)).bytes
    newer[12] = 2
    for (content, code) in [(Array("Dear Sir".utf8), GridError.Code.notCalgridFile), (newer, .unsupportedVersion)] {
      try Publication.publish(content, to: path)
      expectError(code) {
        _ = try Precomputation.run(request([.gregorian], 2000...2010), path: path, threads: 1)
      }
      #expect(try bytes(path) == content)
    }
    #expect(folder.names == ["letter.txt"])
  }

  @Test func cancellingLeavesTheOldFile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/grids.calgrid"
    _ = try Precomputation.run(request([.gregorian], 2000...2010), path: path, threads: 1)
    let old = try bytes(path)
    func run(_ path: String, interruptedAfter limit: Int) throws -> Int {
      let asked = Atomic<Int>(0)
      _ = try Precomputation.run(
        request([.hebrew], 1900...2100), path: path, threads: 1,
        isCancelled: { asked.add(1, ordering: .relaxed).newValue > limit })
      return asked.load(ordering: .relaxed)
    }
    let copy = "\(folder.path)/copy.calgrid"
    try Publication.publish(old, to: copy)
    let questions = try run(copy, interruptedAfter: .max)
    // The builder asks before each piece of work, the publication once before it renames.
    var cancelled = 0
    for limit in 0..<questions {
      do {
        _ = try run(path, interruptedAfter: limit)
        Issue.record("not interrupted after \(limit) of \(questions) questions")
      } catch let error as BuildError {
        #expect(error.code == .cancelled)
        cancelled += 1
      } catch let error as GridError {
        #expect(error.code == .interrupted && limit == questions - 1)
        cancelled += 1
      }
      #expect(try bytes(path) == old)
    }
    #expect(cancelled == questions && questions > 5)
    #expect(folder.names == ["copy.calgrid", "grids.calgrid"])
  }

  /// Sixteen programs start with an empty cache directory; all succeed, the file is valid, nothing is left over.
  @Test func manyStartAtOnce() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = "\(folder.path)/cache/calgrid/grids.calgrid"
    let calendars: [CalendarID] = [.gregorian, .hebrew, .coptic, .persian]
    let succeeded = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      do {
        try CacheLocation.createDirectory(for: path)
        let request = try BuildRequest(
          calendars: [calendars[index % 4]], weekRules: [.sundayFirst], isoYears: 2000...2020)
        _ = try Precomputation.run(request, path: path, threads: 1)
        succeeded.add(1, ordering: .relaxed)
      } catch { print("start \(index): \(error)") }
    }
    #expect(succeeded.load(ordering: .relaxed) == 16)
    #expect(try CacheFile(path: path, mode: .copied).view.keyCount >= 1)
    #expect(TemporaryFolder.names(in: "\(folder.path)/cache/calgrid") == ["grids.calgrid"])
  }
}
