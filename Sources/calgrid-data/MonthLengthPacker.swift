import CalendarCore

/// Packs a table of years of 12 months whose lengths lie within four values; one 64-bit word a year.
struct MonthLengthPacker {
  let name: String
  let title: String
  let file: String
  /// Whether `decisions/` completes the table.
  var hasDecisions = false
  /// The number of the month that begins the year.
  var firstMonth = 1
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
    // Tables that are cut by Gregorian years begin and end inside a year of their own; only whole years are packed.
    let years = try table.years(place: path).filter { $0.count == 12 }
    guard let first = years.first?.first, let last = years.last?.last, years.count == last.year - first.year + 1 else {
      throw DataError(
        code: .range, place: path, found: "years with other than 12 months", expected: "at its edges only")
    }
    var rows: [String] = []
    var decode: [String] = []
    for months in years {
      let word = try word(months, since: first.start, place: path)
      let lengths = months.map { String($0.dayCount) }.joined(separator: " ")
      rows.append("\(TableSource.hexadecimal(word)),  // \(months[0].year) \(ISODate(months[0].start)) \(lengths)")
      if months[0].year == sample { decode = explanation(months, word, since: first.start) }
    }
    return TableSource(
      name: name, title: title, provenance: provenance,
      layout: [
        "Span: \(first.year) (from \(ISODate(first.start))) to \(last.year) (before \(ISODate(last.end))), whole years only.",
        "",
        "One word a year, from the lowest bit:",
        "- 0…23: twelve lengths of 2 bits, the first month lowest: days − \(shortest)",
        "- 24…43: days from the first day of the table to the first day of the year",
      ],
      workedDecode: decode,
      constants: [
        "static let table = MonthLengthTable(",
        "  years: \(first.year)...\(last.year), start: Day(\(first.start.number)), firstMonth: \(firstMonth), "
          + "shortestMonth: \(shortest), words: words)",
      ],
      words: [
        .init(name: "words", type: "UInt64", comment: "A row a year: the word; year, start, lengths.", rows: rows)
      ])
  }

  private func word(_ months: [MonthRow], since start: Day, place: String) throws(DataError) -> UInt64 {
    let expected = (0..<12).map { MonthName(number: (firstMonth - 1 + $0) % 12 + 1) }
    guard months.map(\.name) == expected, months.allSatisfy({ (shortest...(shortest + 3)).contains($0.dayCount) })
    else {
      throw DataError(
        code: .range, place: place, found: "\(months[0].year): \(months.map { "\($0.name): \($0.dayCount)" })",
        expected: "12 months from \(firstMonth) on, of \(shortest) to \(shortest + 3) days")
    }
    var word = UInt64(months[0].start - start) << 24
    for (index, month) in months.enumerated() {
      word |= UInt64(month.dayCount - shortest) << UInt64(2 * index)
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
