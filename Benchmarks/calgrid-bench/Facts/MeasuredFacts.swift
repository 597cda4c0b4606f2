import BenchmarkHarness

/// Sizes and times of their own, which have no peer in this process.
enum MeasuredFacts {
  private static let sources: [(names: [String], measure: @Sendable () throws -> [Fact])] = [
    (EverythingFacts.names, { try EverythingFacts.measure() }), (OneKeyFacts.names, { try OneKeyFacts.measure() }),
    (AstronomyFacts.names, { try AstronomyFacts.measure() }), (ReaderFacts.names, { try ReaderFacts.measure() }),
  ]

  /// Whether there are facts whose name contains every one of the filters.
  static func exist(filters: [String]) -> Bool {
    sources.contains { source in source.names.contains { isChosen($0, filters) } }
  }

  /// The facts whose name contains every one of the filters.
  ///
  /// - Throws: What the builder throws.
  static func all(filters: [String]) throws -> [Fact] {
    var facts: [Fact] = []
    for source in sources where source.names.contains(where: { isChosen($0, filters) }) {
      facts += try source.measure().filter { isChosen($0.name, filters) }
    }
    return facts
  }

  private static func isChosen(_ name: String, _ filters: [String]) -> Bool {
    filters.allSatisfy { name.contains($0) }
  }
}
