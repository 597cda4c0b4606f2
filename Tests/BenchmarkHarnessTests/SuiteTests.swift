import BenchmarkHarness
import Testing

@Suite struct SuiteTests {
  private func benchmark(_ name: String, isSlow: Bool = false) -> BenchmarkCase {
    BenchmarkCase(
      name, operation: "spin", calendar: "", questions: 1, isSlow: isSlow, subject: SpinCase.kernel("subject", 1),
      peers: [], oracle: { UInt64($0) })
  }

  @Test func filtersNarrowAndSlowCasesWait() {
    let suite = Suite(
      selfTest: benchmark("self/x"), baselines: [benchmark("baseline/x")],
      cases: [benchmark("lookup/a/x"), benchmark("lookup/b/x"), benchmark("build/a/x", isSlow: true)])
    #expect(suite.chosen(filters: [], includeSlow: false).map(\.name) == ["lookup/a/x", "lookup/b/x"])
    #expect(suite.chosen(filters: [], includeSlow: true).count == 3)
    #expect(suite.chosen(filters: ["/a"], includeSlow: true).map(\.name) == ["lookup/a/x", "build/a/x"])
    #expect(suite.chosen(filters: ["lookup", "/b"], includeSlow: true).map(\.name) == ["lookup/b/x"])
  }
}
