import BenchmarkHarness

/// `compare`: what moved between two runs.
struct CompareCommand {
  private let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run() throws -> RunStatus {
    let comparison = ReportComparison(
      before: try RunReport.read(invocation.files[0]), after: try RunReport.read(invocation.files[1]))
    print(comparison.text, terminator: "")
    return comparison.exitStatus
  }
}
