import CalendarCore

/// Packs the table of Hindu lunisolar (amanta) months: a 32-bit word a month, and a 32-bit word a year that finds its
/// first month.
struct HinduLunisolarPacker {
  let name = "HinduLunisolarTable"
  let file = "hindu_lunar_amanta"
  /// A year whose first month the comment decodes.
  let sample = 2020

  func source(data: String) throws(DataError) -> TableSource {
    let path = "\(data)/authority/\(file).csv"
    let table = try MonthTable(contentsOf: path)
    let years = try table.years(place: path)
    guard let first = table.rows.first, let last = table.rows.last, years.count > 2 else {
      throw DataError(code: .range, place: path, found: "no whole year", expected: "at least one")
    }
    // Only the table's own ends may lack months.
    for (position, months) in years.enumerated() {
      guard position == 0 || months.first?.name.number == 1,
        position == years.count - 1 || months.last?.name.number == 12
      else {
        throw DataError(
          code: .gap, place: path, found: "\(months[0].year): \(months.map(\.name.description))",
          expected: "months from 1 to 12")
      }
    }
    var monthRows: [String] = []
    var yearRows: [String] = []
    var decode: [String] = []
    var index = 0
    for months in years {
      let words = try months.map { (month) throws(DataError) in try word(month, place: path) }
      let yearWord = UInt32(months[0].start - first.start) | UInt32(index) << 16
      let list = words.map { TableSource.hexadecimal($0) }.joined(separator: ", ")
      monthRows.append("\(list),  // \(months[0].year)")
      let names = months.map(\.name.description).joined(separator: " ")
      let start = ISODate(months[0].start)
      yearRows.append("\(TableSource.hexadecimal(yearWord)),  // \(months[0].year) \(start): \(names)")
      if months[0].year == sample { decode = explanation(months[0], words[0], yearWord, since: first.start) }
      index += months.count
    }
    return TableSource(
      name: name,
      title: "Hindu lunisolar months that end at the new moon (amanta), by Chaitradi Vikram years.",
      provenance: [table.provenance],
      layout: [
        "Span: month \(first.name) of \(first.year) (from \(ISODate(first.start))) to month \(last.name) of \(last.year)"
          + " (before \(ISODate(last.end))).",
        "",
        "A word a month, from the lowest bit:",
        "- 0…3: number, 1 Chaitra … 12 Phalguna",
        "- 4: set for a leap (adhika) month",
        "- 5: set for 30 civil days, else 29",
        "- 6…10 and 11…15: the day labels (tithi at sunrise) that occur twice, 0 for none",
        "- 16…20 and 21…25: the day labels that do not occur, 0 for none",
        "",
        "A word a year:",
        "- 0…15: days from the first day of the table to the first day of the year",
        "- 16…26: the position of its first month among the words of the months",
      ],
      workedDecode: decode,
      constants: [
        "/// The first year lacks months at its beginning, the last at its end.",
        "static let years = \(first.year)...\(last.year)",
        "static let start = Day(\(first.start.number))",
      ],
      words: [
        .init(name: "months", type: "UInt32", comment: "A row a year: the words of its months.", rows: monthRows),
        .init(
          name: "firstMonths", type: "UInt32", comment: "A row a year: the word; year, start, months.", rows: yearRows),
      ])
  }

  private func word(_ month: MonthRow, place: String) throws(DataError) -> UInt32 {
    guard month.dayCount == 29 || month.dayCount == 30, month.repeated.count <= 2, month.skipped.count <= 2,
      30 + month.repeated.count - month.skipped.count == month.dayCount,
      Set(month.repeated + month.skipped).count == month.repeated.count + month.skipped.count
    else {
      throw DataError(
        code: .range, place: place,
        found: "\(month.year) \(month.name): \(month.dayCount), \(month.repeated), \(month.skipped)",
        expected: "29 or 30 days, and labels that fill them")
    }
    var word = UInt32(month.name.number)
    if month.name.isLeap { word |= 1 << 4 }
    if month.dayCount == 30 { word |= 1 << 5 }
    for (position, label) in month.repeated.enumerated() { word |= UInt32(label) << UInt32(6 + 5 * position) }
    for (position, label) in month.skipped.enumerated() { word |= UInt32(label) << UInt32(16 + 5 * position) }
    return word
  }

  private func explanation(_ month: MonthRow, _ word: UInt32, _ yearWord: UInt32, since start: Day) -> [String] {
    let offset = month.start - start
    let repeated = month.repeated.map(String.init).joined(separator: " and ")
    let skipped = month.skipped.map(String.init).joined(separator: " and ")
    return [
      "Worked decode: \(month.year) is \(TableSource.hexadecimal(yearWord)): bits 0…15 are \(offset), so it starts \(offset) days after",
      "\(ISODate(start)), on \(ISODate(month.start)); its first month is at position \(yearWord >> 16). That month is"
        + " \(TableSource.hexadecimal(word)): number",
      "\(month.name.number)\(month.name.isLeap ? ", leap" : ""), \(month.dayCount) days; label \(repeated) occurs twice,"
        + " labels \(skipped) do not occur.",
    ]
  }
}
