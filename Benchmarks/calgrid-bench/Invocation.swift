/// The command and its options as the user gave them.
struct Invocation {
  enum Command: String, CaseIterable {
    /// `lookups` is what the program starts itself as, for cases of two processes; it is not for people.
    case run, list, compare, report, instructions, gate, lookups, help
  }

  var command = Command.run
  var isFull = false
  var isJSON = false
  var isUpdate = false
  var isMarkdown = false
  var filters: [String] = []
  var seed: UInt64 = 1
  var pairs: Int?
  var output: String?
  var caseName: String?
  var thresholds: String?
  /// Arguments that are no options.
  var files: [String] = []

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    if let first = rest.first, !first.hasPrefix("-") {
      guard let command = Command(rawValue: first) else {
        let known = Command.allCases.filter { $0 != .lookups }.map(\.rawValue).joined(separator: ", ")
        throw UsageError(sentence: "unknown command \(first); there are \(known)")
      }
      self.command = command
      rest = rest.dropFirst()
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": command = .help
      case "--quick" where command == .run: isFull = false
      case "--full" where command == .run: isFull = true
      case "--json" where command == .run: isJSON = true
      case "--markdown" where command == .report: isMarkdown = true
      case "--update" where command == .gate: isUpdate = true
      case "--filter" where ![.compare, .report].contains(command): filters.append(try Self.value(argument, &rest))
      case "--seed" where command == .run || command == .lookups: seed = try Self.number(argument, &rest, atLeast: 0)
      case "--pairs" where command == .run: pairs = Int(try Self.number(argument, &rest, atLeast: 1))
      case "--output" where command == .run || command == .report: output = try Self.value(argument, &rest)
      case "--case" where command == .instructions: caseName = try Self.value(argument, &rest)
      case "--thresholds" where command == .gate: thresholds = try Self.value(argument, &rest)
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError(sentence: "\(command.rawValue) has no option \(argument)")
        }
        files.append(argument)
      }
    }
    let wanted: [Command: Int] = [.compare: 2, .report: 1, .lookups: 1]
    guard command == .help || files.count == wanted[command] ?? 0 else {
      throw UsageError(sentence: "\(command.rawValue) takes \(wanted[command] ?? 0) files, found \(files.count)")
    }
  }

  private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(sentence: "\(option) needs a value") }
    return value
  }

  private static func number(
    _ option: String, _ rest: inout ArraySlice<String>, atLeast least: UInt64
  ) throws(UsageError) -> UInt64 {
    let text = try value(option, &rest)
    guard let number = UInt64(text), number >= least, number <= 1_000_000_000 else {
      throw UsageError(sentence: "\(option) needs a number from \(least) to 1000000000, found \(text)")
    }
    return number
  }
}

/// What is wrong with the arguments.
struct UsageError: Error {
  let sentence: String
}
