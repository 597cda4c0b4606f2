import BenchmarkHarness
import CBenchmarkPeers
import Foundation

/// What it costs to come to the first byte of a file: the limit for opening a cache.
enum FileCases {
  /// The sizes asked about, in bytes, with their names in paths.
  static let sizes = [("20KB", 20_000), ("1MB", 1_000_000), ("20MB", 20_000_000)]

  static func cases() -> [BenchmarkCase] {
    sizes.compactMap { name, size in
      guard let path = TemporaryFiles.shared.file(size: size) else { return nil }
      return BenchmarkCase(
        "peers-open/firstByte/\(name)", operation: "openToFirstAnswer", calendar: "", questions: 64,
        axis: Axis("bytes", Double(size)), isSlow: true, subject: openAndTouch(path),
        peers: [readWhole(path, size: size)],
        oracle: { UInt64($0) &* UInt64(TemporaryFiles.firstByte) })
    }
  }

  /// open, fstat, mmap, one byte, munmap.
  static func openAndTouch(_ path: String) -> Kernel {
    Kernel("openAndTouch") { batch in peer_open_and_touch(path, batch.count) }
  }

  /// open, read to the end, close.
  static func readWhole(_ path: String, size: Int) -> Kernel {
    nonisolated(unsafe) let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    return Kernel("readWhole") { batch in peer_read_whole(path, batch.count, buffer, size) }
  }
}
