import CBenchmarkPlatform

extension Kernel {
  /// Starts a program and waits for its end: one operation. Its oracle is the sum of exit codes 0.
  ///
  /// - Parameters:
  ///   - name: How reports call it.
  ///   - program: The path of an executable that ends at once.
  ///   - arguments: What it is given.
  public static func process(
    _ name: String, program: String, arguments: @escaping @Sendable () -> [String] = { [] }
  ) -> Kernel {
    Kernel(name, limit: 8, oracle: { _ in 0 }) { batch in
      var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments()).map { word in
        let bytes = Array(word.utf8CString)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        return copy
      }
      defer { for case let word? in words { word.deallocate() } }
      words.append(nil)
      var failures: UInt64 = 0
      for _ in 0..<batch.count where bench_run_process(words) != 0 { failures += 1 }
      return failures
    }
  }
}
