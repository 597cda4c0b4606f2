import BenchmarkHarness
import BenchmarkPeers
import CalendarCore
import Foundation
import GridStore

/// This program started a second time, as `lookups FILE`: it reads orders of a count and a number of rounds, one a line, and prints a
/// checksum for each. It ends when its orders do.
final class LookupProcess: @unchecked Sendable {
  // Unchecked because a kernel is called by one thread at a time.
  private let process = Process()
  private let orders = Pipe()
  private let results = Pipe()

  init(file: String, seed: UInt64) {
    process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
    process.arguments = ["lookups", "--seed", String(seed), file]
    process.standardInput = orders
    process.standardOutput = results
    // An answer that never comes is found as a wrong one.
    try? process.run()
  }

  func begin(count: Int, rounds: Int) {
    try? orders.fileHandleForWriting.write(contentsOf: Data("\(count) \(rounds)\n".utf8))
  }

  func end() -> UInt64 {
    let text = String(decoding: results.fileHandleForReading.availableData, as: UTF8.self)
    return UInt64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .max
  }

  /// The lookups of either process: a mapping of its own of the same file.
  static func kernel(file: String, seed: UInt64) -> Kernel {
    do {
      let parameters = GridParameters(calendar: .gregorian, weekRule: .iso8601)
      let grid = try CacheFile(path: file, mode: .mapped).grid(for: parameters)
      guard let kernel = GridKernels(QuestionSets(seed: seed).gregorian, grid).kernel(.dateOfDay) else {
        preconditionFailure("every grid answers for days")
      }
      return kernel
    } catch {
      fatalError("no grid for two processes: \(error)")
    }
  }

  /// The program's part as the other process.
  static func obey(file: String, seed: UInt64) {
    let kernel = kernel(file: file, seed: seed)
    while let order = readLine() {
      let numbers = order.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return }
      var sum: UInt64 = 0
      for _ in 0..<numbers[1] { sum &+= kernel.callAsFunction(Batch(count: numbers[0])) }
      FileHandle.standardOutput.write(Data("\(sum)\n".utf8))
    }
  }
}
