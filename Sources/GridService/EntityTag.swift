import CalendarCore
import GridFormat
import GridStore

/// All that an answer depends on: its target, the keys of its grids, the versions of their rules, their years, and how JSON is written.
///
/// Pieces of varying length stand behind their length, so that no two lists of pieces are the same bytes.
struct EntityTag {
  private var bytes: [UInt8] = []

  /// - Parameter schema: changes with the JSON of the answers.
  init(schema: UInt64) { add(schema) }

  mutating func add(_ target: Span<UInt8>) {
    add(UInt64(target.count))
    for index in target.indices { bytes.append(target[index]) }
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func add(_ key: GridParameters, _ grid: Grid) {
    let canonical = key.canonicalBytes
    add(UInt64(canonical.count))
    bytes += canonical
    add(grid.ruleVersion)
    add(UInt64(bitPattern: Int64(grid.years.lowerBound)))
    add(UInt64(bitPattern: Int64(grid.years.upperBound)))
  }

  /// The hash of it.
  var value: UInt64 { Checksum.hash(bytes) }
}
