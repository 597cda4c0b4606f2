import BenchmarkHarness

/// All cases of the program, one line for each file beside this one.
enum Catalog {
  /// - Parameter programs: What the case of starting programs needs, where it is to be measured.
  static func suite(_ sets: QuestionSets, programs: StartPrograms? = nil) -> Suite {
    Suite(
      selfTest: HarnessCases.selfTest(sets),
      baselines: HarnessCases.baselines(sets),
      cases: GridLookupCases.cases(sets) + ScrollCases.cases(sets) + RangeCases.cases(sets) + ThreadCases.cases(sets)
        + MarkCases.cases(sets) + LayerCases.cases(sets) + AlternateCases.cases(sets) + JSONCases.cases(sets)
        + ABICases.cases(sets)
        + GeometryCases.cases(sets)
        + [ArrayCases.year(sets)] + OpenCases.cases() + ReloadCases.cases(sets) + VerifyCases.cases()
        + BuildCases.cases(sets)
        + StartCases.cases(programs)
        + PeerCases.cases(sets) + FileCases.cases())
  }
}
