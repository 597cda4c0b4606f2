import TestSupport
import Testing

/// The page "What calgrid promises" names tests; a promise whose test has gone is none.
@Suite struct PromisesTests {
  private let sources = "\(DataFolder.path)/.."

  private func text(_ path: String) throws -> String {
    String(decoding: try DataFolder.bytes(atPath: path), as: UTF8.self)
  }

  @Test func everyPromiseNamesTestsThatExist() throws {
    let page = try text("\(sources)/Sources/GridStore/GridStore.docc/Promises.md")
    let sections = page.split(separator: "\n## ").dropFirst()
    var suites: [String: String] = [:]
    for room in TemporaryFolder.names(in: "\(sources)/Tests") {
      for name in TemporaryFolder.names(in: "\(sources)/Tests/\(room)") where name.hasSuffix("Tests.swift") {
        suites[String(name.dropLast(6)), default: ""] += try text("\(sources)/Tests/\(room)/\(name)")
      }
    }
    var promises = 0
    var names = 0
    for section in sections where !section.hasPrefix("Overview") {
      for promise in section.split(separator: "\n- ").dropFirst() {
        promises += 1
        let tests = promise.split(separator: "`").filter { $0.contains("Tests.") && !$0.contains(" ") }
        #expect(!tests.isEmpty || section.hasPrefix("What is not promised"), "no test shows: \(promise.prefix(60))")
        for test in tests {
          let parts = test.split(separator: ".")
          let suite = suites[String(parts[0])] ?? ""
          let declaration = suite.split(separator: "func \(parts[1])(", maxSplits: 1)
          #expect(declaration.count == 2, "there is no test \(test)")
          // Between the function and what stands before it there is an attribute that makes it a test.
          let end = declaration.first?.suffix(200) ?? ""
          let attribute = end.split(separator: "\n}", omittingEmptySubsequences: false).last ?? ""
          #expect(attribute.contains("@Test"), "\(test) is not a test")
          names += 1
        }
      }
    }
    print("\(promises) promises, \(names) names of tests")
    #expect(promises >= 20)
    #expect(names >= 35)
  }
}
