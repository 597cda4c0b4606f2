import Foundation

/// Counts the instructions of cases by running the benchmark program under callgrind.
public enum InstructionCounter {
  /// Instructions per operation by the path of the case, or `nil` when callgrind or the program failed.
  ///
  /// - Parameters:
  ///   - program: The path of the benchmark program, which is run as `instructions` with the filters.
  ///   - filters: Parts of the paths of the cases.
  public static func count(program: String, filters: [String]) -> [String: Double]? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("instructions-\(UUID().uuidString)")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = [
      "valgrind", "--tool=callgrind", "--collect-atstart=no",
      "--callgrind-out-file=\(folder.path)/counts", withoutDebugInformation(program, in: folder), "instructions",
    ]
    let choice = filters.flatMap { ["--filter", $0] }
    guard let report = Command.output(arguments + choice, errors: true) else { return nil }
    let operations = operations(in: report)
    var counts: [String: Double] = [:]
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let text = try? String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8),
        let dump = dump(in: text), let asked = operations[dump.name]
      else { continue }
      counts[dump.name] = dump.instructions / asked
    }
    return counts
  }

  /// Older versions of valgrind give up on the debug information of newer compilers.
  private static func withoutDebugInformation(_ program: String, in folder: URL) -> String {
    let copy = folder.appendingPathComponent("program").path
    return Command.output(["strip", "--strip-debug", "-o", copy, program]) == nil ? program : copy
  }

  /// The operations that the program says it ran: lines of `operations: NUMBER NAME` among callgrind's own.
  static func operations(in report: String) -> [String: Double] {
    var found: [String: Double] = [:]
    for line in report.split(separator: "\n") where line.hasPrefix("operations: ") {
      let fields = line.split(separator: " ")
      if fields.count == 3, let count = Double(fields[1]), count > 0 { found[String(fields[2])] = count }
    }
    return found
  }

  /// The name and the total of one of callgrind's files, or `nil` for the file written at the end of the program.
  static func dump(in text: String) -> (name: String, instructions: Double)? {
    var name: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("desc: Trigger: Client Request: ") { name = line.split(separator: " ").last.map { String($0) } }
      if line.hasPrefix("summary: ") || line.hasPrefix("totals: "), let name,
        let total = line.split(separator: " ").last.flatMap({ Double($0) })
      {
        return (name, total)
      }
    }
    return nil
  }
}
