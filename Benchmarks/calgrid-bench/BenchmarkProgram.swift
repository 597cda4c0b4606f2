import BenchmarkHarness
import Foundation

/// The program: reads the arguments and hands over to a command.
enum BenchmarkProgram {
  static let help = """
    usage: calgrid-bench [run] [options]
           calgrid-bench list [--filter TEXT]
           calgrid-bench compare A.json B.json
           calgrid-bench report RUN.json [--output FILE.html | --markdown]
           calgrid-bench instructions [--case NAME] [--filter TEXT]
           calgrid-bench gate [--thresholds FILE] [--filter TEXT] [--update]

    run            measures the cases against their peers and judges the goals
      --quick        30 pairs of short blocks, under a minute (the default)
      --full         100 pairs of longer blocks, the slow cases, and the drivers of other runtimes
      --filter TEXT  only cases whose path contains TEXT; may be given several times
      --seed N       for the order of the cases, the questions and the resampling (default 1)
      --pairs N      undisturbed pairs for each comparison
      --json         prints the goals, facts and gaps as JSON instead of tables
      --output FILE  writes everything as JSON, raw samples included, into FILE as well
    list           prints the path of every case, its subject and its peers
    compare        prints what moved between two runs
    report         draws a run as one HTML page (default: RUN.html beside RUN.json)
      --markdown     prints its goals as a table for a README instead
    instructions   runs lookups with their regions marked for
                   valgrind --tool=callgrind --collect-atstart=no
    gate           compares instructions of lookups, their allocations and counted references, and sizes of files with
                   the file for this compiler in Benchmarks/thresholds/, or stores them (--update)

    exit codes: 0 ok, 2 a goal missed or a regression, 3 too noisy to say, 64 usage,
                70 a wrong answer, with a line on the standard error that begins with WrongAnswer

    """

  static func run(_ arguments: [String]) -> RunStatus {
    do {
      let invocation = try Invocation(arguments)
      switch invocation.command {
      case .help:
        print(help, terminator: "")
        return .success
      case .run: return try RunCommand(invocation).run()
      case .list: return ListCommand(invocation).run()
      case .compare: return try CompareCommand(invocation).run()
      case .report: return try ReportCommand(invocation).run()
      case .instructions: return try InstructionsCommand(invocation).run()
      case .gate: return try GateCommand(invocation).run()
      case .lookups:
        LookupProcess.obey(file: invocation.files[0], seed: invocation.seed)
        return .success
      }
    } catch let error as UsageError {
      say("calgrid-bench: \(error.sentence)\nTry calgrid-bench --help.")
      return .usage
    } catch let error as WrongAnswer {
      say(error.description)
      return RunStatus(error)
    } catch let error as ReportError {
      say("calgrid-bench: \(error)")
      return RunStatus(error)
    } catch {
      say("calgrid-bench: \(error.localizedDescription)")
      return RunStatus(error)
    }
  }

  /// Prints a line on the standard error.
  static func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
