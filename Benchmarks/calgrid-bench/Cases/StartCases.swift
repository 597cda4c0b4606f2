import BenchmarkHarness

/// How soon a program that only looks up is done, from its start to its end.
enum StartCases {
  static let name = "start/lookupOnly"

  /// - Parameter programs: `nil` where the case is only listed.
  static func cases(_ programs: StartPrograms?) -> [BenchmarkCase] {
    let lookup = Kernel.process("calgrid", program: programs?.lookupOnly ?? "", arguments: { [CacheFiles.small.path] })
    return [
      BenchmarkCase(
        name, operation: "processStart", calendar: "", questions: 1, subject: lookup,
        peers: [.process("foundationHello", program: programs?.foundationHello ?? "")], oracle: { _ in 0 })
    ]
  }
}
