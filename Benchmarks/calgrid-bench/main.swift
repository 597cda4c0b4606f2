import BenchmarkHarness
import Foundation

let status = BenchmarkProgram.run(Array(CommandLine.arguments.dropFirst()))
TemporaryFiles.shared.removeAll()
exit(status.rawValue)
