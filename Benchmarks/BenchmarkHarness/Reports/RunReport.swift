public import Foundation

/// Everything that a run found out: what is printed, stored as JSON, compared and drawn.
public struct RunReport: Hashable, Codable, Sendable {
  /// Grows when a field changes its meaning.
  public static let currentSchema = 1

  public let schema: Int
  public let environment: RunEnvironment
  public let options: SessionOptions
  /// `quick`, `full` or `custom`.
  public let mode: String
  /// The same kernel against itself.
  public let selfTest: CaseResult
  /// Empty loops.
  public let baselines: [CaseResult]
  public let results: [CaseResult]
  public let facts: [Fact]
  public let goals: [GoalResult]
  public let notMeasured: [MissingMeasurement]
  public let notes: [String]

  public init(
    environment: RunEnvironment, options: SessionOptions, mode: String, selfTest: CaseResult, baselines: [CaseResult],
    results: [CaseResult], facts: [Fact], goals: [GoalResult], notMeasured: [MissingMeasurement], notes: [String]
  ) {
    schema = Self.currentSchema
    self.environment = environment
    self.options = options
    self.mode = mode
    self.selfTest = selfTest
    self.baselines = baselines
    self.results = results
    self.facts = facts
    self.goals = goals
    self.notMeasured = notMeasured
    self.notes = notes
  }

  /// The comparison that a goal was judged by, if it was judged by one.
  func result(of goal: GoalResult) -> CaseResult? {
    results.first { "\($0.name)/\($0.peer)" == goal.name }
  }

  /// The report as JSON, keys in alphabetical order.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The report in a file written by ``json()``.
  public static func read(_ path: String) throws -> RunReport {
    let report = try JSONDecoder().decode(RunReport.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    guard report.schema == currentSchema else {
      throw ReportError(path: path, sentence: "has schema \(report.schema), this program reads \(currentSchema)")
    }
    return report
  }
}

/// A report that cannot be used.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let sentence: String

  public var description: String { "\(path) \(sentence)" }
}
