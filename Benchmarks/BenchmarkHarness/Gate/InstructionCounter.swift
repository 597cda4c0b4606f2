import Foundation

/// Counts the instructions of cases by running the benchmark program under callgrind.
public enum InstructionCounter {
  /// What a case does for each of its operations.
  public struct Count: Hashable, Sendable {
    public let instructions: Double
    /// Those of them that count references up, in the runtime.
    public let references: Double
  }

  /// What cases do for each operation, by their paths, or `nil` when callgrind or the program failed.
  ///
  /// - Parameters:
  ///   - program: The path of the benchmark program, which is run as `instructions` with the filters.
  ///   - filters: Parts of the paths of the cases.
  public static func count(program: String, filters: [String]) -> [String: Count]? {
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
    var counts: [String: Count] = [:]
    for file in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard let text = try? String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8),
        let dump = dump(in: text), let asked = operations[dump.name]
      else { continue }
      counts[dump.name] = Count(instructions: dump.instructions / asked, references: dump.references / asked)
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

  /// The name of one of callgrind's files, its total, and what of it is spent on counting references up; `nil` for the file written at the
  /// end of the program.
  static func dump(in text: String) -> (name: String, instructions: Double, references: Double)? {
    var name: String?
    var instructions: Double?
    var references = 0.0
    // A function's name stands behind its number where it comes first, and only the number after that.
    var retains: Set<Substring> = []
    var isRetain = false
    // The line after a call has what the called function cost.
    var isCall = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") || line.hasPrefix("cfn=") {
        let fields = line.drop { $0 != "(" }.split(separator: " ")
        guard let number = fields.first else { continue }
        if fields.count > 1, fields[1].hasPrefix("swift_retain") { retains.insert(number) }
        if line.hasPrefix("fn=") { isRetain = retains.contains(number) }
      } else if line.hasPrefix("calls=") {
        isCall = true
      } else if let first = line.first, first.isNumber || "+-*".contains(first) {
        if isRetain, !isCall { references += line.split(separator: " ").last.flatMap { Double($0) } ?? 0 }
        isCall = false
      }
      if line.hasPrefix("desc: Trigger: Client Request: ") { name = line.split(separator: " ").last.map { String($0) } }
      if line.hasPrefix("summary: ") || line.hasPrefix("totals: ") {
        instructions = line.split(separator: " ").last.flatMap { Double($0) }
      }
    }
    guard let name, let instructions else { return nil }
    return (name, instructions, references)
  }
}
