/// Loads of little-endian integers inside one checked extent. A fence: unsafe memory is touched here, in ``SegmentView`` and nowhere else
/// in this room.
@unsafe
package struct ByteReader {
  package let bytes: UnsafeRawBufferPointer

  package init(_ bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = unsafe bytes
  }

  package var count: Int { unsafe bytes.count }

  /// Whether `length` bytes from `offset` lie inside, without overflow for any values.
  package func holds(_ offset: UInt64, _ length: UInt64) -> Bool {
    let (end, overflow) = offset.addingReportingOverflow(length)
    return unsafe !overflow && end <= UInt64(bytes.count)
  }

  /// - Precondition: the caller has checked the extent; checked again here.
  private func load<T: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as type: T.Type) -> T {
    unsafe precondition(
      offset >= 0 && offset <= bytes.count - MemoryLayout<T>.size, "a load must lie inside the checked extent")
    return unsafe T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
  }

  package func byte(_ offset: Int) -> UInt8 { unsafe load(offset, as: UInt8.self) }
  package func u16(_ offset: Int) -> UInt16 { unsafe load(offset, as: UInt16.self) }
  package func u32(_ offset: Int) -> UInt32 { unsafe load(offset, as: UInt32.self) }
  package func u64(_ offset: Int) -> UInt64 { unsafe load(offset, as: UInt64.self) }
  package func i32(_ offset: Int) -> Int32 { unsafe load(offset, as: Int32.self) }

  /// Part of the bytes.
  /// - Precondition: the part lies inside.
  package func slice(_ offset: Int, _ length: Int) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + length)])
  }

  /// Zero-padded UTF-8.
  package func text(_ offset: Int, _ length: Int) -> String {
    unsafe String(decoding: slice(offset, length).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Whether zero-padded UTF-8 is this text.
  package func holdsText(_ text: String, _ offset: Int, _ length: Int) -> Bool {
    var place = offset
    for byte in text.utf8 {
      guard unsafe place < offset + length && self.byte(place) == byte else { return false }
      place += 1
    }
    return unsafe place == offset + length || byte(place) == 0
  }

  package func array(_ offset: Int, _ length: Int) -> [UInt8] {
    unsafe Array(slice(offset, length))
  }
}

/// Little-endian stores into a growing byte array.
package struct ByteWriter {
  package private(set) var bytes: [UInt8]

  package init(zeros count: Int = 0) {
    bytes = [UInt8](repeating: 0, count: count)
  }

  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  package mutating func put<T: FixedWidthInteger>(_ value: T, at offset: Int) {
    unsafe withUnsafeBytes(of: value.littleEndian) { source in
      unsafe bytes.withUnsafeMutableBytes {
        unsafe UnsafeMutableRawBufferPointer(rebasing: $0[offset..<(offset + source.count)]).copyMemory(from: source)
      }
    }
  }

  package mutating func put(_ source: some Collection<UInt8>, at offset: Int) {
    bytes.replaceSubrange(offset..<(offset + source.count), with: source)
  }

  package mutating func append(_ source: some Collection<UInt8>) {
    bytes.append(contentsOf: source)
  }

  /// Appends zeros up to a multiple of the format's alignment and returns the new length.
  @discardableResult
  package mutating func align() -> Int {
    bytes.append(contentsOf: repeatElement(0, count: Layout.aligned(bytes.count) - bytes.count))
    return bytes.count
  }
}
