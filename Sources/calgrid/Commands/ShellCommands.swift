import CalendarGrid

/// The commands that print what the shell and `man` read.
extension Command {
  static let completions = Command(
    "completions", operands: "SHELL", operandCounts: 1...1, summary: "Prints the completions for bash, zsh or fish.",
    details: "Where they belong: 'calgrid help terminal'.", options: []
  ) { invocation throws(Failure) in
    guard let shell = Shell(rawValue: invocation.operands[0]) else {
      throw .usage(
        "SHELL", found: invocation.operands[0], expected: Shell.allCases.map(\.rawValue).joined(separator: ", "))
    }
    try invocation.output.write(shell.script)
    return .success
  }

  static let manual = Command(
    "manual", summary: "Prints the manual page.", details: "To read it: calgrid manual | man -l -", options: []
  ) { invocation throws(Failure) in
    try invocation.output.write(ManualPage.text)
    return .success
  }
}
