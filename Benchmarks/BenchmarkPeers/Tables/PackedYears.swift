import CBenchmarkPeers
import CalendarCore

/// Packs years into three bytes each, for the peer that does so.
enum PackedYears {
  /// The packed years, or `nil` when the calendar has months of other lengths than 29 and 30 days.
  static func make(_ line: MonthLine) -> UnsafePointer<peer_packed_years>? {
    let months = line.months
    guard months.allSatisfy({ (29...30).contains($0.shape.dayCount) }) else { return nil }
    let firsts = months.indices.filter { months[$0].ordinal == 1 }
    let starts = firsts.map { months[$0].start }
    guard let first = starts.first, starts.count > 1, let last = starts.last else { return nil }
    let slope = Int64(Double(last - first) / Double(starts.count - 1) * 65_536)
    let distances = starts.indices.map { starts[$0] - first - Int((Int64($0) * slope) >> 16) }
    guard let lowest = distances.min(), let highest = distances.max(), highest - lowest < 127 else { return nil }

    // The line ends in fractions of a day: New Year lies at least one day after it, so that the year found by going
    // back along the line is never too early.
    let base = first + lowest - 1
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: starts.count * 3 + 1)
    bytes.initialize(repeating: 0)
    for (row, index) in firsts.enumerated() {
      let end = row + 1 < firsts.count ? firsts[row + 1] : months.count
      var packed = UInt32(distances[row] - lowest + 1) << 17
      for (bit, month) in months[index..<end].enumerated() {
        if month.shape.dayCount == 30 { packed |= 1 << UInt32(bit) }
        if month.shape.name.isLeap { packed |= UInt32(bit + 1) << 13 }
      }
      for byte in 0..<3 { bytes[row * 3 + byte] = UInt8(truncatingIfNeeded: packed >> UInt32(8 * byte)) }
    }
    return Immortal.value(
      peer_packed_years(
        bytes: UnsafePointer(bytes.baseAddress), first_year: Int32(months[0].year), year_count: Int32(starts.count),
        line_base: Int32(base), line_slope: slope))
  }
}
