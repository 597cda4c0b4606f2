import BenchmarkHarness
import CXXHash
import GridFormat
import GridStore

/// All checksums of a file, against the hash function alone on the same bytes.
enum VerifyCases {
  static func cases() -> [BenchmarkCase] {
    [CacheFiles.medium, CacheFiles.large].map { file in
      // Shared by both sides, so that neither has the warmer caches.
      let opened = OnceValue<CacheFile>()
      let open: @Sendable () -> CacheFile = {
        opened.get {
          do { return try CacheFile(path: file.path, mode: .mapped) } catch { fatalError("\(error)") }
        }
      }
      return BenchmarkCase(
        "verify/\(file.name)", operation: "verify", calendar: "", questions: 4, subject: verify(open),
        peers: [hash(open)], oracle: { UInt64($0) })
    }
  }

  /// 1 for a file that is intact.
  private static func verify(_ open: @escaping @Sendable () -> CacheFile) -> Kernel {
    Kernel("calgrid") { batch in
      var intact: UInt64 = 0
      for _ in 0..<batch.count where (try? open().verify()) != nil { intact += 1 }
      return intact
    }
  }

  /// The mapping that the other side verifies, so that neither has the better pages.
  private static func hash(_ open: @escaping @Sendable () -> CacheFile) -> Kernel {
    let first = OnceValue<UInt64>()
    return Kernel("libxxhash", oracle: { first.get { hash(open()) } &* UInt64($0) }) { batch in
      let file = open()
      var sum: UInt64 = 0
      for _ in 0..<batch.count { sum &+= hash(file) }
      return sum
    }
  }

  private static func hash(_ file: CacheFile) -> UInt64 {
    let bytes = file.view.bytes.bytes
    return XXH3_64bits_withSeed(bytes.baseAddress, bytes.count, 0)
  }
}
