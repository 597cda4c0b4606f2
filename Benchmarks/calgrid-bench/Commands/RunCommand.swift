import BenchmarkHarness
import BenchmarkPeers
import CAllocationCounter
import Foundation

/// `run`: measures, judges, prints.
struct RunCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws -> RunStatus {
    let report = try measure()
    if let output = invocation.output { try report.json().write(to: URL(fileURLWithPath: output)) }
    if invocation.isJSON {
      FileHandle.standardOutput.write(try report.summaryJSON() + Data("\n".utf8))
    } else {
      print(report.text, terminator: "")
    }
    return RunStatus(report)
  }

  private func measure() throws -> RunReport {
    let environment = RunEnvironment.current()
    if !environment.isOptimized { BenchmarkProgram.say("warning: not optimized, build with -c release") }
    let sets = QuestionSets(seed: invocation.seed)
    let start = startPrograms()
    let suite = Catalog.suite(sets, programs: start.programs)
    let chosen = suite.chosen(filters: invocation.filters, includeSlow: invocation.isFull).filter {
      $0.name != StartCases.name || start.programs != nil
    }
    if chosen.isEmpty && start.missing.isEmpty && !MeasuredFacts.exist(filters: invocation.filters) {
      throw UsageError(sentence: "no case contains \(invocation.filters.joined(separator: ", "))")
    }
    var options = invocation.isFull ? SessionOptions.full(seed: invocation.seed) : .quick(seed: invocation.seed)
    if let pairs = invocation.pairs { options.pairs = pairs }
    var counter: (@Sendable () -> UInt64)?
    if Self.countsAllocations { counter = { bench_allocation_count() } }
    let session = Session(options: options, allocationCount: counter)

    let all = [suite.selfTest] + suite.baselines + chosen
    let measured = try session.measure(all) { showProgress($0) }
    clearProgress()
    let baselineCount = suite.baselines.reduce(0) { $0 + $1.peers.count }
    let results = Array(measured.dropFirst(1 + baselineCount))
    let drivers = try driverFacts(sets)
    let facts = try MeasuredFacts.all(filters: invocation.filters) + DerivedFacts.of(results) + drivers.facts
    let judged = GoalTable(Goals.all).judge(results: results, facts: facts)
    return RunReport(
      environment: environment, options: options,
      mode: invocation.pairs == nil ? (invocation.isFull ? "full" : "quick") : "custom",
      selfTest: measured[0], baselines: Array(measured[1...baselineCount]), results: results, facts: facts,
      goals: judged.judged, notMeasured: absences(chosen) + start.missing + drivers.missing + judged.missing,
      notes: Self.notes)
  }

  private static var notes: [String] {
    var notes = ["No hardware counters: virtual machines rarely have them. `gate` counts instructions."]
    if !countsAllocations { notes.append("Allocations are not counted in this build.") }
    return notes
  }

  /// Whether the counter sees the allocation that it is shown; a count of 0 means nothing otherwise.
  private static var countsAllocations: Bool {
    guard bench_allocation_counting_is_supported() else { return false }
    let before = bench_allocation_count()
    UnsafeMutableRawPointer.allocate(byteCount: Int(before % 2) + 64, alignment: 8).deallocate()
    return bench_allocation_count() > before
  }

  /// The programs whose start is measured, compiled only for runs that do.
  private func startPrograms() -> (programs: StartPrograms?, missing: [MissingMeasurement]) {
    guard invocation.filters.allSatisfy({ StartCases.name.contains($0) }) else { return (nil, []) }
    let made = StartPrograms.make()
    guard made.programs == nil else { return (made.programs, []) }
    return (nil, [MissingMeasurement(name: StartCases.name, peer: "foundationHello", reason: made.reason)])
  }

  private func absences(_ chosen: [BenchmarkCase]) -> [MissingMeasurement] {
    chosen.flatMap { benchmark in
      benchmark.absent.map { MissingMeasurement(name: benchmark.name, peer: $0.name, reason: $0.reason) }
    }
  }

  /// The figures of other runtimes.
  private func driverFacts(_ sets: QuestionSets) throws -> (facts: [Fact], missing: [MissingMeasurement]) {
    guard invocation.isFull else {
      let missing = DriverPeer.allCases.map {
        MissingMeasurement(name: "driver", peer: $0.rawValue, reason: "only in the full mode")
      }
      return ([], missing)
    }
    var facts: [Fact] = []
    var missing: [MissingMeasurement] = []
    for driver in DriverPeer.allCases {
      let measured = try driver.measure(sets.gregorian)
      facts += measured.facts
      missing += measured.missing
    }
    return (facts, missing)
  }

  private var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private func showProgress(_ progress: Session.Progress) {
    guard hasTerminal else { return }
    let line = "\r\(progress.finishedPairs) of \(progress.allPairs) pairs, \(progress.discardedPairs) discarded "
    FileHandle.standardError.write(Data(line.utf8))
  }

  private func clearProgress() {
    if hasTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
