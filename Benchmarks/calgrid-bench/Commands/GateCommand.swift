import BenchmarkHarness
import Foundation

/// `gate`: what can be counted exactly, against stored figures: instructions of lookups, their allocations and counted references, sizes
/// of files.
struct GateCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws -> RunStatus {
    let environment = RunEnvironment.current()
    let path = invocation.thresholds ?? "Benchmarks/thresholds/\(InstructionThresholds.fileName(environment))"
    return invocation.isUpdate ? try update(path, environment) : try check(path)
  }

  private var countsInstructions: Bool { InstructionRegion.isSupported && Command.exists("valgrind") }

  private func check(_ path: String) throws -> RunStatus {
    let thresholds = try InstructionThresholds.read(path)
    let sizes = try ExactCounts.bytes(filters: invocation.filters)
    var outcomes = chosen(thresholds.bytes.keys).map { name in
      InstructionGate.judge(
        name: name, counted: sizes[name].map { Double($0) }, threshold: thresholds.bytes[name].map { Double($0) },
        tolerance: 0)
    }
    let sets = QuestionSets(seed: invocation.seed, count: InstructionRegion.questions)
    let lookups = InstructionsCommand.gated(Catalog.suite(sets), invocation)
    let allocating = try ExactCounts.allocations(lookups).filter { $0.count > 0 }
    outcomes += allocating.map { name, count in
      InstructionGate.judge(name: "allocations of \(name)", counted: Double(count), threshold: 0)
    }
    var status = RunStatus.success
    if countsInstructions {
      let counts = InstructionCounter.count(program: program, filters: invocation.filters) ?? [:]
      outcomes += chosen(thresholds.cases.keys).map { name in
        InstructionGate.judge(name: name, counted: counts[name]?.instructions, threshold: thresholds.cases[name])
      }
      let counting = counts.filter { $0.value.references > 0 }.sorted { $0.key < $1.key }
      outcomes += counting.map { name, count in
        InstructionGate.judge(
          name: "references of \(name)", counted: count.references, threshold: thresholds.references[name] ?? 0)
      }
      for name in counts.keys.sorted() where thresholds.cases[name] == nil { print("no threshold: \(name)") }
    } else {
      BenchmarkProgram.say("instructions not measured: the gate needs valgrind, at build time and now")
      status = .tooNoisy
    }
    print(InstructionGate.text(outcomes), terminator: "")
    print("\(lookups.count) lookups, \(allocating.count) of them allocate")
    return status == .success || outcomes.contains { $0.verdict == .exceeded }
      ? InstructionGate.exitStatus(outcomes) : status
  }

  private func chosen(_ names: some Sequence<String>) -> [String] {
    names.filter { name in invocation.filters.allSatisfy { name.contains($0) } }.sorted()
  }

  private func update(_ path: String, _ environment: RunEnvironment) throws -> RunStatus {
    guard countsInstructions, let counts = InstructionCounter.count(program: program, filters: invocation.filters)
    else {
      BenchmarkProgram.say("nothing stored: the gate needs valgrind, at build time and now")
      return .tooNoisy
    }
    var thresholds =
      (try? InstructionThresholds.read(path))
      ?? InstructionThresholds(compiler: environment.compiler, architecture: environment.architecture, cases: [:])
    // What was not asked about stays; what no longer exists must not fail the gate for ever.
    thresholds.cases = thresholds.cases.filter { name, _ in !invocation.filters.allSatisfy { name.contains($0) } }
    thresholds.references = thresholds.references.filter { name, _ in
      !invocation.filters.allSatisfy { name.contains($0) }
    }
    thresholds.bytes = thresholds.bytes.filter { name, _ in !invocation.filters.allSatisfy { name.contains($0) } }
    for (name, count) in counts {
      thresholds.cases[name] = (count.instructions * 1_000).rounded() / 1_000
      if count.references > 0 { thresholds.references[name] = (count.references * 1_000).rounded() / 1_000 }
    }
    for (name, count) in try ExactCounts.bytes(filters: invocation.filters) { thresholds.bytes[name] = count }
    try thresholds.json().write(to: URL(fileURLWithPath: path))
    print("\(path): \(thresholds.cases.count) cases, \(thresholds.bytes.count) files")
    return .success
  }

  private var program: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
