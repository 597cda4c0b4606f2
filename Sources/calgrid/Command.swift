/// One command: its table of options, its help and what it does.
struct Command: Sendable {
  let name: String
  /// The operands as usage shows them, for example `[YEAR]`.
  let operands: String
  let operandCounts: ClosedRange<Int>
  let summary: String
  /// Paragraphs of help below the options; lines are printed as they are.
  let details: String
  let options: [OptionSpec]
  let run: @Sendable (Invocation) throws(Failure) -> ExitCode

  init(
    _ name: String, operands: String = "", operandCounts: ClosedRange<Int> = 0...0, summary: String,
    details: String = "", options: [OptionSpec], run: @escaping @Sendable (Invocation) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.operandCounts = operandCounts
    self.summary = summary
    self.details = details
    self.options = options + [.help, .version]
    self.run = run
  }

  static let all: [Command] = [
    .precompute, .info, .verify, .diff, .calendars, .year, .month, .strip, .layout, .day, .find, .export,
    .completions, .manual,
  ]

  var help: String {
    var text = "Usage: calgrid \(name)\(operands.isEmpty ? "" : " \(operands)") [OPTIONS]\n\n\(summary)\n\nOptions:\n"
    let width = options.map(\.usage.count).max() ?? 0
    for option in options {
      text += "  \(option.usage)\(String(repeating: " ", count: width - option.usage.count))  \(option.help)\n"
    }
    return details.isEmpty ? text : text + "\n" + details + "\n"
  }
}
