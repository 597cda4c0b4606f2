import BenchmarkHarness
import CBenchmarkPeers
import GridStore

/// From nothing to the first answer of a cache file, against the least that any mapped file costs.
enum OpenCases {
  static func cases() -> [BenchmarkCase] {
    let sized: [(file: CacheFiles.SizedFile, bytes: Double)] = [
      (CacheFiles.small, 2e4), (CacheFiles.medium, 1e6), (CacheFiles.large, 2e7),
    ]
    let firstAnswers = sized.map { file, bytes in
      make("open/firstAnswer/\(file.name)", Axis("bytes", bytes), firstAnswer(file, "calgrid"), [openAndTouch(file)])
    }
    return firstAnswers + [
      make(
        "open/anySize/\(CacheFiles.large.name)", nil, firstAnswer(CacheFiles.large, "calgrid"),
        [firstAnswer(CacheFiles.small, CacheFiles.small.name)])
    ]
  }

  private static func make(_ name: String, _ axis: Axis?, _ subject: Kernel, _ peers: [Kernel]) -> BenchmarkCase {
    BenchmarkCase(
      name, operation: "openToFirstAnswer", calendar: "", questions: 64, axis: axis, subject: subject, peers: peers,
      oracle: { UInt64($0 * CacheFiles.question.dayCount) })
  }

  /// Open, find the key, answer, let go.
  private static func firstAnswer(_ file: CacheFiles.SizedFile, _ name: String) -> Kernel {
    let path = OnceValue<String>()
    return Kernel(name) { batch in
      let path = path.get { file.path }
      var sum: UInt64 = 0
      do {
        for _ in 0..<batch.count {
          let grid = try CacheFile(path: path, mode: .mapped).grid(for: CacheFiles.parameters)
          sum &+= UInt64(
            try grid.dayCount(year: CacheFiles.question.year, ordinal: CacheFiles.question.month))
        }
      } catch {
        return .max
      }
      return sum
    }
  }

  private static func openAndTouch(_ file: CacheFiles.SizedFile) -> Kernel {
    Kernel("openAndTouch", oracle: { UInt64($0) &* UInt64(file.bytes[0]) }) { batch in
      peer_open_and_touch(file.path, batch.count)
    }
  }
}
