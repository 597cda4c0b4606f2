import BenchmarkHarness

/// Figures that follow from the comparisons of a run: times in nanoseconds and speeds that have limits of their own.
enum DerivedFacts {
  /// Lookups with an absolute limit.
  static let limited = ["dayCount", "firstWeekdayOffset", "cellDate", "placeOfDay"]

  static func of(_ results: [CaseResult]) -> [Fact] {
    absolute(results) + speeds(results)
  }

  /// The fastest block: the limit is about the code, not about what else the machine did.
  private static func absolute(_ results: [CaseResult]) -> [Fact] {
    limited.compactMap { operation in
      let name = "lookup/\(operation)/gregorian-1600-2400"
      let times = results.filter { $0.name == name }.compactMap { $0.subjectNanoseconds?.minimum }
      return times.min().map {
        Fact(
          "absolute/\(operation)/gregorian-1600-2400", operation: operation, calendar: "gregorian", value: $0,
          unit: "ns", note: "fastest block")
      }
    }
  }

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
