/// All cases of a benchmark program.
///
/// The self-test and the baselines are part of every run, whatever the filter.
public struct Suite: Sendable {
  /// A case whose subject and only peer are the same kernel; it must come out undecided.
  public let selfTest: BenchmarkCase
  /// Empty loops over the same inputs: what every figure contains besides its operation.
  public let baselines: [BenchmarkCase]
  public let cases: [BenchmarkCase]

  /// - Precondition: names are unique, and there is a baseline.
  public init(selfTest: BenchmarkCase, baselines: [BenchmarkCase], cases: [BenchmarkCase]) {
    precondition(!baselines.isEmpty, "an empty loop belongs to every report")
    let names = (baselines + cases + [selfTest]).map(\.name)
    precondition(Set(names).count == names.count, "case names must be unique")
    self.selfTest = selfTest
    self.baselines = baselines
    self.cases = cases
  }

  /// The cases whose name contains every one of the filters.
  ///
  /// - Parameters:
  ///   - filters: Parts of names; without filters all cases are chosen.
  ///   - includeSlow: Whether the cases of the full mode are chosen, too.
  public func chosen(filters: [String], includeSlow: Bool) -> [BenchmarkCase] {
    cases.filter { candidate in
      (includeSlow || !candidate.isSlow) && filters.allSatisfy { candidate.name.contains($0) }
    }
  }
}
