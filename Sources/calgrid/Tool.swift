import CalendarGrid

/// The command-line tool: finds the command, runs it, and turns failures into one line and an exit code.
enum Tool {
  static let version = "calgrid 1.0.0"

  static func run() -> ExitCode {
    let output = Output()
    do {
      let code = try dispatch(output)
      try output.flush()
      return code
    } catch {
      // What was printed before the failure is still wanted; if it cannot be written, the first failure is told all the same.
      try? output.flush()
      if !error.message.isEmpty { Output.report(error.message) }
      return error.exitCode
    }
  }

  private static func dispatch(_ output: Output) throws(Failure) -> ExitCode {
    let arguments = try arguments()
    guard arguments.count > 1 else {
      Output.show(help)
      throw Failure(.usage, "found no command, expected one of the above")
    }
    switch arguments[1] {
    case "--help", "-h":
      try output.write(help)
      return .success
    case "--version":
      try output.write(version + "\n")
      return .success
    case "help":
      try output.write(arguments.count > 2 ? try page(arguments[2]) : help)
      return .success
    default:
      break
    }
    let command = try command(arguments[1])
    let invocation = unsafe try ArgumentParser(command: command).parse(.ofProcess, output: output)
    if invocation.has(.help) {
      try output.write(command.help)
    } else if invocation.has(.version) {
      try output.write(version + "\n")
    } else {
      return try command.run(invocation)
    }
    return .success
  }

  /// The arguments as text.
  private static func arguments() throws(Failure) -> [String] {
    var arguments: [String] = []
    for index in 0..<Int(CommandLine.argc) {
      guard let bytes = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let text = unsafe String(validatingCString: bytes) else {
        throw .usage("argument \(index)", found: unsafe String(cString: bytes), expected: "valid UTF-8")
      }
      arguments.append(text)
    }
    return arguments
  }

  /// The help of a command or a topic.
  private static func page(_ name: String) throws(Failure) -> String {
    if let topic = HelpTopic.all.first(where: { $0.name == name }) { return topic.page }
    return try command(name, orTopics: HelpTopic.all.map(\.name)).help
  }

  private static func command(_ name: String, orTopics topics: [String] = []) throws(Failure) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let names = Command.all.map(\.name) + topics
    let near = Suggestion.nearest(to: String(name.prefix(60)), among: names)
    let kind = !topics.isEmpty ? "command or topic" : name.hasPrefix("-") ? "option before the command" : "command"
    throw Failure(
      .usage,
      "unknown \(kind) \(Printable.quoted(name)), "
        + (near.isEmpty
          ? "expected \(names.joined(separator: ", "))" : "perhaps \(near.joined(separator: " or "))")
        + "; see 'calgrid --help'")
  }

  static let summary = "Calendar grids for every calendar, precomputed into one file and answered in constant time."

  static var help: String {
    var text = """
      Usage: calgrid COMMAND [OPTIONS]

      \(summary)

      Commands:

      """
    let width = Command.all.map { $0.name.count + $0.operands.count }.max() ?? 0
    for command in Command.all {
      let usage = "\(command.name) \(command.operands)"
      text += "  \(usage)\(String(repeating: " ", count: width + 3 - usage.count))\(command.summary)\n"
    }
    text += "\nTopics:\n\n"
    let topicWidth = HelpTopic.all.map(\.name.count).max() ?? 0
    for topic in HelpTopic.all {
      text += "  \(topic.name)\(String(repeating: " ", count: topicWidth + 3 - topic.name.count))\(topic.summary)\n"
    }
    return text + """

      'calgrid help TOPIC' tells about a topic. 'calgrid COMMAND --help' lists a command's options. 'calgrid --version' prints the version.
      Exit codes: 0 ok, 1 difference found, 64 usage, 65 bad data, 66 no input, 73 cannot create, 74 I/O, 130 interrupted.

      """
  }
}
