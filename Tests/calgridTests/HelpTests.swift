import Testing

@testable import calgrid

/// Help and parsing come from one table; here both are held against it.
@Suite struct HelpTests {
  @Test func everyCommandIsInTheHelp() throws {
    let help = try CommandRun("--help")
    #expect(help.exitCode == 0)
    #expect(help.errors.isEmpty)
    for command in Command.all { #expect(help.output.contains("  \(command.name) ")) }
    #expect(Command.all.count == 14)
    #expect(try CommandRun("help").output == help.output)
    #expect(try CommandRun("-h").output == help.output)
  }

  @Test func everyOptionIsInTheHelpOfItsCommand() throws {
    var options = 0
    for command in Command.all {
      let help = try CommandRun(command.name, "--help")
      #expect(help.exitCode == 0)
      #expect(help.output.hasPrefix("Usage: calgrid \(command.name)"))
      #expect(try CommandRun("help", command.name).output == help.output)
      for option in command.options {
        #expect(help.lines.contains { $0.hasPrefix("  \(option.usage)  ") && $0.hasSuffix(option.help) })
        options += 1
      }
      #expect(help.lines.allSatisfy { $0.count <= 120 })
    }
    #expect(options > 50)
  }

  @Test func everyOptionOfTheTableIsParsed() throws {
    var options = 0
    for command in Command.all {
      for option in command.options where option.value != nil {
        let run = try CommandRun(command.name, "--\(option.name)")
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("--\(option.name): found no value, expected"), "\(command.name) \(option.name)")
        options += 1
      }
      for option in command.options where option.value == nil {
        let run = try CommandRun(command.name, "--\(option.name)=1")
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("expected no value"), "\(command.name) \(option.name)")
        options += 1
      }
    }
    #expect(options > 50)
  }

  @Test func theVersionIsPrinted() throws {
    for arguments in [["--version"], ["year", "--version"], ["month", "9", "--version"]] {
      let run = try CommandRun(
        program: CommandRun.executable, arguments: arguments.map { Array($0.utf8) }, output: .captured)
      #expect(run.exitCode == 0)
      #expect(run.output == "calgrid 1.0.0\n")
    }
  }
}
