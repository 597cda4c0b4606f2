public import Foundation

extension RunReport {
  /// What a run found, without its samples: what `--json` prints.
  private struct Summary: Encodable {
    let goals: [GoalResult]
    let facts: [Fact]
    let notMeasured: [MissingMeasurement]
    let environment: RunEnvironment
    let mode: String
    let seed: UInt64
    let selfTest: Verdict
  }

  /// The goals, facts and gaps as JSON, keys in alphabetical order.
  public func summaryJSON() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Summary(
        goals: goals, facts: facts, notMeasured: notMeasured, environment: environment, mode: mode,
        seed: options.seed, selfTest: selfTest.verdict))
  }
}
