/// The growing bytes of a section in which equal pieces stand once: calendars that share months share bytes.
struct SharedBytes: Sendable {
  private(set) var writer = ByteWriter()
  /// Where pieces stand, by their hash. Of pieces with the same hash the first is found; the others are only not shared.
  private var places: [UInt64: Range<Int>] = [:]

  /// Where a piece stands; `nil` if it is not there yet.
  private func place(of piece: UnsafeRawBufferPointer, _ hash: UInt64) -> Int? {
    guard let place = places[hash], place.count == piece.count else { return nil }
    let isEqual = unsafe writer.bytes.withUnsafeBytes {
      unsafe Self.equal(UnsafeRawBufferPointer(rebasing: $0[place]), piece)
    }
    return isEqual ? place.lowerBound : nil
  }

  /// Whether two pieces of the same length are equal, eight bytes at a time.
  private static func equal(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let whole = left.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      let words = unsafe (
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      )
      if words.0 != words.1 { return false }
    }
    return unsafe left[whole...].elementsEqual(right[whole...])
  }

  /// Makes sure that a piece is there, at a multiple of the format's alignment if it is added and `isAligned`.
  ///
  /// - Returns: where it stands.
  mutating func add(_ piece: UnsafeRawBufferPointer, isAligned: Bool) -> Int {
    let hash = unsafe Checksum.hash(piece, at: 0)
    if let place = unsafe place(of: piece, hash) { return place }
    let offset = isAligned ? writer.align() : writer.bytes.count
    unsafe writer.append(piece)
    places[hash] = places[hash] ?? offset..<writer.bytes.count
    return offset
  }

  /// Makes sure that integers are there, little-endian and aligned.
  mutating func add<T: FixedWidthInteger & BitwiseCopyable>(_ values: [T]) -> Int {
    #if _endian(little)
      return unsafe values.withUnsafeBytes { unsafe add($0, isAligned: true) }
    #else
      return unsafe values.map { $0.littleEndian }.withUnsafeBytes { unsafe add($0, isAligned: true) }
    #endif
  }

  /// Makes sure that a row of equally long ones is there.
  ///
  /// - Returns: its number.
  mutating func add<Row: BitwiseCopyable>(row: Row) -> Int {
    unsafe withUnsafeBytes(of: row) { unsafe add($0, isAligned: false) } / MemoryLayout<Row>.size
  }

  /// Makes sure that all rows of another section are there.
  ///
  /// - Returns: by the number of a row there, its number here.
  mutating func add(rowsOf other: SharedBytes, size: Int) -> [Int] {
    unsafe other.writer.bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: size).map {
        unsafe add(UnsafeRawBufferPointer(rebasing: bytes[$0..<($0 + size)]), isAligned: false) / size
      }
    }
  }
}
