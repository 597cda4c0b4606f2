import CPlatform
import CalendarGrid
import Glibc

@testable import calgrid

/// A command line from an input: a word for each line, the first one the command's name.
enum FuzzedCommandLine {
  /// Commands that only compute; of the others the arguments are read and no more.
  private static let computing = ["calendars", "year", "month", "strip", "layout", "day", "find", "export"]
  /// Options that name files: what stands there is no input of this fuzzer.
  private static let files = ["cache", "marks", "sign-in", "output"]
  /// More years than this cost what their number costs.
  private static let mostYears = 40

  // The fuzzer calls from one thread.
  nonisolated(unsafe) private static let nowhere = Output(descriptor: open("/dev/null", O_WRONLY | O_CLOEXEC))

  static func run(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 40, omittingEmptySubsequences: false)
    // The tool refuses words that are not UTF-8 before it looks at them, and C ends words at a zero.
    let words = lines.map { line in String(decoding: line.prefix { $0 != 0 }, as: UTF8.self) }
    guard let command = Command.all.first(where: { $0.name == words[0] }) else { return }
    var pointers = (["calgrid"] + words).map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    do {
      try pointers.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        let line = CommandLineWords(count: Int32(words.count + 1), pointers: base)
        let invocation = try ArgumentParser(command: command).parse(line, output: nowhere)
        guard computing.contains(command.name), !files.contains(where: { invocation.values[$0] != nil }),
          isShort(invocation)
        else { return }
        _ = try command.run(invocation)
      }
      try nowhere.flush()
    } catch let failure as Failure {
      let isUsage = failure.exitCode == .usage || failure.exitCode == .badData
      precondition(isUsage && !failure.message.isEmpty, "\(failure.exitCode): \(failure.message)")
    } catch {
      preconditionFailure("\(error) is not an error of the tool")
    }
  }

  private static func isShort(_ invocation: Invocation) -> Bool {
    guard let text = invocation.values["years"] else { return true }
    let ends = text.split(separator: ".").compactMap { Int($0) }
    guard ends.count == 2 else { return true }
    let (span, overflow) = ends[1].subtractingReportingOverflow(ends[0])
    return !overflow && span < mostYears
  }
}
