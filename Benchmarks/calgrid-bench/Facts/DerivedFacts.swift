import BenchmarkHarness

/// Figures that follow from the comparisons of a run: times in nanoseconds and speeds that have limits of their own.
enum DerivedFacts {
  /// Cases with an absolute limit.
  private static let limited =
    ["dayCount", "firstWeekdayOffset", "cellDay", "placeOfDay"].map { "lookup/\($0)/gregorian-1600-2400" }
    + ["10", "10000", "1000000"].map { "marks/mask/\($0)-days" } + ["alternate/year/\(AlternateCases.label)"]
    + ["month", "year", "layout10Years"].map { "json/\($0)/gregorian-1901-2099" }

  static func of(_ results: [CaseResult]) -> [Fact] {
    absolute(results) + speeds(results) + differences(results)
  }

  /// The name of the fact of a case: lookups are what such limits were first set for, and go without their group.
  static func absolute(_ name: String) -> String {
    "absolute/" + (name.hasPrefix("lookup/") ? String(name.dropFirst("lookup/".count)) : name)
  }

  /// The fastest block: the limit is about the code, not about what else the machine did.
  private static func absolute(_ results: [CaseResult]) -> [Fact] {
    limited.compactMap { name in
      let measured = results.filter { $0.name == name }
      guard let first = measured.first,
        let time = measured.compactMap({ $0.subjectNanoseconds?.minimum }).min()
      else { return nil }
      return Fact(
        absolute(name), operation: first.operation, calendar: first.calendar, value: time, unit: "ns",
        note: "fastest block")
    }
  }

  /// What a call through the interface for C costs more than the lookup itself.
  private static func differences(_ results: [CaseResult]) -> [Fact] {
    results.filter { $0.name.hasPrefix("abi/") }.compactMap { result in
      guard let own = result.subjectNanoseconds?.minimum, let swift = result.peerNanoseconds?.minimum else {
        return nil
      }
      return Fact(
        difference(result.name), operation: "\(result.operation)FromC", calendar: result.calendar,
        value: max(0, own - swift), unit: "ns", note: "fastest block, less that of the Swift lookup")
    }
  }

  static func difference(_ name: String) -> String { "\(name)/difference" }

  /// How fast files are verified, and how fast the hash function is alone.
  private static func speeds(_ results: [CaseResult]) -> [Fact] {
    results.filter { $0.operation == "verify" }.flatMap { result -> [Fact] in
      guard let file = CacheFiles.all.first(where: { result.name == "verify/\($0.name)" }),
        let own = result.subjectNanoseconds?.minimum,
        let hash = result.peerNanoseconds?.minimum
      else { return [] }
      let bytes = Double(file.bytes.count)
      return [
        Fact(
          "\(result.name)/speed", operation: "verify", value: bytes / own, unit: "GB/s",
          note: "fastest block of \(file.bytes.count) bytes"),
        Fact(
          "\(result.name)/\(result.peer)/speed", operation: "verify", value: bytes / hash, unit: "GB/s",
          note: "fastest block"),
      ]
    }
  }
}
