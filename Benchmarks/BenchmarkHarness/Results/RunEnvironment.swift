import CBenchmarkPlatform
import Foundation

/// Where and with what a run was made.
public struct RunEnvironment: Hashable, Codable, Sendable {
  public let processor: String
  public let logicalProcessors: Int
  public let kernel: String
  public let architecture: String
  /// The Swift compiler's version as the source can see it, which names the file of thresholds.
  public let compiler: String
  /// The version of the C compiler of the same toolchain.
  public let cCompiler: String
  public let isOptimized: Bool
  /// The commit in the current directory, with `+changes` when files differ from it; empty outside of a repository.
  public let revision: String
  /// ISO 8601, UTC.
  public let date: String
  /// Mean number of waiting programs over the last minute, from the start of the run.
  public let loadAverage: Double?

  /// Looks around.
  public static func current() -> RunEnvironment {
    RunEnvironment(
      processor: processorName(),
      logicalProcessors: ProcessInfo.processInfo.activeProcessorCount,
      kernel: firstLine(of: "/proc/sys/kernel/osrelease") ?? ProcessInfo.processInfo.operatingSystemVersionString,
      architecture: architectureName,
      compiler: compilerName,
      cCompiler: String(cString: bench_compiler_version()),
      isOptimized: isOptimizedBuild,
      revision: revision(),
      date: Date().formatted(.iso8601),
      loadAverage: firstLine(of: "/proc/loadavg").flatMap { Double($0.prefix { $0 != " " }) })
  }

  /// `swift-` and the major and minor version of the compiler that built this.
  public static var compilerName: String {
    #if compiler(>=6.6)
      "swift-6.6+"
    #elseif compiler(>=6.5)
      "swift-6.5"
    #elseif compiler(>=6.4)
      "swift-6.4"
    #elseif compiler(>=6.3)
      "swift-6.3"
    #else
      "swift-6.2"
    #endif
  }

  private static var architectureName: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }

  /// `assert` evaluates its argument in debug builds only.
  private static var isOptimizedBuild: Bool {
    var optimized = true
    assert(
      {
        optimized = false
        return true
      }())
    return optimized
  }

  private static func firstLine(of path: String) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").first.map { String($0) }
  }

  private static func processorName() -> String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    return name ?? "unknown"
  }

  private static func revision() -> String {
    guard let commit = Command.output(["git", "rev-parse", "--short=12", "HEAD"]) else { return "" }
    let changes = Command.output(["git", "status", "--porcelain"]) ?? ""
    return commit + (changes.isEmpty ? "" : "+changes")
  }
}
