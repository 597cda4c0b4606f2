import BenchmarkHarness

/// `instructions`: cases with their regions marked for callgrind, one after another.
struct InstructionsCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws -> RunStatus {
    let chosen = Self.gated(
      Catalog.suite(QuestionSets(seed: invocation.seed, count: InstructionRegion.questions)), invocation)
    if chosen.isEmpty { throw UsageError(sentence: "there is no such case; see calgrid-bench list") }
    for benchmark in chosen {
      // On the standard error, beside callgrind's own words, where the gate reads it.
      BenchmarkProgram.say("operations: \(try InstructionRegion.run(benchmark)) \(benchmark.name)")
    }
    if !InstructionRegion.isObserved { BenchmarkProgram.say("not under callgrind: nothing was counted") }
    return .success
  }

  /// The lookups of grids and the empty loops: what has a fixed number of instructions. Peers do not change with our code.
  static func gated(_ suite: Suite, _ invocation: Invocation) -> [BenchmarkCase] {
    (suite.baselines + suite.cases.filter { $0.mustNotAllocate && !$0.name.hasPrefix("peers") }).filter { benchmark in
      invocation.filters.allSatisfy { benchmark.name.contains($0) }
        && (invocation.caseName == nil || invocation.caseName == benchmark.name)
    }
  }
}
