import BenchmarkHarness

/// All cases of the program, one line for each file beside this one.
enum Catalog {
  static func suite(_ sets: QuestionSets) -> Suite {
    Suite(
      selfTest: HarnessCases.selfTest(sets),
      baselines: HarnessCases.baselines(sets),
      cases: GridLookupCases.cases(sets) + ScrollCases.cases(sets) + PeerCases.cases(sets) + RangeCases.cases(sets) + ThreadCases.cases(sets) + FileCases.cases())
  }
}
