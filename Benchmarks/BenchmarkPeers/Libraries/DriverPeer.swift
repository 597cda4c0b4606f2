public import BenchmarkHarness
import Foundation

/// A calendar of another runtime, measured by a small program in its language on the same questions.
///
/// Its figures come from another process and another time, so they are facts beside the report, not comparisons.
public enum DriverPeer: String, CaseIterable, Sendable {
  case javaTime = "java.time"
  case pythonCalendar = "python calendar"

  /// Where the sources of drivers and of other small programs lie.
  public static var folder: String? { Bundle.module.resourcePath.map { $0 + "/Drivers" } }

  private var program: String { self == .javaTime ? "java" : "python3" }

  private var source: String { self == .javaTime ? "JavaTime.java" : "calendar_module.py" }

  /// Measures the driver's operations.
  ///
  /// - Parameter questions: Gregorian, weeks beginning on Monday, years 1…9999 as Python has them.
  /// - Returns: A fact per operation (ns per operation, the fastest of many rounds), or why there is none.
  /// - Throws: ``WrongAnswer`` when the runtime's calendar disagrees with the oracle.
  public func measure(_ questions: Questions) throws(WrongAnswer) -> (facts: [Fact], missing: [MissingMeasurement]) {
    guard Command.exists(program) else { return ([], [missing(questions, "\(program) is not installed")]) }
    guard let folder = Self.folder,
      let output = run(questions, source: "\(folder)/\(source)")
    else { return ([], [missing(questions, "its driver failed")]) }
    var facts: [Fact] = []
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let operation = Operation(rawValue: String(fields[0])), let time = Double(fields[1]),
        let sum = UInt64(fields[2])
      else { continue }
      let expected = questions.answers(operation)(questions.count)
      guard sum == expected else {
        throw WrongAnswer(
          benchmark: "driver/\(operation.rawValue)/\(questions.label)", kernel: rawValue, count: questions.count,
          found: sum, expected: expected)
      }
      facts.append(
        Fact(
          "driver/\(operation.rawValue)/\(questions.label)/\(rawValue)", operation: operation.rawValue,
          calendar: questions.calendar, value: time, unit: "ns", note: "fastest round in its own process"))
    }
    return (facts, facts.isEmpty ? [missing(questions, "its driver printed nothing")] : [])
  }

  private func missing(_ questions: Questions, _ reason: String) -> MissingMeasurement {
    MissingMeasurement(name: "driver/\(questions.label)", peer: rawValue, reason: reason)
  }

  private func run(_ questions: Questions, source: String) -> String? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("questions-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    var text = ""
    for index in 0..<questions.count {
      text += "\(questions.years[index]) \(questions.months[index]) \(questions.days[index]) "
      text += "\(questions.dayNumbers[index])\n"
    }
    guard (try? Data(text.utf8).write(to: file)) != nil else { return nil }
    return Command.output([program, source, file.path])
  }
}
