import CalendarGrid
import Dispatch
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What concerns the whole process: limits, masks, users, signals. Each runs in a process of its own, which ends with 0 if all is right.
@Suite struct ProcessTests {
  private static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private static func code(_ body: () throws -> Void) -> GridError? {
    do {
      try body()
      return nil
    } catch { return error as? GridError }
  }

  /// The disk is full at any byte: the old file stays, nothing is left, and the error tells why.
  @Test func aFileSizeLimitIsAnErrorValue() async {
    await #expect(processExitsWith: .exitCode(0)) {
      signal(SIGXFSZ, SIG_IGN)
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let path = "\(folder.path)/grids.calgrid"
      try Publication.publish([1, 2, 3], to: path)
      for limit in [0, 1, 4_096, 99_999] {
        var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t.max)
        OwnProcess.require(setrlimit(__rlimit_resource_t(1), &limits) == 0, 2)  // RLIMIT_FSIZE
        let error = ProcessTests.code { try Publication.publish(Array(repeating: 5, count: 100_000), to: path) }
        OwnProcess.require(error?.code == .inputOutput && error?.errorNumber == EFBIG, 3)
        OwnProcess.require(try DataFolder.bytes(atPath: path) == [1, 2, 3], 4)
        OwnProcess.require(folder.names == ["grids.calgrid"], 5)
      }
      folder.remove()
      exit(0)
    }
  }

  @Test func theMaskDecidesTheMode() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      for mask: mode_t in [0o022, 0o027, 0o077, 0o002] {
        umask(mask)
        let path = "\(folder.path)/grids-\(mask).calgrid"
        try Publication.publish([1], to: path)
        OwnProcess.require(ProcessTests.mode(path) == 0o666 & ~mask, 2)
        try CacheLocation.createDirectory(for: "\(folder.path)/cache-\(mask)/grids.calgrid")
        OwnProcess.require(ProcessTests.mode("\(folder.path)/cache-\(mask)") == 0o700 & ~mask, 3)
        // Publishing does not change the mask, which belongs to all threads.
        OwnProcess.require(umask(mask) == mask, 4)
      }
      folder.remove()
      exit(0)
    }
  }

  /// Only root can become somebody else to see what they may not do.
  @Test(.enabled(if: geteuid() == 0)) func foreignDirectoriesAreRefused() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      let readOnly = "\(folder.path)/read-only"
      let foreign = "\(folder.path)/foreign"
      chmod(folder.path, 0o755)
      mkdir(readOnly, 0o755)
      mkdir(foreign, 0o755)
      OwnProcess.require(chown(foreign, 4_242, 4_242) == 0, 2)
      OwnProcess.require(setegid(65_534) == 0 && seteuid(65_534) == 0, 3)
      let denied = ProcessTests.code { try Publication.publish([1], to: "\(readOnly)/grids.calgrid") }
      OwnProcess.require(denied?.code == .cannotCreate && denied?.errorNumber == EACCES, 4)
      let unsafe = ProcessTests.code { try Publication.publish([1], to: "\(foreign)/grids.calgrid") }
      OwnProcess.require(unsafe?.code == .unsafeTarget && unsafe?.found == "a directory of user 4242", 5)
      let made = ProcessTests.code { try CacheLocation.createDirectory(for: "\(readOnly)/calgrid/grids.calgrid") }
      OwnProcess.require(made?.code == .cannotCreate && made?.errorNumber == EACCES, 6)
      OwnProcess.require(seteuid(0) == 0, 7)
      OwnProcess.require(TemporaryFolder.names(in: readOnly) == [] && TemporaryFolder.names(in: foreign) == [], 8)
      folder.remove()
      exit(0)
    }
  }

  @Test func tooFewDescriptorsAreAnErrorValue() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/grids.calgrid"
      try Publication.publish(Grids.bytes(.gregorian, years: 2000...2001, [.sundayFirst]), to: path)
      var taken: [Int32] = []
      var limits = rlimit(rlim_cur: 32, rlim_max: 32)
      OwnProcess.require(setrlimit(__rlimit_resource_t(7), &limits) == 0, 2)  // RLIMIT_NOFILE
      while true {
        let descriptor = open("/dev/null", O_RDONLY)
        if descriptor < 0 { break }
        taken.append(descriptor)
      }
      let read = ProcessTests.code { _ = try CacheFile(path: path) }
      OwnProcess.require(read?.code == .inputOutput && read?.errorNumber == EMFILE, 3)
      let written = ProcessTests.code { try Publication.publish([1], to: path) }
      OwnProcess.require(written?.code == .cannotCreate && written?.errorNumber == EMFILE, 4)
      for descriptor in taken { close(descriptor) }
      OwnProcess.require(folder.names == ["grids.calgrid"], 5)
      try CacheFile(path: path).verify()
      folder.remove()
      exit(0)
    }
  }

  private static let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

  /// Too little address space to map a file or to copy it, whatever its size: an error value, and the process goes on.
  @Test(.disabled(if: isSanitized, "a sanitizer's allocator ends the process when it gets no memory"))
  func tooLittleMemoryIsAnErrorValue() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/grids.calgrid"
      let bytes = try Grids.bytes(.gregorian, years: 2000...2001, [.sundayFirst])
      try Publication.publish(bytes, to: path)
      let grid = try CacheFile(path: path).grid(for: GridParameters(calendar: .gregorian))
      // Sparse, of 1 GB; the header says so, or a copy would be refused before it is tried.
      var large = bytes
      large.replaceSubrange(24..<32, with: (0..<8).map { UInt8(truncatingIfNeeded: (1 << 30) >> (8 * $0)) })
      try Publication.publish(large, to: "\(folder.path)/large")
      OwnProcess.require(truncate("\(folder.path)/large", 1 << 30) == 0, 2)
      let pages = String(decoding: try DataFolder.bytes(atPath: "/proc/self/statm"), as: UTF8.self)
      let used = (Int(pages.prefix { $0 != " " }) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
      var limits = rlimit(rlim_cur: rlim_t(used + (64 << 20)), rlim_max: rlim_t.max)
      OwnProcess.require(setrlimit(__rlimit_resource_t(9), &limits) == 0, 3)  // RLIMIT_AS
      for mode in [CacheFile.Mode.mapped, .copied, .automatic] {
        let error = ProcessTests.code { _ = try CacheFile(path: "\(folder.path)/large", mode: mode) }
        OwnProcess.require(error?.code == .inputOutput && error?.errorNumber == ENOMEM, 4)
        OwnProcess.require(try grid.dayCount(year: 2000, ordinal: 2) == 29, 5)
      }
      try CacheFile(path: path, mode: .mapped).verify()
      folder.remove()
      exit(0)
    }
  }

  /// A live file is replaced while eight threads query: every answer comes from one generation, and nothing leaks.
  @Test func replacingALiveFileDisturbsNobody() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/grids.calgrid"
      let parameters = GridParameters(calendar: .gregorian)
      let old = try Grids.bytes(.gregorian, years: 2000...2003, [.sundayFirst])
      let new = try Grids.bytes(.gregorian, years: 2000...2099, [.sundayFirst])
      try Publication.publish(old, to: path)
      let descriptors = OwnProcess.descriptorCount
      let wrong = Atomic<Int>(0)
      let asked = Atomic<Int>(0)
      let swapping = Atomic<Bool>(true)
      DispatchQueue.concurrentPerform(iterations: 9) { index in
        if index == 0 {
          for swap in 0..<1_000 {
            if ProcessTests.code({ try Publication.publish(swap % 2 == 0 ? new : old, to: path) }) != nil {
              wrong.add(1, ordering: .relaxed)
            }
          }
          swapping.store(false, ordering: .relaxed)
        } else {
          repeat {
            guard let file = try? CacheFile(path: path, mode: index % 2 == 0 ? .mapped : .copied),
              let grid = try? file.grid(for: parameters)
            else {
              wrong.add(1, ordering: .relaxed)
              continue
            }
            let expected = grid.years == 2000...2003 ? 48 : grid.years == 2000...2099 ? 1_200 : -1
            for _ in 0..<20 {
              let last = try? grid.month(atIndex: grid.monthCount - 1)
              if grid.monthCount != expected || last?.year != grid.years.upperBound || last?.dayCount != 31 {
                wrong.add(1, ordering: .relaxed)
              }
              asked.add(1, ordering: .relaxed)
            }
          } while swapping.load(ordering: .relaxed)
        }
      }
      OwnProcess.require(wrong.load(ordering: .relaxed) == 0, 2)
      OwnProcess.require(asked.load(ordering: .relaxed) > 160, 3)
      OwnProcess.require(OwnProcess.descriptorCount == descriptors, 4)
      OwnProcess.require(OwnProcess.mappingCount(of: path) == 0, 5)
      OwnProcess.require(folder.names == ["grids.calgrid"], 6)
      folder.remove()
      exit(0)
    }
  }

  /// Opening a missing or corrupt file again and again costs an error value each time and leaks nothing; an open grid keeps answering.
  @Test func failingToReopenDisturbsNobody() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = try TemporaryFolder()
      let path = "\(folder.path)/grids.calgrid"
      var bytes = try Grids.bytes(.gregorian, years: 2000...2003, [.sundayFirst])
      try Publication.publish(bytes, to: path)
      let grid = try CacheFile(path: path, mode: .mapped).grid(for: GridParameters(calendar: .gregorian))
      bytes[bytes.count - 1] ^= 1
      try Publication.publish(bytes, to: path)
      try Publication.publish(Array(bytes.prefix(300)), to: path + "-short")
      let descriptors = OwnProcess.descriptorCount
      let mappings = OwnProcess.mappingCount(of: folder.path)
      for round in 0..<10_000 {
        let name = ["", "-short", "-missing"][round % 3]
        let error = ProcessTests.code {
          _ = try CacheFile(path: path + name, mode: round % 2 == 0 || name == "" ? .copied : .mapped)
        }
        let expected: [GridError.Code] = [.corrupt, .truncated, .notFound]
        OwnProcess.require(error?.code == expected[round % 3], 2)
        OwnProcess.require(try grid.dayCount(year: 2000 + round % 4, ordinal: 2) == (round % 4 == 0 ? 29 : 28), 3)
      }
      OwnProcess.require(OwnProcess.descriptorCount == descriptors, 4)
      OwnProcess.require(OwnProcess.mappingCount(of: folder.path) == mappings, 5)
      folder.remove()
      exit(0)
    }
  }

  /// Documented: a mapped file must not be shortened while it is open. calgrid replaces files and never shortens them.
  @Test func shorteningAMappedFileIsFatalAndACopiedOneImmune() async {
    await #expect(processExitsWith: .signal(SIGBUS)) {
      let grid = try ProcessTests.gridOverShortenedFile(.mapped)
      // Used, or an optimized build would not ask.
      OwnProcess.require(try grid.dayCount(year: 2000, ordinal: 2) == 29, 2)
    }
    await #expect(processExitsWith: .exitCode(0)) {
      let grid = try ProcessTests.gridOverShortenedFile(.copied)
      OwnProcess.require(try grid.dayCount(year: 2000, ordinal: 2) == 29, 2)
      exit(0)
    }
  }

  private static func gridOverShortenedFile(_ mode: CacheFile.Mode) throws -> Grid {
    signal(SIGBUS, SIG_DFL)
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/grids.calgrid"
    try Publication.publish(Grids.bytes(.gregorian, years: 2000...2003, [.sundayFirst]), to: path)
    let grid = try CacheFile(path: path, mode: mode).grid(for: GridParameters(calendar: .gregorian))
    truncate(path, 0)
    folder.remove()
    return grid
  }

  /// A reader that holds a file keeps its answers when the name goes away.
  @Test func removingAnOpenFileDisturbsNobody() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/grids.calgrid"
    try Publication.publish(Grids.bytes(.gregorian, years: 2000...2003, [.sundayFirst]), to: path)
    let grid = try CacheFile(path: path, mode: .mapped).grid(for: GridParameters(calendar: .gregorian))
    folder.remove()
    #expect(try grid.dayCount(year: 2000, ordinal: 2) == 29)
  }
}
