import CalendarCore

/// Packs a table of East Asian lunisolar years: 12 or 13 months of 29 or 30 days, begun in the Gregorian year of the
/// same number; one 32-bit word a year.
struct LunisolarPacker {
  let name: String
  let title: String
  let file: String
  /// A year whose word the comment decodes.
  let sample: Int

  func source(data: String) throws(DataError) -> TableSource {
    let path = "\(data)/authority/\(file).csv"
    let table = try MonthTable(contentsOf: path)
    // A year that the table does not finish is left to the rule.
    let years = try table.years(place: path).filter { $0.last?.name.number == 12 }
    guard let first = years.first?.first, let last = years.last?.last else {
      throw DataError(code: .range, place: path, found: "no whole year", expected: "at least one")
    }
    var rows: [String] = []
    var decode: [String] = []
    for months in years {
      let word = try word(months, place: path)
      let lengths = months.map { String($0.dayCount) }.joined(separator: " ")
      let leap = months.first { $0.name.isLeap }.map { " leap \($0.name.number)" } ?? ""
      rows.append("\(TableSource.hexadecimal(word)),  // \(ISODate(months[0].start)) \(lengths)\(leap)")
      if months[0].year == sample { decode = explanation(months, word) }
    }
    return TableSource(
      name: name, title: title, provenance: [table.provenance],
      layout: [
        "Span: \(first.year) (from \(ISODate(first.start))) to \(last.year) (before \(ISODate(last.end))).",
        "",
        "One word a year, from the lowest bit:",
        "- 0…12: bit i is set when the month at ordinal i + 1 has 30 days; else it has 29",
        "- 13…16: the number that the leap month repeats (it follows the month of that number), 0 in years of 12 months",
        "- 17…22: days from 1 January of the Gregorian year of the same number to the first day of the year",
      ],
      workedDecode: decode,
      constants: ["static let years = \(first.year)...\(last.year)"],
      words: [.init(name: "words", type: "UInt32", comment: "A row a year: the word; start, lengths.", rows: rows)])
  }

  private func word(_ months: [MonthRow], place: String) throws(DataError) -> UInt32 {
    let year = months[0].year
    let leaps = months.filter(\.name.isLeap)
    var expected = (1...12).map { MonthName(number: $0) }
    if let leap = leaps.first { expected.insert(leap.name, at: leap.name.number) }
    guard months.map(\.name) == expected, months.allSatisfy({ $0.dayCount == 29 || $0.dayCount == 30 }) else {
      throw DataError(
        code: .range, place: place, found: "\(year): \(months.map { "\($0.name): \($0.dayCount)" })",
        expected: "months 1 to 12 and at most one leap month, of 29 or 30 days")
    }
    let offset = months[0].start - newYear(year)
    guard (0..<64).contains(offset) else {
      throw DataError(
        code: .range, place: place, found: "\(year) \(months[0].start)", expected: "a start before 6 March")
    }
    var word = UInt32(offset) << 17 | UInt32(leaps.first?.name.number ?? 0) << 13
    for (index, month) in months.enumerated() where month.dayCount == 30 {
      word |= 1 << UInt32(index)
    }
    return word
  }

  private func explanation(_ months: [MonthRow], _ word: UInt32) -> [String] {
    let offset = months[0].start - newYear(months[0].year)
    let flags = months.map { $0.dayCount == 30 ? "1" : "0" }.joined()
    let leap = months.first { $0.name.isLeap }?.name.number ?? 0
    return [
      "Worked decode: \(months[0].year) is \(TableSource.hexadecimal(word)). Bits 17…22 are \(offset): the year starts \(offset) days",
      "after 1 January, on \(ISODate(months[0].start)). Bits 13…16 are \(leap): "
        + (leap == 0 ? "12 months." : "13 months, the one at ordinal \(leap + 1) is leap month \(leap)."),
      "Bits 0…\(months.count - 1), lowest first, are \(flags): \(months.map { String($0.dayCount) }.joined(separator: ", ")) days.",
    ]
  }

  private func newYear(_ year: Int) -> Day {
    // Every year of ISODate.years has a 1 January.
    ISODate(year: year, month: 1, day: 1).map { Day($0) } ?? Day(0)
  }
}
