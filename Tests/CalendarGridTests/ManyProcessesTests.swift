import CalendarGrid
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Many processes and one file: each is an exit test of its own, and they meet in a folder.
///
/// Cost: a third of a second for each process.
@Suite(.serialized) struct ManyProcessesTests {
  private static let parameters = GridParameters(calendar: .hebrew)
  private static let years = 5000...6999

  /// Says that this process has come to a point, and waits until `count` have.
  private static func meet(_ folder: String, _ point: String, _ count: Int) throws {
    try Publication.publish([1], to: "\(folder)/\(point)-\(getpid())")
    for _ in 0..<12_000 {
      if TemporaryFolder.names(in: folder).count(where: { $0.hasPrefix("\(point)-") }) >= count { return }
      usleep(5_000)
    }
    OwnProcess.require(false, 100)
  }

  /// Kilobytes that processes wrote behind a name.
  private static func numbers(_ folder: TemporaryFolder, _ name: String) throws -> [Int] {
    try folder.names.filter { $0.hasPrefix("\(name)=") }.map { file in
      let bytes = try DataFolder.bytes(atPath: "\(folder.path)/\(file)")
      return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private static func tell(_ folder: String, _ name: String, _ number: Int) throws {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    try Publication.publish(bytes, to: "\(folder)/\(name)=\(getpid())")
  }

  /// Maps the file, touches all of it, and looks at its own memory while the others do the same.
  private static func share(_ folder: String, _ count: Int) throws {
    let path = "\(folder)/grids.calgrid"
    let file = try CacheFile(path: path, mode: .mapped)
    try file.verify()
    let grid = try file.grid(for: parameters)
    OwnProcess.require(try grid.dayCount(year: 5784, ordinal: 1) == 30, 2)
    try meet(folder, "mapped", count)
    let memory = try OwnProcess.memory(of: path)
    let resident = memory["Rss", default: 0]
    OwnProcess.require(resident >= 100 && resident == memory["Size"], 3)
    // Nothing of it is this process's own.
    OwnProcess.require(memory["Private_Clean"] == 0 && memory["Private_Dirty"] == 0 && memory["Anonymous"] == 0, 4)
    try tell(folder, "resident", resident)
    try tell(folder, "share", memory["Pss", default: 0])
    // Nobody goes before all have looked.
    try meet(folder, "looked", count)
    withExtendedLifetime(file) {}
    exit(0)
  }

  @Test(arguments: [2, 16]) func processesShareOneMappingThatIsResidentOnce(_ count: Int) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bytes = try Grids.bytes(.hebrew, years: Self.years, [.sundayFirst])
    try Publication.publish(bytes, to: "\(folder.path)/grids.calgrid")
    let path = folder.path
    await withTaskGroup { group in
      for _ in 0..<count {
        group.addTask {
          await #expect(processExitsWith: .exitCode(0)) { [path = path as String, count = count as Int] in
            try ManyProcessesTests.share(path, count)
          }
        }
      }
    }
    let resident = try Self.numbers(folder, "resident")
    let shares = try Self.numbers(folder, "share").reduce(0, +)
    #expect(resident.count == count)
    let once = (bytes.count + 4_095) / 4_096 * 4
    #expect(resident.allSatisfy { $0 == once })
    print("\(count) processes: \(once) kB resident in each, shares of \(shares) kB in all")
    // Each share is rounded down to a kilobyte.
    #expect(shares <= once && shares >= once - count)
  }

  /// A first start: no file yet, so build one; then answer from it.
  private static func start(_ folder: String, _ count: Int) throws {
    try meet(folder, "ready", count)
    let path = "\(folder)/cache/calgrid/grids.calgrid"
    try CacheLocation.createDirectory(for: path)
    let request = BuildRequest(keys: [parameters], days: Day(0)...Day(400))
    let report = try Precomputation.run(request, path: path, threads: 1)
    OwnProcess.require(report.replaced == nil, 2)
    let file = try CacheFile(path: path)
    try file.verify()
    let grid = try file.grid(for: parameters)
    OwnProcess.require(try grid.date(of: Day(0)).year == 5730, 3)
    try tell(folder, "extended", report.extended ? 1 : 0)
    exit(0)
  }

  /// One builds, the others find its file and add nothing: at the end the file is what a single start would have made.
  @Test func firstStartsAtOnceBuildOneFile() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path
    let count = 16
    await withTaskGroup { group in
      for _ in 0..<count {
        group.addTask {
          await #expect(processExitsWith: .exitCode(0)) { [path = path as String, count = count as Int] in
            try ManyProcessesTests.start(path, count)
          }
        }
      }
    }
    let extended = try Self.numbers(folder, "extended")
    print("\(extended.count) first starts: \(extended.count { $0 == 0 }) built, \(extended.reduce(0, +)) found a file")
    #expect(extended.count == count)
    #expect(extended.count { $0 == 0 } == 1)
    #expect(TemporaryFolder.names(in: "\(path)/cache/calgrid") == ["grids.calgrid"])
    let alone = "\(path)/alone.calgrid"
    let request = BuildRequest(keys: [Self.parameters], days: Day(0)...Day(400))
    _ = try Precomputation.run(request, path: alone, threads: 1)
    #expect(try DataFolder.bytes(atPath: "\(path)/cache/calgrid/grids.calgrid") == DataFolder.bytes(atPath: alone))
  }
}
