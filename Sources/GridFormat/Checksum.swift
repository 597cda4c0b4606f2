internal import CXXHash

/// XXH3-64, through libxxhash.
package enum Checksum {
  /// The hash of bytes that stand at `offset` of a file: the offset is the seed, so that moved bytes do not pass.
  package static func hash(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    unsafe XXH3_64bits_withSeed(bytes.baseAddress, bytes.count, UInt64(offset))
  }

  /// The hash of a byte array, seed 0.
  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    unsafe bytes.withUnsafeBytes { unsafe hash($0, at: 0) }
  }
}
