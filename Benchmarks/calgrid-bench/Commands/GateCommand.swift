import BenchmarkHarness
import Foundation

/// `gate`: counted instructions against stored ones.
struct GateCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws -> RunStatus {
    guard InstructionRegion.isSupported, Command.exists("valgrind") else {
      BenchmarkProgram.say("not measured: the gate needs valgrind, at build time and now")
      return .tooNoisy
    }
    let environment = RunEnvironment.current()
    let path = invocation.thresholds ?? "Benchmarks/thresholds/\(InstructionThresholds.fileName(environment))"
    return invocation.isUpdate ? try update(path, environment) : try check(path)
  }

  private func check(_ path: String) throws -> RunStatus {
    let thresholds = try InstructionThresholds.read(path)
    let counts = InstructionCounter.count(program: program, filters: invocation.filters) ?? [:]
    let names = thresholds.cases.keys.sorted().filter { name in invocation.filters.allSatisfy { name.contains($0) } }
    let outcomes = names.map { name in
      InstructionGate.judge(name: name, counted: counts[name], threshold: thresholds.cases[name])
    }
    print(InstructionGate.text(outcomes), terminator: "")
    for name in counts.keys.sorted() where thresholds.cases[name] == nil { print("no threshold: \(name)") }
    return InstructionGate.exitStatus(outcomes)
  }

  private func update(_ path: String, _ environment: RunEnvironment) throws -> RunStatus {
    guard let counts = InstructionCounter.count(program: program, filters: invocation.filters) else {
      BenchmarkProgram.say("callgrind failed")
      return .tooNoisy
    }
    var thresholds =
      (try? InstructionThresholds.read(path))
      ?? InstructionThresholds(compiler: environment.compiler, architecture: environment.architecture, cases: [:])
    // What was not asked about stays; what no longer exists must not fail the gate for ever.
    thresholds.cases = thresholds.cases.filter { name, _ in !invocation.filters.allSatisfy { name.contains($0) } }
    for (name, count) in counts { thresholds.cases[name] = (count * 1_000).rounded() / 1_000 }
    try thresholds.json().write(to: URL(fileURLWithPath: path))
    print("\(path): \(thresholds.cases.count) cases")
    return .success
  }

  private var program: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }
}
