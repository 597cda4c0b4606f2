import CPlatform
import CalendarGrid

/// The words of a command line as C has them; whoever makes one keeps them alive.
@unsafe
struct CommandLineWords {
  let count: Int32
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Those that the process was started with.
  static var ofProcess: CommandLineWords {
    unsafe CommandLineWords(count: CommandLine.argc, pointers: CommandLine.unsafeArgv)
  }
}

/// The command line, cut by `getopt_long` and judged here.
struct ArgumentParser {
  let command: Command

  /// Reads all arguments behind the command's name, which is the second of `words`.
  ///
  /// - Throws: ``Failure`` with exit code 64 for an unknown, ambiguous or repeated option, a value too few or too many, and
  ///   for too few or too many operands.
  func parse(_ words: CommandLineWords, output: Output) throws(Failure) -> Invocation {
    calgrid_begin_arguments()
    for option in command.options {
      let short = option.short.flatMap(\.asciiValue).map { CChar(bitPattern: $0) } ?? 0
      // The shim holds 64 options; no command has nearly as many.
      _ = unsafe calgrid_declare_option(option.name, short, option.value != nil)
    }
    var values: [String: String] = [:]
    var operands: [String] = []
    while true {
      let argument = unsafe calgrid_next_argument(words.count, words.pointers, 2)
      let text = unsafe argument.text.map { unsafe String(cString: $0) }
      switch unsafe argument.kind {
      case CALGRID_ARGUMENT_END:
        try checkOperands(operands, values)
        return Invocation(command: command, values: values, operands: operands, output: output)
      case CALGRID_ARGUMENT_OPERAND:
        operands.append(text ?? "")
      case CALGRID_ARGUMENT_OPTION:
        let option = unsafe command.options[Int(argument.option)]
        guard values.updateValue(text ?? "", forKey: option.name) == nil else {
          throw failure("--\(option.name) is given twice, expected once")
        }
      case CALGRID_ARGUMENT_MISSING_VALUE:
        let option = unsafe command.options[Int(argument.option)]
        throw failure("--\(option.name): found no value, expected \(option.value ?? "one")")
      case CALGRID_ARGUMENT_UNEXPECTED_VALUE:
        let option = unsafe command.options[Int(argument.option)]
        throw failure("--\(option.name): found \(Printable.quoted(text ?? "")), expected no value")
      default:
        throw unknown(text ?? "")
      }
    }
  }

  private func failure(_ message: String) -> Failure {
    Failure(.usage, message + "; see 'calgrid \(command.name) --help'")
  }

  private func unknown(_ text: String) -> Failure {
    let written = text.prefix { $0 != "=" }.prefix(60)
    let name = String(written.drop { $0 == "-" })
    let names = command.options.map(\.name)
    let longer = names.filter { !name.isEmpty && $0.hasPrefix(name) }
    if longer.count > 1 {
      return failure("option \(Printable.quoted(text)) could be \(Self.list(longer))")
    }
    let near = Suggestion.nearest(to: name, among: names)
    return failure(
      "unknown option \(Printable.quoted(text))" + (near.isEmpty ? "" : ", perhaps \(Self.list(near))"))
  }

  private static func list(_ names: [String]) -> String {
    names.map { "--\($0)" }.joined(separator: " or ")
  }

  private func checkOperands(_ operands: [String], _ values: [String: String]) throws(Failure) {
    guard !command.operandCounts.contains(operands.count), values["help"] == nil, values["version"] == nil else {
      return
    }
    let expected = command.operands.isEmpty ? "no operands" : command.operands
    if operands.count > command.operandCounts.upperBound {
      let extra = operands[command.operandCounts.upperBound]
      throw failure("found \(Printable.quoted(extra)), expected \(command.operands.isEmpty ? "" : "only ")\(expected)")
    }
    throw failure("found \(operands.count) operand\(operands.count == 1 ? "" : "s"), expected \(expected)")
  }
}
