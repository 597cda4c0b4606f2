import CBenchmarkPeers

/// Builds the month table of the peer that keeps one integer a month.
enum IntPerMonthTable {
  static func make(_ line: MonthLine) -> UnsafePointer<peer_month_table> {
    let months = line.months
    let end = line.firstDay + line.dayCount
    let starts = Immortal.column(months.count + 1) { Int32($0 < months.count ? months[$0].start : end) }
    let monthYears = Immortal.column(months.count) { Int32(months[$0].year) }
    let firsts = months.indices.filter { months[$0].ordinal == 1 } + [months.count]
    let firstMonths = Immortal.column(firsts.count) { Int32(firsts[$0]) }
    let isUniform = zip(firsts, firsts.dropFirst()).allSatisfy { $1 - $0 == 12 }
    return Immortal.value(
      peer_month_table(
        starts: UnsafePointer(starts.baseAddress), month_years: UnsafePointer(monthYears.baseAddress),
        year_first_months: UnsafePointer(firstMonths.baseAddress), month_count: Int32(months.count),
        first_year: Int32(months[0].year), months_per_year: isUniform ? 12 : 0))
  }
}
