import CalendarGrid

extension Command {
  static let verify = Command(
    "verify", operands: "[FILE]", operandCounts: 0...1, summary: "Checks a file: all checksums, and its months.",
    details: "Without FILE, the cache file. Exit code 65 if the file is damaged, 1 if months differ from the rules.",
    options: [.recompute], run: VerifyCommand.run)
}

extension OptionSpec {
  static let recompute = OptionSpec("recompute", "compute every month again from the rules of this version")
}

enum VerifyCommand {
  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let path = try invocation.fileOrCache()
    // Copied, so that a file that shrinks meanwhile cannot end us; copying verifies all checksums.
    let file = try asking { () throws(GridError) in try CacheFile(path: path, mode: .copied) }
    try asking { () throws(GridError) in try file.verify() }
    guard invocation.has(.recompute) else {
      try invocation.output.write("\(Printable.line(path)): checksums are right\n")
      return .success
    }
    let result = Comparison.differencesFromRules(file)
    for difference in result.differences { try invocation.output.write(DiffCommand.line(difference) + "\n") }
    try invocation.output.write(
      "\(Printable.line(path)): checksums are right, \(result.differences.count) of \(result.compared) months differ from the rules\n"
    )
    return result.differences.isEmpty ? .success : .difference
  }
}
