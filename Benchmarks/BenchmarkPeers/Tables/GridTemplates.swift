import BenchmarkHarness
import CBenchmarkPeers

/// Grids to copy from: the limit for filling one.
enum GridTemplates {
  /// 16 grids of random content.
  static func make(using generator: inout SeededGenerator) -> UnsafePointer<peer_grid> {
    let grids = UnsafeMutablePointer<peer_grid>.allocate(capacity: 16)
    let bytes = UnsafeMutableRawBufferPointer(start: grids, count: 16 * MemoryLayout<peer_grid>.stride)
    for index in bytes.indices { bytes[index] = UInt8.random(in: 0...127, using: &generator) }
    return UnsafePointer(grids)
  }
}
