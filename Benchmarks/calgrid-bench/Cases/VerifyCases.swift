import BenchmarkHarness
import CXXHash
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
        peers: [hash(file)], oracle: { UInt64($0) })
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

  private static func hash(_ file: CacheFiles.SizedFile) -> Kernel {
    let memory = OnceValue<(bytes: [UInt8], hash: UInt64)>()
    let prepared: @Sendable () -> (bytes: [UInt8], hash: UInt64) = {
      memory.get { (file.bytes, hash(file.bytes)) }
    }
    return Kernel("libxxhash", oracle: { prepared().hash &* UInt64($0) }) { batch in
      let bytes = prepared().bytes
      var sum: UInt64 = 0
      for _ in 0..<batch.count { sum &+= hash(bytes) }
      return sum
    }
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { XXH3_64bits_withSeed($0.baseAddress, $0.count, 0) }
  }
}
