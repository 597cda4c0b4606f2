import BenchmarkHarness
import CBenchmarkPeers

/// Grids to copy from: the limit for filling one.
enum GridTemplates {
  private static let distance = 64

  /// 16 grids of random content, a little behind the beginning of a page.
  ///
  /// The copies begin at that of another. Processors take a load for one of what was stored just before where the two agree in the last
  /// twelve bits of their addresses, and wait; with the memory where chance puts it, a copy takes up to seven times as long.
  static func make(using generator: inout SeededGenerator) -> UnsafePointer<peer_grid> {
    let size = 16 * MemoryLayout<peer_grid>.stride
    let pages = UnsafeMutableRawPointer.allocate(byteCount: size + distance, alignment: 4_096)
    let grids = (pages + distance).bindMemory(to: peer_grid.self, capacity: 16)
    let bytes = UnsafeMutableRawBufferPointer(start: grids, count: 16 * MemoryLayout<peer_grid>.stride)
    for index in bytes.indices { bytes[index] = UInt8.random(in: 0...127, using: &generator) }
    return UnsafePointer(grids)
  }
}
