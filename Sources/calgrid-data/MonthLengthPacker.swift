import CalendarCore

/// Packs a table of years of 12 months whose lengths lie within four values; one 64-bit word a year.
///
/// A table that is cut by Gregorian years begins and ends inside a year of its own. The lengths that are known of such a year
/// stand where they would in a whole one.
struct MonthLengthPacker {
  let name: String
  let title: String
  let file: String
  /// Whether `decisions/` completes the table.
  var hasDecisions = false
  /// The number of the month that begins the year.
  var firstMonth = 1
  /// Whether the first year may lack months at its beginning, and the last at its end.
  var isCut = false
  /// The shortest month: the lengths are this and the three values above it.
  let shortest: Int
  /// A year whose word the comment decodes.
  let sample: Int

  func source(data: String) throws(DataError) -> TableSource {
    let path = "\(data)/authority/\(file).csv"
    var table = try MonthTable(contentsOf: path)
    var provenance = [table.provenance]
    if hasDecisions {
      let decisions = try MonthTable(contentsOf: "\(data)/decisions/\(file).csv")
      table = table.merging(decisions)
      provenance.append(decisions.provenance)
    }
    let years = try table.years(place: path)
    guard let first = table.rows.first, let last = table.rows.last, years.count > 2 else {
      throw DataError(code: .range, place: path, found: "no whole year", expected: "at least one")
    }
    let firstOrdinal = isCut ? 13 - years[0].count : 1
    let lastOrdinal = isCut ? years[years.count - 1].count : 12
    var rows: [String] = []
    var decode: [String] = []
    for (position, months) in years.enumerated() {
      let ordinals = (position == 0 ? firstOrdinal : 1)...(position == years.count - 1 ? lastOrdinal : 12)
      let word = try word(months, at: ordinals, since: first.start, place: path)
      let lengths = months.map { String($0.dayCount) }.joined(separator: " ")
      rows.append("\(TableSource.hexadecimal(word)),  // \(months[0].year) \(ISODate(months[0].start)) \(lengths)")
      if months[0].year == sample { decode = explanation(months, word, since: first.start) }
    }
    return TableSource(
      name: name, title: title, provenance: provenance,
      layout: [
        "Span: \(isCut ? "month \(first.name) of " : "")\(first.year) (from \(ISODate(first.start))) to"
          + " \(isCut ? "month \(last.name) of " : "")\(last.year) (before \(ISODate(last.end))).",
        "",
        "One word a year, from the lowest bit:",
        "- 0…23: twelve lengths of 2 bits, the first month lowest: days − \(shortest)"
          + (isCut ? "; 0 for the months that the table lacks" : ""),
        "- 24…43: days from the first day of the table to the first day of the year"
          + (isCut ? ", as far as it is known" : ""),
      ],
      workedDecode: decode,
      constants: [
        "static let table = MonthLengthTable(",
        "  years: \(first.year)...\(last.year), start: Day(\(first.start.number)), firstMonth: \(firstMonth),"
          + " firstOrdinal: \(firstOrdinal), lastOrdinal: \(lastOrdinal),\n  shortestMonth: \(shortest), words: words)",
      ],
      words: [
        .init(name: "words", type: "UInt64", comment: "A row a year: the word; year, start, lengths.", rows: rows)
      ])
  }

  private func word(
    _ months: [MonthRow], at ordinals: ClosedRange<Int>, since start: Day, place: String
  ) throws(DataError) -> UInt64 {
    let expected = ordinals.map { MonthName(number: (firstMonth + $0 - 2) % 12 + 1) }
    guard months.count <= 12, months.map(\.name) == expected,
      months.allSatisfy({ (shortest...(shortest + 3)).contains($0.dayCount) })
    else {
      throw DataError(
        code: .range, place: place, found: "\(months[0].year): \(months.map { "\($0.name): \($0.dayCount)" })",
        expected: "months \(expected.map(\.description).joined(separator: " ")), of \(shortest) to \(shortest + 3) days"
      )
    }
    var word = UInt64(months[0].start - start) << 24
    for (ordinal, month) in zip(ordinals, months) {
      word |= UInt64(month.dayCount - shortest) << UInt64(2 * ordinal - 2)
    }
    return word
  }

  private func explanation(_ months: [MonthRow], _ word: UInt64, since start: Day) -> [String] {
    let offset = months[0].start - start
    let digits = months.map { String($0.dayCount - shortest) }.joined(separator: " ")
    return [
      "Worked decode: \(months[0].year) is \(TableSource.hexadecimal(word)). Bits 24…43 are \(offset): \(offset) days after",
      "\(ISODate(start)) is \(ISODate(months[0].start)). The pairs of bits 0…23, lowest first, are",
      "\(digits): months of \(months.map { String($0.dayCount) }.joined(separator: ", ")) days.",
    ]
  }
}
