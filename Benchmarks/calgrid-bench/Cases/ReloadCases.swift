import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import GridStore

/// What a server pays for being able to take up a new file: nothing per lookup, an open per reload, a system call per look.
enum ReloadCases {
  static func cases(_ sets: QuestionSets) -> [BenchmarkCase] {
    let lookups = [Operation.dayCount, .dateOfDay].map { lookup($0, sets.gregorian) }
    return lookups
      + [CacheFiles.small, CacheFiles.large].map { file in
        make("reload/open/\(file.name)", 64, reload(file), open(file))
      } + [make("reload/look/\(CacheFiles.small.name)", 256, look(CacheFiles.small), open(CacheFiles.small))]
  }

  /// Lookups of a grid that comes from a live handle, against those of a grid that comes from the file.
  private static func lookup(_ operation: Operation, _ questions: Questions) -> BenchmarkCase {
    // Made at once: a first batch that also makes the file would be taken for a slow operation, and batches be cut short.
    let live = kernel(operation, questions) { try LiveCacheFile(path: $0, mode: .mapped).current }
    let plain = kernel(operation, questions) { try CacheFile(path: $0, mode: .mapped) }
    return BenchmarkCase(
      "live/\(operation.rawValue)/\(questions.label)", operation: operation.rawValue, calendar: questions.calendar,
      questions: questions.count,
      subject: live, peers: [Kernel("plainFile") { plain.callAsFunction($0) }], oracle: questions.answers(operation))
  }

  private static func kernel(
    _ operation: Operation, _ questions: Questions, _ open: (String) throws -> CacheFile
  ) -> Kernel {
    do {
      let parameters = GridParameters(calendar: .gregorian, weekRule: .iso8601)
      let grid = try open(CacheFiles.shared.path).grid(for: parameters)
      guard let kernel = GridKernels(questions, grid).kernel(operation) else {
        preconditionFailure("every grid answers \(operation)")
      }
      return kernel
    } catch {
      fatalError("no grid from a live file: \(error)")
    }
  }

  private static func make(_ name: String, _ questions: Int, _ subject: Kernel, _ peer: Kernel) -> BenchmarkCase {
    BenchmarkCase(
      name, operation: "reload", calendar: "", questions: questions, subject: subject, peers: [peer],
      oracle: { UInt64($0) })
  }

  private static func live(_ file: CacheFiles.SizedFile) -> @Sendable () -> LiveCacheFile {
    let live = OnceValue<LiveCacheFile>()
    return {
      live.get {
        do { return try LiveCacheFile(path: file.path) } catch { fatalError("no live file: \(error)") }
      }
    }
  }

  /// Opens the file again, swaps, lets go of the old generation.
  private static func reload(_ file: CacheFiles.SizedFile) -> Kernel {
    let live = live(file)
    return Kernel("calgrid") { batch in
      let live = live()
      var reloaded: UInt64 = 0
      for _ in 0..<batch.count where (try? live.reload()) != nil { reloaded += 1 }
      return reloaded
    }
  }

  /// Finds that nothing has changed.
  private static func look(_ file: CacheFiles.SizedFile) -> Kernel {
    let live = live(file)
    return Kernel("calgrid") { batch in
      let live = live()
      var unchanged: UInt64 = 0
      for _ in 0..<batch.count where (try? live.reloadIfChanged()) == false { unchanged += 1 }
      return unchanged
    }
  }

  private static func open(_ file: CacheFiles.SizedFile) -> Kernel {
    Kernel("open") { batch in
      let path = file.path
      var opened: UInt64 = 0
      for _ in 0..<batch.count where (try? CacheFile(path: path)) != nil { opened += 1 }
      return opened
    }
  }
}
