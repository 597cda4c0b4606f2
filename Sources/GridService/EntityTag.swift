import CalendarCore
import GridStore

/// A hash of all that an answer depends on: its target, the keys of its grids, the versions of their rules, their years, and how JSON is written.
/// FNV-1a, 64 bits.
struct EntityTag {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter schema: changes with the JSON of the answers.
  init(schema: UInt64) { add(schema) }

  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices { add(byte: bytes[index]) }
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ key: GridParameters, _ grid: Grid) {
    for byte in key.calendar.rawValue.utf8 { add(byte: byte) }
    add(byte: key.weekRule.firstWeekday.rawValue)
    add(byte: UInt8(truncatingIfNeeded: key.weekRule.minimumDays))
    add(grid.ruleVersion)
    add(UInt64(bitPattern: Int64(grid.years.lowerBound)))
    add(UInt64(bitPattern: Int64(grid.years.upperBound)))
  }

  private mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
