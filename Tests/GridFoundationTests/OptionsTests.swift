import Testing

@testable import calgrid_oracle

/// The arguments of calgrid-oracle.
@Suite struct OptionsTests {
  @Test(arguments: [
    ["--calendar", "julian"], ["--calendar", "mayan"], ["--calendar"], ["--calendar", "chinese", "--calendar=dangi"],
    ["--years", "x"], ["--years", "5...1"], ["--years", "1...2...3"], ["--years", "9999999"], ["--bogus"], ["frob"],
    ["--calendar", "chinese", "--years", "3000"], ["list", "--brief"],
  ])
  func wrongArgumentsEndWithUsage(_ arguments: [String]) {
    let failure = #expect(throws: Failure.self) { try Tool.run(arguments) }
    #expect(failure?.exitCode == 64)
  }

  @Test func aListThatIsNotThereIsNoInput() {
    let failure = #expect(throws: Failure.self) { try Tool.run(["--list", "/nonexistent/list.csv"]) }
    #expect(failure?.exitCode == 66)
  }

  @Test func listedDifferencesAreNoTrouble() throws {
    #expect(try Tool.run(["--calendar", "hebrew", "--years", "2046", "--brief"]))
    #expect(try Tool.run(["verify", "--calendar=persian,indian", "--years=2020...2030"]))
  }
}
