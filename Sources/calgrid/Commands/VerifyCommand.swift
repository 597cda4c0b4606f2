import CPlatform
import CalendarGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Command {
  static let verify = Command(
    "verify", operands: "[FILE]", operandCounts: 0...1, summary: "Checks a file: all checksums, and its months.",
    details: """
      Without FILE, the cache file. Exit code 65 if the file is damaged, 1 if months differ from the rules. Calendars whose
      tables another version of the rules made are named on standard error.
      With --against foundation the rules of this version are held against the platform's Calendar, every day; exit
      code 1 if a month differs that is not on the list of known differences. FILE is checked first if it is given.
      """,
    options: [.recompute, .against, .verifiedCalendars, .verifiedYears, .brief], run: VerifyCommand.run)
}

extension OptionSpec {
  static let recompute = OptionSpec("recompute", "compute every month again from the rules of this version")
  static let against = OptionSpec("against", value: "foundation", "hold the rules against the platform's calendar")
  static let verifiedCalendars = OptionSpec(
    "calendar", value: "IDS", "with --against: calendars separated by commas, or all; default all")
  static let verifiedYears = OptionSpec(
    "years", value: "A...B", "with --against: Gregorian years; default 1850...2150")
  static let brief = OptionSpec("brief", "with --against: print unlisted differences and counts only")
}

enum VerifyCommand {
  /// The only platform calendar there is to compare with.
  private enum Platform: String, CaseIterable {
    case foundation
  }

  @Sendable static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let platform = try invocation.choice(.against, among: Platform.allCases)
    guard platform != nil else {
      for option in [OptionSpec.verifiedCalendars, .verifiedYears, .brief] where invocation.has(option) {
        throw .usage("--\(option.name)", found: "no --against", expected: "--against foundation")
      }
      return try verifyFile(invocation)
    }
    if !invocation.operands.isEmpty {
      let result = try verifyFile(invocation)
      guard result == .success else { return result }
    }
    return try compareWithFoundation(invocation)
  }

  /// Becomes the program beside this one that links Foundation: it costs 41 MB of data at every start, which no other command should pay.
  private static func compareWithFoundation(_ invocation: Invocation) throws(Failure) -> ExitCode {
    try invocation.output.flush()
    var words = ["calgrid-oracle", "verify"]
    for option in [OptionSpec.verifiedCalendars, .verifiedYears] {
      if let value = invocation[option] { words += ["--\(option.name)", value] }
    }
    if invocation.has(.brief) { words.append("--brief") }
    var arguments = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    let number = unsafe calgrid_execute_beside("calgrid-oracle", arguments)
    unsafe arguments.forEach { unsafe free($0) }
    throw Failure(
      .noInput,
      "cannot run calgrid-oracle (error \(number)), the part of calgrid that links Foundation: expected it beside this program; "
        + "'swift build -c release' builds both")
  }

  private static func verifyFile(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let path = try invocation.fileOrCache()
    // Copied, so that a file that shrinks meanwhile cannot end us; copying verifies all checksums.
    let file = try asking { () throws(GridError) in try CacheFile(path: path, mode: .copied) }
    try asking { () throws(GridError) in try file.verify() }
    for calendar in file.outdatedCalendars {
      Output.report("\(calendar.rawValue): made by another version of the rules; queries compute instead")
    }
    guard invocation.has(.recompute) else {
      try invocation.output.write("\(Printable.line(path)): checksums are right\n")
      return .success
    }
    let result = Comparison.recompute(file)
    for difference in result.differences { try invocation.output.write(DiffCommand.line(difference) + "\n") }
    let bytes =
      result.isIdentical
      ? "the bytes are those that this version writes"
      : "the bytes are not those that this version writes for the same keys and years"
    try invocation.output.write(
      "\(Printable.line(path)): checksums are right, \(result.differences.count) of \(result.compared) months differ from the rules, \(bytes)\n"
    )
    return result.differences.isEmpty && result.isIdentical ? .success : .difference
  }
}
