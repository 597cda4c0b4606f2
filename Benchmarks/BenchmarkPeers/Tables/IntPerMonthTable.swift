import CBenchmarkPeers
import CalendarCore

/// Builds the month table of the peers that keep one integer a month: the first day, or calgrid's word.
enum IntPerMonthTable {
  static func make(_ line: MonthLine) -> UnsafePointer<peer_month_table> {
    let months = line.months
    let end = line.firstDay + line.dayCount
    let starts = Immortal.column(months.count + 1) { Int32($0 < months.count ? months[$0].start : end) }
    let monthYears = Immortal.column(months.count) { Int32(months[$0].year) }
    let firsts = months.indices.filter { months[$0].ordinal == 1 } + [months.count]
    let firstMonths = Immortal.column(firsts.count) { Int32(firsts[$0]) }
    let isUniform = zip(firsts, firsts.dropFirst()).allSatisfy { $1 - $0 == 12 }
    precondition(line.dayCount < 1 << 22, "a word holds the first 2²² days of a line")
    let words = Immortal.column(months.count) { index in
      let month = months[index]
      let weekday = UInt32(MonthLine.weekdayPosition(month.start))
      return Int32(
        bitPattern: UInt32(month.start - line.firstDay) | weekday << 22 | UInt32(month.shape.dayCount) << 26)
    }
    let ofMonths = rise(months.map { $0.start - line.firstDay }, to: line.dayCount)
    let ofYears = rise(Array(firsts.dropLast()), to: months.count)
    return Immortal.value(
      peer_month_table(
        starts: UnsafePointer(starts.baseAddress), month_years: UnsafePointer(monthYears.baseAddress),
        year_first_months: UnsafePointer(firstMonths.baseAddress), month_count: Int32(months.count),
        first_year: Int32(months[0].year), months_per_year: isUniform ? 12 : 0,
        words: words.withMemoryRebound(to: UInt32.self) { UnsafePointer($0.baseAddress) },
        first_day: Int32(line.firstDay), month_slope: UInt64(ofMonths.slope), month_bias: UInt64(ofMonths.bias),
        year_slope: UInt64(ofYears.slope), year_bias: UInt64(ofYears.bias)))
  }

  /// The line, in steps of 2⁻⁴⁰, that lies on or above every one of ascending boundaries at its index.
  private static func rise(_ boundaries: [Int], to end: Int) -> (slope: Int, bias: Int) {
    let slope = boundaries.count << 40 / end
    var bias = 0
    for (index, boundary) in boundaries.enumerated() { bias = max(bias, index << 40 - boundary * slope) }
    return (slope, bias)
  }
}
