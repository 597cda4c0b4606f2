/// Packs the English month names: CLDR's, and for what CLDR lacks or words badly this project's own decisions.
struct MonthNamePacker {
  private static let columns = ["set", "month", "variant", "wide", "abbreviated", "narrow"]

  func source(data: String) throws(DataError) -> TableSource {
    let cldr = try FactTable(contentsOf: "\(data)/cldr/month-names-en.csv", columns: Self.columns)
    let decisions = try FactTable(contentsOf: "\(data)/decisions/month-names-en.csv", columns: Self.columns)
    // A decision replaces CLDR's row of the same set, month and variant.
    let decided = Set(decisions.rows.map { $0[0...2].joined(separator: ",") })
    let rows = cldr.rows.filter { !decided.contains($0[0...2].joined(separator: ",")) } + decisions.rows

    var order: [String] = []
    var months: [String: [String]] = [:]
    var leapYears: [String: String] = [:]
    var patterns: [String: String] = [:]
    for row in rows {
      let names = row[3...].map(FactTable.literal).joined(separator: ", ")
      switch row[2] {
      case "":
        if months[row[0]] == nil { order.append(row[0]) }
        months[row[0], default: []].append("\(names),  // \(row[1])")
        guard row[1] == String(months[row[0]]?.count ?? 0) else {
          throw cldr.failure(row, expected: "the months of a set in order from 1")
        }
      case "leapYear": leapYears[row[0]] = "\(names),  // \(row[1])"
      case "leapMonth": patterns[row[0]] = try pattern(row, in: cldr)
      default: throw cldr.failure(row, expected: "leapYear, leapMonth or no variant")
      }
    }
    var words: [TableSource.Words] = []
    for set in order {
      words.append(
        .init(name: set, type: "String", comment: "Months from 1 on.", rows: months[set] ?? []))
      if let row = leapYears[set] {
        words.append(
          .init(
            name: "\(set)InLeapYears", type: "String", comment: "The month that has another name in leap years.",
            rows: [row]))
      }
      if let row = patterns[set] {
        words.append(
          .init(
            name: "\(set)LeapMonth", type: "String",
            comment: "What stands before and after the name of a leap month, for each of the three names.", rows: [row])
        )
      }
    }
    return TableSource(
      name: "MonthNameTable", title: "English month names.", imports: [],
      provenance: [cldr.provenance, decisions.provenance],
      layout: ["Three names a month: wide, abbreviated, narrow."],
      workedDecode: [
        "Worked decode: the names of month 9 of a set begin at (9 − 1) × 3 = 24; in `gregorian` they are",
        "\(rows.first { $0[0] == "gregorian" && $0[1] == "9" }?[3...].joined(separator: ", ") ?? "").",
      ],
      words: words)
  }

  /// The texts before and after the name in three patterns such as `{0}bis`.
  private func pattern(_ row: [String], in table: FactTable) throws(DataError) -> String {
    var parts: [String] = []
    for pattern in row[3...] {
      let pieces = pattern.split(separator: "{0}", omittingEmptySubsequences: false)
      guard pieces.count == 2 else { throw table.failure(row, expected: "patterns with one {0}") }
      parts += pieces.map { FactTable.literal(String($0)) }
    }
    return parts.joined(separator: ", ") + ","
  }
}
