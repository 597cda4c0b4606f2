import CalendarCore
import GridStore

/// JSON text that is written straight into memory that is used again: members in the order given, no blanks, the same bytes everywhere.
///
/// Make one for each thread and call ``removeAll()`` between documents; once it has held the largest of them, writing allocates nothing.
/// This file is a fence for unsafe memory: room is checked once for each piece, then the piece is copied.
@safe
public struct JSONWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// The bytes written.
  public private(set) var count = 0

  /// - Parameter capacity: the bytes that fit before the memory grows.
  public init(capacity: Int = 4_096) {
    self.capacity = max(64, capacity)
    unsafe memory = UnsafeMutableRawPointer.allocate(byteCount: self.capacity, alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

  /// Forgets the text and keeps the memory.
  public mutating func removeAll() { count = 0 }

  /// The text in UTF-8, for as long as the closure runs.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(RawSpan(_unsafeStart: memory, byteCount: count))
  }

  /// The text as a string.
  public var text: String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: memory, count: count), as: UTF8.self)
  }

  // MARK: - Pieces

  /// Appends text as it stands.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    unsafe (memory + count).copyMemory(from: text.utf8Start, byteCount: length)
    count &+= length
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    reserve(1)
    unsafe memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Appends a whole number.
  @inline(__always)
  mutating func append(_ number: Int) {
    if number >= 0, number < 100 {
      reserve(2)
      if number >= 10 { unsafe putTwoDigits(number, at: count) } else { unsafe putDigit(number, at: count) }
      count &+= number >= 10 ? 2 : 1
    } else {
      appendLong(number)
    }
  }

  @inline(never)
  private mutating func appendLong(_ number: Int) {
    reserve(20)
    if number < 0 {
      unsafe memory.storeBytes(of: UInt8(ascii: "-"), toByteOffset: count, as: UInt8.self)
      count &+= 1
    }
    putDigits(number.magnitude, atLeast: 1)
  }

  /// Appends an ISO 8601 date between quotes: what `ISODate` describes.
  @inline(__always)
  mutating func append(_ day: Day) {
    let date = ISODate(day)
    reserve(24)
    unsafe memory.storeBytes(of: UInt8(ascii: "\""), toByteOffset: count, as: UInt8.self)
    count &+= 1
    if date.year >= 0, date.year <= 9_999 {
      unsafe putTwoDigits(date.year / 100, at: count)
      unsafe putTwoDigits(date.year % 100, at: count &+ 2)
      count &+= 4
    } else {
      let sign = date.year < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")
      unsafe memory.storeBytes(of: sign, toByteOffset: count, as: UInt8.self)
      count &+= 1
      putDigits(date.year.magnitude, atLeast: 4)
    }
    unsafe memory.storeBytes(of: UInt8(ascii: "-"), toByteOffset: count, as: UInt8.self)
    unsafe putTwoDigits(date.month, at: count &+ 1)
    unsafe memory.storeBytes(of: UInt8(ascii: "-"), toByteOffset: count &+ 3, as: UInt8.self)
    unsafe putTwoDigits(date.day, at: count &+ 4)
    unsafe memory.storeBytes(of: UInt8(ascii: "\""), toByteOffset: count &+ 6, as: UInt8.self)
    count &+= 7
  }

  /// Appends what each cell of a month begins with: `{"date":"2026-09-01","day":1,"owner":"current"`, in one piece.
  ///
  /// - Parameters:
  ///   - month: the date up to its day, as eight letters in the order of memory.
  ///   - day: 1…31
  ///   - label: 0…99
  @inline(__always)
  mutating func appendCell(month: UInt64, day: Int, label: Int, owner: CellOwner) {
    reserve(80)
    var end = count
    unsafe put("{\"date\":\"", at: &end)
    unsafe memory.storeBytes(of: month, toByteOffset: end, as: UInt64.self)
    unsafe putTwoDigits(day, at: end &+ 8)
    end &+= 10
    unsafe put("\",\"day\":", at: &end)
    // A label of one digit stands where the next piece begins, and is written before it.
    unsafe putTwoDigits(label < 10 ? label &* 10 : label, at: end)
    end &+= label < 10 ? 1 : 2
    // Each text has a length that the compiler knows.
    switch owner {
    case .previous: unsafe put(",\"owner\":\"previous\"", at: &end)
    case .current: unsafe put(",\"owner\":\"current\"", at: &end)
    case .next: unsafe put(",\"owner\":\"next\"", at: &end)
    }
    count = end
  }

  /// Whether a comma must stand before the next value: not at the start, behind an opening bracket or behind a name.
  var needsComma: Bool {
    guard count > 0 else { return false }
    let last = unsafe memory.load(fromByteOffset: count &- 1, as: UInt8.self)
    return last != UInt8(ascii: "{") && last != UInt8(ascii: "[") && last != UInt8(ascii: ":")
  }

  // MARK: - Memory

  @inline(__always)
  private mutating func reserve(_ bytes: Int) {
    if _slowPath(capacity &- count < bytes) { grow(bytes) }
  }

  @inline(never)
  private mutating func grow(_ bytes: Int) {
    let larger = max(capacity * 2, count + bytes)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    unsafe moved.copyMemory(from: memory, byteCount: count)
    unsafe memory.deallocate()
    unsafe memory = unsafe moved
    capacity = larger
  }

  /// Writes text where there is room for it.
  @unsafe
  @inline(__always)
  private func put(_ text: StaticString, at offset: inout Int) {
    unsafe (memory + offset).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    offset &+= text.utf8CodeUnitCount
  }

  /// Writes the digits of a number, with zeros before it up to a width; 20 bytes of room must be there.
  private mutating func putDigits(_ number: UInt, atLeast width: Int) {
    var length = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    length = max(length, width)
    rest = number
    for position in stride(from: length - 1, through: 0, by: -1) {
      unsafe putDigit(Int(rest % 10), at: count + position)
      rest /= 10
    }
    count += length
  }

  @unsafe
  @inline(__always)
  private func putDigit(_ digit: Int, at offset: Int) {
    unsafe memory.storeBytes(of: UInt8(truncatingIfNeeded: 48 &+ digit), toByteOffset: offset, as: UInt8.self)
  }

  /// 0…99
  @unsafe
  @inline(__always)
  private func putTwoDigits(_ number: Int, at offset: Int) {
    let tens = (number &* 103) >> 10
    let pair = UInt16(truncatingIfNeeded: (48 &+ tens) | (48 &+ number &- tens &* 10) << 8)
    unsafe memory.storeBytes(of: pair.littleEndian, toByteOffset: offset, as: UInt16.self)
  }
}
