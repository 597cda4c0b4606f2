public import Foundation

/// Instructions per operation that the gate allows, for one compiler version and one architecture.
///
/// Counts are exact: the same program on the same inputs executes the same instructions. They change with the compiler,
/// so each version has its own file in `Benchmarks/thresholds/`, made by `calgrid-bench gate --update`.
public struct InstructionThresholds: Hashable, Codable, Sendable {
  /// For example `swift-6.3`.
  public let compiler: String
  public let architecture: String
  /// Instructions per operation by the path of the case.
  public var cases: [String: Double]
  /// Instructions of them that may count references up, by the path of the case; what is not named here may count none.
  public var references: [String: Double]
  /// Bytes of files by the path of the fact.
  public var bytes: [String: Int]

  public init(
    compiler: String, architecture: String, cases: [String: Double], references: [String: Double] = [:],
    bytes: [String: Int] = [:]
  ) {
    self.compiler = compiler
    self.architecture = architecture
    self.cases = cases
    self.references = references
    self.bytes = bytes
  }

  /// The name of the file for the compiler that built this program.
  public static func fileName(_ environment: RunEnvironment) -> String {
    "\(environment.compiler)-\(environment.architecture).json"
  }

  public static func read(_ path: String) throws -> InstructionThresholds {
    try JSONDecoder().decode(InstructionThresholds.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
