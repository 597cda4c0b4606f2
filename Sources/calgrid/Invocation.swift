/// A command with the arguments it was called with.
struct Invocation {
  let command: Command
  let values: [String: String]
  let operands: [String]
  let output: Output

  /// The value of an option, if it was given.
  subscript(option: OptionSpec) -> String? { values[option.name] }

  func has(_ option: OptionSpec) -> Bool { values[option.name] != nil }

  /// A whole number within a range.
  func number(_ option: OptionSpec, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(option.name)", found: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One of a few words.
  func choice<Choice: RawRepresentable>(
    _ option: OptionSpec, among choices: [Choice]
  ) throws(Failure) -> Choice? where Choice.RawValue == String {
    guard let text = self[option] else { return nil }
    guard let choice = choices.first(where: { $0.rawValue == text }) else {
      throw .usage(
        "--\(option.name)", found: text, expected: choices.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }
}
