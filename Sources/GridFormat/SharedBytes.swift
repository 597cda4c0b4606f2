/// The growing bytes of a section in which equal pieces stand once: calendars that share months share bytes.
struct SharedBytes {
  private(set) var writer = ByteWriter()
  /// Where pieces stand, by their hash. Of pieces with the same hash the first is found; the others are only not shared.
  private var places: [UInt64: Range<Int>] = [:]

  /// Where a piece stands; `nil` if it is not there yet.
  private func place(of piece: UnsafeRawBufferPointer, _ hash: UInt64) -> Int? {
    guard let place = places[hash], unsafe writer.bytes[place].elementsEqual(piece) else { return nil }
    return place.lowerBound
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
    let words = values.map { $0.littleEndian }
    return unsafe words.withUnsafeBytes { unsafe add($0, isAligned: true) }
  }

  /// Makes sure that a row of equally long ones is there.
  ///
  /// - Returns: its number.
  mutating func add<Row: BitwiseCopyable>(row: Row) -> Int {
    unsafe withUnsafeBytes(of: row) { unsafe add($0, isAligned: false) } / MemoryLayout<Row>.size
  }
}
